/** Letters that are joined to the next one, and letters that are only joined to the one before (Unicode, ArabicShaping.txt). */
const ARABIC = /\p{Script=Arabic}/u;
const LETTER = /^(?=\p{L})\p{Script=Arabic}/u;
const ENDS_JOIN =
  /^[\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef]/u;
const NEVER_JOINS = /^[\u0621\u0674]/u;
const LAM_ALEF = /^\u0644\p{M}*[\u0622\u0623\u0625\u0627]/u;
const JOINER = '\u200d';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Letters under one line: words are not spaced out. */
const UNDER_A_LINE = /\p{Script=Devanagari}/u;

/** Whether letters of a text touch each other, so that no space may be put between them. */
export const isJoined = (text: string): boolean => ARABIC.test(text) || UNDER_A_LINE.test(text);

const graphemesOf = (text: string): string[] =>
  [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

/**
 * What is drawn as one on a line or a curve, from left to right: a letter with its marks, an Arabic letter in the form that it has
 * between its neighbours.
 */
export function piecesOf(text: string): string[] {
  const pieces = ARABIC.test(text) ? withForms(graphemesOf(text)) : graphemesOf(text);
  return RIGHT_TO_LEFT.test(text) ? leftToRight(pieces) : pieces;
}

function withForms(graphemes: readonly string[]): string[] {
  const letters: string[] = [];
  for (const one of graphemes) {
    const last = letters.at(-1);
    if (last !== undefined && LAM_ALEF.test(last + one) && !LAM_ALEF.test(last)) letters[letters.length - 1] += one;
    else letters.push(one);
  }
  const joinsNext = (one: string | undefined): boolean =>
    one !== undefined && LETTER.test(one) && !ENDS_JOIN.test(one) && !LAM_ALEF.test(one);
  const joinsBefore = (one: string | undefined): boolean =>
    one !== undefined && LETTER.test(one) && !NEVER_JOINS.test(one);
  return letters.map((one, at) => {
    const before = joinsNext(letters[at - 1]) && joinsBefore(one) ? JOINER : '';
    const after = joinsNext(one) && joinsBefore(letters[at + 1]) ? JOINER : '';
    return `${before}${one}${after}`;
  });
}

/** Pieces in the order in which they are drawn: all of them turned, words of the other direction and numbers turned back. */
function leftToRight(pieces: readonly string[]): string[] {
  const isTurned = (piece: string): boolean => RIGHT_TO_LEFT.test(piece);
  const isOther = (piece: string): boolean => /[\p{L}\p{N}]/u.test(piece) && !isTurned(piece);
  const startsTurned = isTurned(pieces.find((piece) => /\p{L}/u.test(piece)) ?? '');
  const belongs = startsTurned ? isOther : isTurned;
  const ordered = [...pieces];
  for (let from = 0; from < ordered.length; from++) {
    if (!belongs(ordered[from] ?? '')) continue;
    let to = from;
    for (let at = from; at < ordered.length && !(startsTurned ? isTurned : isOther)(ordered[at] ?? ''); at++)
      if (belongs(ordered[at] ?? '')) to = at;
    ordered.splice(from, to + 1 - from, ...ordered.slice(from, to + 1).reverse());
    from = to;
  }
  return startsTurned ? ordered.reverse() : ordered;
}
