import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENTRIES } from '../../packages/server/build-entries.mjs';
import { WORKER_ENTRIES } from '../../packages/server/src/platform/workers/entry.ts';
import { judgeCode, nameFault } from './code-rules.ts';
import { readSources, ROOT } from './sources.ts';

/** Packages that state their licence only in a file. */
const READ_BY_HAND = new Map([['node_modules/xmlhttprequest-ssl', 'MIT']]);

const judge = (file: string, text: string): string[] => judgeCode([{ path: file, text }]);

describe('the code rules', () => {
  it('for motion rest on one rule of the style sheets, which reaches every element', () => {
    const tokens = readFileSync(path.join(ROOT, 'packages/web/src/ui/tokens.css'), 'utf8');
    const [, reduced = ''] = tokens.split('@media (prefers-reduced-motion: reduce) {');
    expect(reduced).toMatch(/\*,\s+\*::before,\s+\*::after \{/);
    for (const part of ['animation-duration', 'animation-delay', 'transition-duration', 'transition-delay'])
      expect(reduced).toMatch(new RegExp(`${part}: 0(\\.01ms|s) !important;`));
    expect(reduced).toContain('scroll-behavior: auto !important;');
  });

  it('hold in every file', () => {
    expect(judgeCode(readSources(['.ts', '.tsx', '.mjs', '.css', '.json', '.md']))).toEqual([]);
  });

  it.each([
    ['packages/domain/src/a.ts', 'const now = new Date();'],
    ['packages/domain/src/a.ts', 'const now = Date();'],
    ['packages/server/src/http/a.ts', 'const port = process.env.PORT;'],
    ['packages/server/src/sessions/a.ts', 'if (row.tokenHash !== given) refuse();'],
    [
      'packages/server/src/a.ts',
      'async (tx) => { const actor = findActor(tx); await write(tx); await record(await actor); };',
    ],
    ['packages/server/src/a.ts', 'enum Colour { Red }'],
    ['packages/server/src/a.ts', `// ${'TO'}DO: later`],
    ['packages/server/src/a.ts', 'const x = y as any;'],
    ['packages/server/src/a.test.ts', `it.${'only'}('x', () => {});`],
    ['scripts/a.mjs', `const place = '/${'home'}/me/project';`],
    ['packages/server/src/a.ts', `// ${'who'}ever asks first`],
    ['packages/web/src/a.module.css', '.a { padding: 7px 0; }'],
    ['packages/web/src/a.module.css', '.a { color: #fff; }'],
    ['packages/web/src/a.module.css', '.a { font: 600 17px/1.4 serif; }'],
    ['packages/web/src/a.module.css', '@media (max-width: 700px) { .a { top: 0; } }'],
    ['packages/web/src/a.tsx', "const isWide = useMedia('(min-width: 900px)');"],
    ['packages/web/src/a.module.css', '.a { transition: opacity 0.2s !important; }'],
    ['packages/web/src/a.module.css', '.a::backdrop { animation: fade 0.2s; }'],
    ['packages/web/src/a.module.css', '@media (orientation: landscape) { .a { transform: rotate(90deg); } }'],
    ['packages/web/src/a.tsx', "element.scrollTo({ top: 0, behavior: 'smooth' });"],
    ['packages/web/src/a.tsx', 'element.animate(frames, 200);'],
    ['packages/server/src/string-utils.ts', ''],
    ['packages/server/src/common/a.ts', ''],
    ['packages/server/src/SessionStore.ts', ''],
  ])('are broken in %s by %s', (file, text) => {
    expect(judge(file, text)).toHaveLength(1);
  });

  it.each([
    ['packages/domain/src/a.ts', 'const at = new Date(0);'],
    ['packages/domain/src/a.test.ts', 'const now = new Date();'],
    ['packages/server/src/platform/config/config.ts', 'const port = process.env.PORT;'],
    ['packages/server/src/sessions/a.ts', 'if (row.tokenHash === null || token === undefined) refuse();'],
    [
      'packages/server/src/a.ts',
      'async (tx) => { const actor = findActor(tx); await Promise.all([write(tx), actor]); await record(await actor); };',
    ],
    [
      'packages/web/src/a.module.css',
      '.a { padding: 0 1px var(--space-2); /* not 7px */ border: 3px solid var(--ink); }',
    ],
    ['packages/web/src/a.module.css', '@media (max-width: 640px) { .a { background: rgb(var(--ink-rgb) / 0.05); } }'],
    ['packages/web/src/a.module.css', '.a::before { animation: fade 0.2s; } .b::backdrop { animation: none; }'],
    ['packages/web/src/a.module.css', '@media (orientation: landscape) { .a { top: 0; } } .b { rotate: 3deg; }'],
    [
      'packages/web/src/a.tsx',
      "const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches; scrollTo({ behavior: isStill ? 'auto' : 'smooth' });",
    ],
  ])('are kept in %s by %s', (file, text) => {
    expect(judge(file, text)).toEqual([]);
  });

  it('file names are checked in every part of the path', () => {
    expect(nameFault('packages/web/src/parts/pdf-view.tsx')).toBeNull();
    expect(nameFault('packages/web/src/ui/tokens.module.css')).toBeNull();
    expect(nameFault('packages/web/src/helpers/x.ts')).not.toBeNull();
  });
});

describe('the shipped product', () => {
  it('every worker of the server is in its bundle', () => {
    expect(ENTRIES).toMatchObject(WORKER_ENTRIES);
  });

  it('every dependency of the product has a licence that permits shipping it', () => {
    const allowed = new Set([
      'MIT',
      'MIT-0',
      'ISC',
      'BSD-2-Clause',
      'BSD-3-Clause',
      '0BSD',
      'Apache-2.0',
      'BlueOak-1.0.0',
      'OFL-1.1',
    ]);
    ['CC0-1.0', 'Unlicense', 'PostgreSQL', 'Zlib', 'Python-2.0'].forEach((licence) => allowed.add(licence));
    const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { dev?: boolean; link?: boolean; license?: string }>;
    };
    const isAllowed = (licence: string): boolean =>
      licence
        .replace(/[()]/g, '')
        .split(' OR ')
        .some((one) => one.split(' AND ').every((part) => allowed.has(part.trim())));
    const refused = Object.entries(lock.packages)
      .filter(([place, entry]) => place.includes('node_modules/') && entry.dev !== true && entry.link !== true)
      .filter(([place, entry]) => !isAllowed(entry.license ?? READ_BY_HAND.get(place) ?? 'none given'))
      .map(([place, entry]) => `${place}: ${entry.license ?? 'none given'}`);
    expect(refused).toEqual([]);
  });
});
