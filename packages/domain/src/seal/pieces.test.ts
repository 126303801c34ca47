import { describe, expect, it } from 'vitest';
import { isJoined, piecesOf } from './pieces.ts';

describe('The pieces of a text on a seal', () => {
  it.each([
    ['王小明', ['王', '小', '明']],
    ['น้ำ', ['น้ำ']],
    ['क्षि', ['क्षि']],
    // From left to right, each letter in the form that it has in the word.
    ['محمد', ['\u200dد', '\u200dم\u200d', '\u200dح\u200d', 'م\u200d']],
    ['دار', ['ر', 'ا', 'د']],
    ['سلام', ['م', '\u200dلا', 'س\u200d']],
    ['אב 12 ג', ['ג', ' ', '1', '2', ' ', 'ב', 'א']],
    ['AB אב', ['A', 'B', ' ', 'ב', 'א']],
  ])('%s', (text, pieces) => expect(piecesOf(text)).toEqual(pieces));

  it('touch each other in Arabic and under the line of Devanagari', () => {
    expect(['محمد', 'श्री', 'Łódź', '서울'].map(isJoined)).toEqual([true, true, false, false]);
  });
});
