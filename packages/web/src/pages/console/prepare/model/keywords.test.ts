import { describe, expect, test } from 'vitest';
import type { EditorPage, Field } from './fields.ts';
import { type Found, type TextRun, type Where, fieldAt, findOnPage, isThere } from './keywords.ts';

const run = (text: string, x: number, baseline = 100, width = 100): TextRun => ({ text, x, baseline, width, size: 10 });
const page: EditorPage = { docId: 'D', page: 2, width: 600, height: 800 };

describe('a keyword on a page', () => {
  test.each<[string, TextRun[], string, number[]]>([
    ['within a longer run', [run('甲方签字乙方签字', 0)], '乙方签字', [50, 100]],
    ['one character per run', [run('甲', 0, 100, 12), run('方', 20, 100, 12)], '甲方', [0, 32]],
    ['with spaces between its characters', [run('签 字 ：', 0)], '签字', [0, 62.5]],
    ['in another case and width', [run('ＳＩＧＮＡＴＵＲＥ:', 0)], 'signature:', [0, 100]],
  ])('is found %s', (_, runs, word, expected) => {
    const [place, ...more] = findOnPage(runs, word);
    expect([place!.box.x, place!.box.x + place!.box.width]).toEqual(expected);
    expect(more).toEqual([]);
  });
  test('finds every match and shows each with the text around it', () => {
    const runs = [run('Signature: ____ Date: ____', 0), run('Signature: ____', 0, 300)];
    expect(findOnPage(runs, 'signature').map(({ box, context }) => [Math.round(box.y), context])).toEqual([
      [91, 'Signature: ____ Date: ___…'],
      [291, 'Signature: ____'],
    ]);
  });
  test('a match that continues on the next line is placed at the line where it begins', () => {
    const [place] = findOnPage([run('甲', 500, 100, 10), run('方', 20, 130, 10)], '甲方');
    expect(place!.box).toMatchObject({ x: 500, width: 10 });
  });
  test.each(['', '   ', '丙方'])('nothing is found for %o', (word) => {
    expect(findOnPage([run('甲方签字', 0)], word)).toEqual([]);
  });
});

describe('a field placed by a keyword', () => {
  const place: Found = { docId: 'D', page: 2, box: { x: 100, y: 200, width: 60, height: 12 }, context: '' };
  const made = (where: Where): Field => fieldAt(place, 'WRITE_SIGN', where, page, 'P', 'f');
  test('is placed right of it, below it or over it, on its page', () => {
    const at = (['right', 'below', 'over'] as const).map((where) => [made(where).x, made(where).y]);
    expect(at).toEqual([
      [166, 189.5],
      [100, 218],
      [88.5, 189.5],
    ]);
    expect(made('right')).toMatchObject({ docId: 'D', page: 2, participantWsid: 'P' });
  });
  test('is not placed twice', () => {
    expect(isThere(made('right'), [made('right')])).toBe(true);
    expect(isThere(made('right'), [{ ...made('right'), page: 1 }])).toBe(false);
  });
});
