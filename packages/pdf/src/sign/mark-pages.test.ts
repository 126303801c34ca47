import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinRevision, prepareRevision } from '../index.ts';
import { name } from '../syntax/objects.ts';
import { customPdf, rotatedPdf, textPdf } from '../testing/sample-pdfs.ts';

const NUMBER = 'HT-202603-0001 采购';
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'countersign-mark-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PLACES = ['HEADER_LEFT', 'HEADER_RIGHT', 'FOOTER_LEFT', 'FOOTER_RIGHT'] as const;

function marked(base: Uint8Array, place: (typeof PLACES)[number]): Uint8Array {
  const file = joinRevision(base, prepareRevision(base, { fields: [], pageMark: { text: NUMBER, place } }));
  expect(Buffer.from(file.subarray(0, base.length)).equals(Buffer.from(base))).toBe(true);
  return file;
}
/** Where another PDF reader finds the words on each page, in fractions of the displayed page from its top left corner. */
function whereShown(file: Uint8Array): { pages: number; found: { text: string; x: number; y: number }[] } {
  const at = path.join(folder, 'marked.pdf');
  writeFileSync(at, file);
  execFileSync('qpdf', ['--check', at], { stdio: 'pipe' });
  const shown = execFileSync('pdftotext', ['-bbox', at, '-'], { encoding: 'utf8' });
  const sheets = shown.split('<page ').slice(1);
  const found = sheets.flatMap((sheet) => {
    const [, width = '1', height = '1'] = /width="([\d.]+)" height="([\d.]+)"/.exec(sheet) ?? [];
    return [...sheet.matchAll(/xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="[\d.-]+" yMax="[\d.-]+">([^<]*)</g)].map(
      ([, x, y, text = '']) => ({ text, x: Number(x) / Number(width), y: Number(y) / Number(height) }),
    );
  });
  return { pages: sheets.length, found: found.filter(({ text }) => text.startsWith('HT-')) };
}

describe('A mark on every page', () => {
  it.each(PLACES)('is drawn at %s of each page, over the existing content, which stays', (place) => {
    const file = marked(textPdf(3), place);
    const { pages, found } = whereShown(file);
    expect(pages).toBe(3);
    expect(found).toHaveLength(3);
    for (const { text, x, y } of found) {
      expect(text).toBe('HT-202603-0001');
      expect(x < 0.5).toBe(place.endsWith('LEFT'));
      expect(y < 0.1).toBe(place.startsWith('HEADER'));
      expect(y > 0.9).toBe(place.startsWith('FOOTER'));
    }
    expect(execFileSync('pdftotext', [path.join(folder, 'marked.pdf'), '-'], { encoding: 'utf8' })).toContain(
      'Contract',
    );
  });

  it.each([0, 90, 180, 270])('is upright in the same corner of a page that is turned by %i', (rotate) => {
    const { found } = whereShown(marked(rotatedPdf(rotate), 'HEADER_RIGHT'));
    expect(found).toHaveLength(1);
    expect(found[0]?.x).toBeGreaterThan(0.5);
    // The reader measures from the media box, which is larger than the displayed area.
    expect(found[0]?.y).toBeLessThan(0.2);
  });

  it('is drawn on a page without content, and on a page with inherited resources', () => {
    const base = customPdf({
      pages: [{}, { Rotate: 0 }],
      inherited: { Resources: new Map([['ProcSet', [name('PDF')]]]) },
    });
    expect(whereShown(marked(base, 'FOOTER_LEFT')).found).toHaveLength(2);
  });

  it('is refused if the font has no glyph for it', () => {
    const plan = { fields: [], pageMark: { text: '\u{30000}', place: 'FOOTER_LEFT' } } as const;
    expect(() => prepareRevision(textPdf(), plan)).toThrow(/glyph/);
  });
});
