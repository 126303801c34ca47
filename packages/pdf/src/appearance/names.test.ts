import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composePdf, missingGlyphs } from '../index.ts';
import { createJudges, type Judges } from '../testing/judges.ts';
import { runsOf } from './runs.ts';
import { textWidth } from './text-layout.ts';

let judges: Judges;
beforeAll(() => {
  judges = createJudges();
});
afterAll(() => judges.bench.remove());

/**
 * Names in many scripts, and the fingerprint of their glyphs: fonts, numbers, offsets and widths, from left to right. A wrong one is
 * looked at on paper before it is changed here.
 */
const NAMES: readonly (readonly [script: string, name: string, golden: string])[] = [
  ['Polish', 'Zażółć Gęślą-Łękołody', 'e9d4216dd7dc'],
  ['Turkish', 'Gülşah Çığırtkan İrem', '62e51af398f8'],
  ['Vietnamese', 'Nguyễn Thị Hồng Nhung Đặng', '542432bc8421'],
  ['Yoruba', 'Ọlájùmọ̀kẹ́', 'e39768f9a483'],
  ['Greek', 'Αλέξανδρος Παπαδόπουλος', '1ba997e7412f'],
  ['Cyrillic', 'Їжакевич Ґалаґан Щербакова', '0b904bb3ed04'],
  ['Serbian', 'Ђорђе Његош Џејн', 'f429199b79a6'],
  ['Arabic', 'محمد عبد الله الأهدل', '9feee9765612'],
  ['Persian', 'پژمان گلچین می‌خواهم', '7ea13960fb0f'],
  ['Urdu', 'ڈاکٹر محمّد ہاشم', 'f4ddca430d98'],
  ['Uyghur', 'ئابدۇكېرىم ھېيت', '08409df70d82'],
  ['Hebrew', 'יוסף בן־דוד שָׁלוֹם', '74a1f09e50b0'],
  ['Thai', 'สมชาย ใจดี น้ำผึ้ง', '4b3866d21993'],
  ['Hindi', 'श्रीकृष्ण त्रिपाठी विवेक', 'e771d119b7b2'],
  ['Korean', '김민수 박서연 뷁', 'd5377b61de01'],
  ['Japanese', '山田 太郎 サトウ ゆみ 髙橋', '2ae6ae0691a3'],
  ['Armenian', 'Արմեն Պետրոսյան', 'd1b99b1cdaf9'],
  ['Georgian', 'ნინო ბერიძე', '6bacf81c60be'],
  ['Amharic', 'አበበ ቢቂላ', 'e9e211479dc9'],
  ['rare Chinese characters', '𠮷田 𪚥 䶮 𬱖', '15e4fb3a9b4e'],
  ['emoji', '😀 👍🏽 👨‍👩‍👧 🇫🇷 ❤️', 'e95a10f5b2fa'],
];
const names = NAMES.map(([, name]) => name);
/** What pdftotext adds: the direction of each piece. */
const DIRECTIONS = /[\u202a-\u202e]/g;

const fingerprint = (name: string): string =>
  createHash('sha256')
    .update(JSON.stringify(runsOf(name).map(({ font, glyphs }) => [font.file.replace(/^.*\//, ''), glyphs])))
    .digest('hex')
    .slice(0, 12);

describe('Names in many scripts', () => {
  it('are all laid out, and extracted from the file as they were given', () => {
    expect(names.map(missingGlyphs)).toEqual(names.map(() => []));
    const drawings = names.map((text, at) => ({ draw: 'text' as const, text, x: 40, y: 800 - 30 * at, fontSize: 16 }));
    const file = composePdf({ pages: [{ width: 595, height: 842, drawings }] });
    expect(judges.qpdfRemarks(file)).toBe('');
    const lines = judges.text(file).replace(DIRECTIONS, '').split('\n');
    expect(lines.map((line) => line.trim()).filter((line) => line !== '')).toEqual(names);
    expect(file.length).toBeLessThan(120_000);
  });

  it.each(NAMES)('%s: the same glyphs in the same places', (_, name, golden) => expect(fingerprint(name)).toBe(golden));

  it('that run from right to left keep their place in a line of another direction', () => {
    const drawn = (line: string): string =>
      runsOf(line)
        .flatMap(({ glyphs }) => glyphs.map(({ text }) => text))
        .join('');
    // A bracket is named as it is read, and drawn as its mirror image.
    expect(drawn('甲 אב (1) 乙')).toBe('甲 )1( בא 乙');
    expect(drawn('甲 \u2068אב\u2069 (1) 乙')).toBe('甲 בא (1) 乙');
    expect(drawn('אב (12) ab')).toBe('ab )12( בא');
  });

  it('are as wide as they are drawn: joined letters have other widths than single ones', () => {
    const alone = [...'محمد'].reduce((sum, letter) => sum + textWidth(letter, 10), 0);
    expect(textWidth('محمد', 10) - alone).toBeGreaterThan(1);
    expect(textWidth('น้ำ', 10)).toBeCloseTo(10.19, 2);
  });
});
