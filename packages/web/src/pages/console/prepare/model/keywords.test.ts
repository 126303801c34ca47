import { describe, expect, test } from 'vitest';
import type { EditorPage, Field } from './fields.ts';
import { type Found, type TextRun, type Where, fieldAt, findOnPage, hasSameField } from './keywords.ts';

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
  test('is found at every match, each with the text around it', () => {
    const runs = [run('Signature: ____ Date: ____', 0), run('Signature: ____', 0, 300)];
    expect(findOnPage(runs, 'signature').map(({ box, context }) => [Math.round(box.y), context])).toEqual([
      [91, 'Signature: ____ Date: ___…'],
      [291, 'Signature: ____'],
    ]);
  });
  test('is found on the line where it begins if it continues on the next one', () => {
    const [place] = findOnPage([run('甲', 500, 100, 10), run('方', 20, 130, 10)], '甲方');
    expect(place!.box).toMatchObject({ x: 500, width: 10 });
  });
  test.each(['', '   ', '丙方'])('is not found by a search for %o', (word) => {
    expect(findOnPage([run('甲方签字', 0)], word)).toEqual([]);
  });
});

describe('a field placed by a keyword', () => {
  const place: Found = { docId: 'D', page: 2, box: { x: 100, y: 200, width: 60, height: 12 }, context: '' };
  const made = (where: Where): Field => fieldAt(place, 'WRITE_SIGN', where, page, 'P', 'f');
  test('is right of the keyword, below it or over it, on its page', () => {
    const at = (['right', 'below', 'over'] as const).map((where) => [made(where).x, made(where).y]);
    expect(at).toEqual([
      [166, 189.5],
      [100, 218],
      [88.5, 189.5],
    ]);
    expect(made('right')).toMatchObject({ docId: 'D', page: 2, participantWsid: 'P' });
  });
  test('is recognised as placed already, on the same page only', () => {
    expect(hasSameField(made('right'), [made('right')])).toBe(true);
    expect(hasSameField(made('right'), [{ ...made('right'), page: 1 }])).toBe(false);
  });
});
