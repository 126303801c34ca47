import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composePdf, fillRevision, joinRevision, prepareRevision } from '../index.ts';
import { createJudges, type Judges } from '../testing/judges.ts';
import { textPdf } from '../testing/sample-pdfs.ts';
import { advanceOf, missingGlyphs, otherFonts, textFont } from './font.ts';
import { rareFontName } from './rare-fonts.ts';
import { characterMap, fontTables, table } from './truetype.ts';
import { fontOfWoff2 } from './woff2.ts';

let judges: Judges;
beforeAll(() => {
  judges = createJudges();
});
afterAll(() => judges.bench.remove());

const NAMES = '𠮷田 㼆 䶮 𬱖 𪚥 𡈽 𠀀 𫝆 𬘭 𮯠';
/** The Han characters of GB 18030-2022 level 3: the unified ideographs and their extensions A to F. */
const BLOCKS = [
  [0x3400, 0x4db5],
  [0x4e00, 0x9fef],
  [0x20000, 0x2a6d6],
  [0x2a700, 0x2b734],
  [0x2b740, 0x2b81d],
  [0x2b820, 0x2cea1],
  [0x2ceb0, 0x2ebe0],
] as const;

describe('Rare characters', () => {
  it('of GB 18030-2022 level 3 can all be drawn; characters without a font are listed', () => {
    const { glyphs } = textFont();
    const missing = BLOCKS.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(
        (codePoint) => !glyphs.has(codePoint) && rareFontName(codePoint) === null,
      ),
    );
    expect(missing).toEqual([]);
    expect(missingGlyphs(NAMES)).toEqual([]);
    expect(missingGlyphs('𰀀𠮷\u{1F600}')).toEqual(['𰀀']);
  });

  it('cost nothing in a text without them: no font file is opened', () => {
    expect(otherFonts('王小明 Alice 㼆 䶮').size).toBe(0);
    expect([...otherFonts('𠮷𠮷田𪚥').keys()]).toHaveLength(2);
    expect(advanceOf('𠮷'.codePointAt(0)!)).toBe(1000);
  });

  it('are embedded as glyphs and extracted unchanged', () => {
    const file = composePdf({
      pages: [
        {
          width: 400,
          height: 200,
          drawings: [{ draw: 'text', text: `姓名 ${NAMES} 签署`, x: 20, y: 100, fontSize: 16 }],
        },
      ],
    });
    expect(judges.qpdfRemarks(file)).toBe('');
    expect(judges.text(file).normalize('NFC')).toContain(`姓名 ${NAMES} 签署`);
    expect(file.length).toBeLessThan(30_000);
  });

  it('are shown in a field, alone and with other characters, and are not rendered as empty boxes', () => {
    const place = (at: number) => ({ page: 1, box: { ulx: 60, uly: 400 - 60 * at, lrx: 260, lry: 370 - 60 * at } });
    const plan = { fields: [0, 1].map((at) => ({ kind: 'TEXT' as const, fieldId: `t${at}`, place: place(at) })) };
    const page = textPdf();
    const base = joinRevision(page, prepareRevision(page, plan));
    const filled = (first: string, second: string) =>
      joinRevision(
        base,
        fillRevision(base, [
          { fieldId: 't0', text: first },
          { fieldId: 't1', text: second },
        ]),
      );
    const file = filled('𠮷田太郎 (甲方)', '𪚥');
    expect(judges.qpdfRemarks(file)).toBe('');
    expect(judges.text(file)).toMatch(/𠮷田太郎 \(甲方\)[\s\S]*𪚥/);
    // Two rare characters of one font file are rendered differently: neither is the box of a missing glyph.
    expect(judges.difference(judges.render(filled('𠮷', '𠀀')), judges.render(filled('𠮶', '𠀁')))).not.toBeNull();
  });
});

describe('A WOFF2 font', () => {
  const path = createRequire(import.meta.url).resolve('hanamin/HanaMinB.CJK-Unified-Ideographs-Extension-D.woff2');
  it('is read completely, with the same outlines as in another implementation', () => {
    const font = fontOfWoff2(readFileSync(path));
    const tables = fontTables(font);
    expect(characterMap(table(tables, 'cmap')).size).toBe(222);
    expect(createHash('sha256').update(table(tables, 'glyf')).digest('hex')).toBe(
      'f92452257a7afe145b3ae784d002b5775241f75c107582206edbb4aefbdd424a',
    );
  });
  it('that is not a font is refused', () => {
    const file = readFileSync(path);
    expect(() => fontOfWoff2(Buffer.from('no font'))).toThrow(/WOFF2/);
    expect(() => fontOfWoff2(Buffer.concat([file.subarray(0, 48), Buffer.alloc(40, 0xff)]))).toThrow();
  });
});
