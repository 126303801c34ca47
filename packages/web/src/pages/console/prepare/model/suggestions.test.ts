import { describe, expect, test } from 'vitest';
import type { EditorPage, Field } from './fields.ts';
import type { TextRun } from './keywords.ts';
import { fieldOf, isTaken, namedParties, signersOfParties, suggestionsOfForm, suggestionsOn } from './suggestions.ts';

const page: EditorPage = { docId: 'D', page: 3, width: 595, height: 842 };
/** A run as wide as its letters, in 12 points. */
const run = (text: string, x: number, baseline: number): TextRun => ({
  text,
  x,
  baseline,
  width: [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 12 : 6), 0),
  size: 12,
});
const asked = (...runs: TextRun[]) =>
  suggestionsOn(runs, page).map(({ type, party, label }) => [type, party, label] as const);

describe('places to sign', () => {
  test.each<[string, string, number | null]>([
    ['甲方（签字）：', 'WRITE_SIGN', 0],
    ['乙方(签名):______', 'WRITE_SIGN', 1],
    ['甲 方（盖章）', 'SEAL_SIGN', 0],
    ['丙方（签章）：', 'SEAL_SIGN', 2],
    ['法定代表人或授权代表（签字）：', 'WRITE_SIGN', null],
    ['乙方法定代表人签字：', 'WRITE_SIGN', 1],
    ['签字盖章：', 'WRITE_SIGN', null],
    ['用人单位（公章）', 'SEAL_SIGN', 0],
    ['签署日期：', 'DATE', null],
    ['____年____月____日', 'DATE', null],
    ['日期：    年    月    日', 'DATE', null],
    ['Signature: ____________', 'WRITE_SIGN', null],
    ['By: ______', 'WRITE_SIGN', null],
    ['Landlord Signature:', 'WRITE_SIGN', 0],
    ['Authorized Signature', 'WRITE_SIGN', null],
    ['For and on behalf of Northwind Ltd.', 'WRITE_SIGN', null],
    ['甲方（签章）Party A', 'SEAL_SIGN', 0],
    ['乙方签字 / Party B Signature:', 'WRITE_SIGN', 1],
    ['日期 Date: ______', 'DATE', null],
    ['For the Customer', 'WRITE_SIGN', null],
    ['Date Signed:', 'DATE', null],
    ['Date: ______', 'DATE', null],
  ])('are found at %o', (text, type, party) => {
    expect(asked(run(text, 72, 600)).map(([one, who]) => [one, who])).toEqual([[type, party]]);
  });
  test.each([
    '本合同自甲乙双方签字盖章之日起生效。',
    '甲方：杭州某某科技有限公司',
    '签订日期：2026年5月1日',
    'This agreement is signed by both parties on the date below.',
    'the goods delivered by',
    'Date',
    'Signatures on counterparts are valid',
    '',
  ])('are not found at %o', (text) => {
    expect(asked(run(text, 72, 600))).toEqual([]);
  });
  test('are found where the file has one run for each letter, with spaces', () => {
    expect(asked(run('签', 72, 600), run(' 字 ', 90, 600), run('：', 108, 600))).toEqual([
      ['WRITE_SIGN', null, '签字:'],
    ]);
  });
  test('belong to the party of their column', () => {
    const runs = [
      run('甲方（盖章）：', 72, 600),
      run('乙方（盖章）：', 320, 600),
      run('法定代表人（签字）：', 72, 640),
      run('法定代表人（签字）：', 320, 640),
      run('日期：', 72, 680),
      run('日期：', 320, 680),
    ];
    expect(asked(...runs).map(([type, party]) => [type, party])).toEqual([
      ['SEAL_SIGN', 0],
      ['SEAL_SIGN', 1],
      ['WRITE_SIGN', 0],
      ['WRITE_SIGN', 1],
      ['DATE', 0],
      ['DATE', 1],
    ]);
    const english = [run('PARTY B', 72, 600), run('By: ________', 72, 640), run('Date: ________', 72, 680)];
    expect(asked(...english).map(([, party]) => party)).toEqual([1, 1]);
  });
  test('are at the label below a heading that names the signer', () => {
    const runs = [run('For and on behalf of Northwind Ltd', 72, 600), run('By: ________', 72, 640)];
    expect(asked(...runs).map(([, , label]) => label)).toEqual(['By:']);
  });
});

describe('the box of a place', () => {
  const boxOf = (...runs: TextRun[]) => suggestionsOn(runs, page)[0]!.box;
  test('is right of its label, in the middle of the line', () => {
    const box = boxOf(run('签字：', 72, 600));
    expect(box).toMatchObject({ x: 112, width: 83, height: 33 });
    expect(box.y + box.height / 2).toBeCloseTo(600 - 12 * 0.35);
  });
  test('begins with the blank of its label and ends before the next column', () => {
    expect(boxOf(run('签字：__________', 72, 600))).toMatchObject({ x: 108, width: 83 });
    expect(boxOf(run('日期：', 72, 600), run('乙方', 200, 600))).toMatchObject({ x: 112, width: 84 });
  });
  test('is below its label where the next column or the edge of the page is close', () => {
    expect(boxOf(run('签字：', 72, 600), run('乙方', 140, 600))).toMatchObject({ x: 72, y: 604, width: 83 });
    const edge = boxOf(run('签字：', 550, 600));
    expect(edge.x + edge.width).toBeLessThanOrEqual(page.width);
  });
  test('of a seal is above the place below it, as long as it touches its words', () => {
    const [seal, sign] = suggestionsOn([run('甲方（盖章）：', 72, 400), run('法定代表人（签字）：', 72, 440)], page);
    expect(seal!.box.y + seal!.box.height).toBeLessThan(sign!.box.y);
    const [close] = suggestionsOn([run('盖章：', 72, 400), run('签字：', 90, 402 + 12)], page);
    expect(close!.box.y + close!.box.height).toBeGreaterThanOrEqual(395);
  });
  test('covers the figures of a day that is left open', () => {
    const text = run('日期：  年  月  日', 300, 600);
    const box = boxOf(text);
    expect(box.x + box.width).toBeGreaterThanOrEqual(text.x + text.width);
    expect(boxOf(run('日期：____年____月____日', 72, 600))).toMatchObject({ x: 108, width: 108 });
  });
});

describe('the parties of a contract', () => {
  const signers = [{ name: '李四' }, { name: '王小明' }, { name: '张三' }];
  test('are the signers in their order', () => {
    const signerOf = signersOfParties(signers, []);
    expect([0, 1, 2, 3, null].map((party) => signerOf(party)?.name)).toEqual([
      '李四',
      '王小明',
      '张三',
      undefined,
      undefined,
    ]);
  });
  test('are the signers whose names the contract gives, and the others in their order', () => {
    const named = namedParties([run('甲方：王 小 明（身份证号略）', 72, 100), run('乙方：某某公司', 72, 120)]);
    expect(named.map(({ party }) => party)).toEqual([0, 1]);
    const signerOf = signersOfParties(signers, named);
    expect([0, 1, 2].map((party) => signerOf(party)?.name)).toEqual(['王小明', '李四', '张三']);
  });
  test('are one signer where that signer signs alone and no party is named', () => {
    expect(signersOfParties([{ name: '李四' }], [])(null)?.name).toBe('李四');
    expect(signersOfParties([{ name: '李四' }], [])(1)).toBeNull();
  });
});

test('the empty fields of the form of an upload are places at their boxes', () => {
  const position = { ulx: 72, uly: 142, lrx: 172, lry: 112 };
  const former = (kind: 'TEXT' | 'SIGNATURE', name: string) => ({ kind, name, page: 3, position });
  const fields = [former('SIGNATURE', 'Party B signature'), former('TEXT', 'Date of birth'), former('TEXT', '地址')];
  const places = suggestionsOfForm('D', fields, () => page);
  expect(places.map(({ type, party, label }) => [type, party, label])).toEqual([
    ['WRITE_SIGN', 1, 'Party B signature'],
    ['DATE', null, 'Date of birth'],
    ['TEXT', null, '地址'],
  ]);
  expect(places[0]!.box).toEqual({ x: 72, y: 700, width: 100, height: 30 });
  expect(suggestionsOfForm('D', fields, () => undefined)).toEqual([]);
});

test('a place is taken once a field stands on it', () => {
  const [place] = suggestionsOn([run('签字：', 72, 600)], page);
  const field: Field = fieldOf(place!, page, 'P', 'f');
  expect(field).toMatchObject({ type: 'WRITE_SIGN', participantWsid: 'P', page: 3, ...place!.box });
  expect(isTaken(place!, [field])).toBe(true);
  expect(
    isTaken(place!, [
      { ...field, page: 2 },
      { ...field, y: 100 },
    ]),
  ).toBe(false);
});
