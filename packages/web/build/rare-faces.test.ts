import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { rareFaces } from './rare-faces.ts';

const resolve = (specifier: string): string => createRequire(import.meta.url).resolve(specifier);
const folder = path.dirname(path.dirname(resolve('@fontsource-variable/noto-sans-thai/package.json')));
const transform = rareFaces().transform as (code: string, id: string) => { code: string } | null;

it('The fonts of scripts are one family of one weight, with the parts that documents use', () => {
  const faces = readdirSync(folder).flatMap((font) => {
    const file = path.join(folder, font, 'index.css');
    return transform(readFileSync(file, 'utf8'), file)?.code.match(/@font-face[^}]*\}/g) ?? [];
  });
  // As many as the server opens: `scriptFontPaths` of the PDF package.
  expect(faces).toHaveLength(110);
  const unlike = faces.filter((face) => !/font-family: Paper;[\s\S]*font-weight: 400;/.test(face));
  expect(unlike).toEqual([]);
  const emoji = faces.filter((face) => face.includes('noto-emoji'));
  expect(emoji.filter((face) => /U\+30-39/i.test(face))).toEqual([]);
  expect(faces.filter((face) => face.includes('size-adjust')).every((face) => face.includes('source-sans-3'))).toBe(
    true,
  );
});

it('The fonts of handwriting are shipped as WOFF2 only', () => {
  for (const file of ['@fontsource/caveat/600.css', '@fontsource/ma-shan-zheng/400.css']) {
    const code = transform(readFileSync(resolve(file), 'utf8'), resolve(file))?.code ?? '';
    expect(code).toContain("format('woff2')");
    expect(code).not.toContain('.woff)');
  }
});
