import { describe, expect, it } from 'vitest';
import { missingGlyphs } from './font.ts';
import { layOutText, textWidth } from './text-layout.ts';

const refusal = (kind: string): object => expect.objectContaining({ name: 'PdfError', kind });
const linesOf = (text: string, width: number, height: number): string[] =>
  layOutText(text, { width, height }).lines.map((line) => line.text.trimEnd());

describe('missing glyphs', () => {
  it.each([
    ['张三 Zhang 李四，2026年', []],
    ['𰀀野家', ['𰀀']],
    ['䶮𬸦𫗧𬭛', []],
    ['tab\tand\r\nlines', []],
    ['bell\u0007 and \ud800 alone', ['\u0007', '\ud800']],
    ['สวัสดี', []],
    ['name\u202egnp.exe', ['\u202e']],
    ['ᠮᠣᠩᠭᠣᠯ', [...new Set('ᠮᠣᠩᠭᠣᠯ')]],
    ['م\u200cم and \u200fד', []],
    ['e\u0301tude', []],
  ])('of %j', (text, missing) => expect(missingGlyphs(text)).toEqual(missing));
});

describe('text in a box', () => {
  it('is 14 points in a default box tall enough, and shrinks to fit one of 125 by 15', () => {
    expect(layOutText('甲方', { width: 125, height: 20 }).fontSize).toBe(14);
    expect(layOutText('甲方', { width: 125, height: 15 }).fontSize).toBe(13);
    expect(layOutText('甲方'.repeat(10), { width: 125, height: 15 }).fontSize).toBeLessThan(8);
  });

  it('breaks between words, between Chinese characters, and at its own line breaks', () => {
    expect(linesOf('The contract\n三年 three', 200, 60)).toEqual(['The contract', '三年 three']);
    expect(linesOf('本合同自签字之日起生效', 90, 60)).toEqual(['本合同自签字', '之日起生效']);
    expect(linesOf('effective for three years', 90, 60)).toEqual(['effective for', 'three years']);
  });

  it('does not begin a line with closing punctuation nor end one with an opening bracket', () => {
    for (const line of linesOf('甲方（乙方）。丙方，丁方（戊方）、己方。'.repeat(3), 78, 200)) {
      expect(line).not.toMatch(/^[）。，、]|（$/);
    }
  });

  it('breaks a word longer than a line without losing characters', () => {
    const word = 'ABCDEFGHIJ'.repeat(8);
    expect(linesOf(word, 100, 200).join('')).toBe(word);
  });

  it('stays within the box on every line', () => {
    const area = { width: 125, height: 15 };
    const { fontSize, lines } = layOutText('一段比格子长得多的文字 that is far longer than its box', area);
    for (const { text, x, y } of lines) {
      expect(x + textWidth(text.trimEnd(), fontSize)).toBeLessThanOrEqual(area.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + fontSize * 0.85).toBeLessThanOrEqual(area.height);
    }
  });

  it('is one line if line breaks are off', () => {
    const { lines } = layOutText('2026年05月04日', { width: 60, height: 40 }, { multiLine: false });
    expect(lines).toHaveLength(1);
  });

  it('is refused if it does not fit or cannot be shown', () => {
    expect(() => layOutText('长'.repeat(500), { width: 125, height: 15 })).toThrow(refusal('TEXT_DOES_NOT_FIT'));
    expect(() => layOutText('𰀀', { width: 125, height: 15 })).toThrow(refusal('GLYPH_MISSING'));
  });
});

// The page where a text is typed shows it at these sizes (web: light/sign/field-box.component.test.tsx; ux 45).
it.each([
  ['甲方付款', 200, 24, false, 14],
  ['甲方于每月五日前支付全部服务费用', 200, 24, false, 12],
  ['甲方于每月五日前支付全部服务费用', 120, 36, true, 14],
  ['甲方于每月五日前支付全部服务费用，逾期按日计息', 120, 36, true, 9.5],
  ['六个汉字长的', 60, 20, false, 9],
])('prints %s in a box of %d by %d points at the size that its field shows', (text, width, height, multiLine, size) => {
  expect(layOutText(text, { width, height }, { fontSize: 14, multiLine }).fontSize).toBe(size);
});
