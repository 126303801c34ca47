import { type Box, type BoxType, type EditorPage, type Field, newField, within } from './fields.ts';

/** A run of text on the displayed page: points from the upper left corner; `baseline` is measured from the upper edge. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
  /** Font size. */
  readonly size: number;
}
/** One match of the keyword. */
export interface Found {
  readonly docId: string;
  readonly page: number;
  readonly box: Box;
  /** The text around it. */
  readonly context: string;
}
export type Where = 'right' | 'below' | 'over';

const CONTEXT_LETTERS = 16;
const GAP_PT = 6;

interface Letter {
  readonly letter: string;
  readonly run: number;
  /** Where the letter begins and ends, as fractions of the width of the run. */
  readonly from: number;
  readonly to: number;
}
/** A Chinese character is about twice as wide as a Latin one; this is precise enough to locate a letter. */
const widthOf = (letter: string): number => (letter > '\u2e80' ? 2 : 1);

/** Each letter of a run as it is in the file, and where it begins and ends, as fractions of the width of the run. */
export function spansOf(text: string): { letter: string; from: number; to: number }[] {
  const letters = [...text];
  const whole = letters.reduce((sum, letter) => sum + widthOf(letter), 0);
  let at = 0;
  return letters.map((letter) => {
    const from = at / whole;
    at += widthOf(letter);
    return { letter, from, to: at / whole };
  });
}

/** The letters of a page without spaces: a PDF may have spaces anywhere, even between the characters of one word. */
function lettersOf(runs: readonly TextRun[]): Letter[] {
  return runs.flatMap(({ text }, run) =>
    spansOf(text).flatMap(({ letter, from, to }): Letter[] =>
      /\s/u.test(letter) ? [] : [...fold(letter)].map((one) => ({ letter: one, run, from, to })),
    ),
  );
}
/** The search ignores letter case and full or half width. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** All matches of a keyword on one page, in the text order of the file. */
export function findOnPage(runs: readonly TextRun[], word: string): { box: Box; context: string }[] {
  const wanted = [...fold(word).replace(/\s/gu, '')];
  const letters = lettersOf(runs);
  if (wanted.length === 0) return [];
  const places: { box: Box; context: string }[] = [];
  for (let at = 0; at + wanted.length <= letters.length; at += 1) {
    if (!wanted.every((letter, offset) => letters[at + offset]!.letter === letter)) continue;
    const match = letters.slice(at, at + wanted.length);
    places.push({ box: boxOf(match, runs), context: contextOf(runs, match[0]!, word) });
    at += wanted.length - 1;
  }
  return places;
}

/** The box around the letters on the line of the first one; letters on the next line are left out. */
function boxOf(match: readonly Letter[], runs: readonly TextRun[]): Box {
  const first = runs[match[0]!.run]!;
  const parts = match
    .map(({ run, from, to }) => ({ run: runs[run]!, from, to }))
    .filter(({ run }) => Math.abs(run.baseline - first.baseline) < first.size / 2);
  const left = Math.min(...parts.map(({ run, from }) => run.x + run.width * from));
  const right = Math.max(...parts.map(({ run, to }) => run.x + run.width * to));
  return { x: left, y: first.baseline - first.size * 0.86, width: right - left, height: first.size * 1.1 };
}

function contextOf(runs: readonly TextRun[], first: Letter, word: string): string {
  const line = runs.filter(
    ({ baseline, size }) => Math.abs(baseline - runs[first.run]!.baseline) < Math.max(2, size / 2),
  );
  const text = line
    .map((run) => run.text)
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();
  const at = fold(text).indexOf(fold(word));
  const from = Math.max(0, at - CONTEXT_LETTERS);
  const to = Math.max(at, 0) + word.length + CONTEXT_LETTERS;
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

/** A new field beside, below or over a match. */
export function fieldAt(
  place: Found,
  type: BoxType,
  where: Where,
  page: EditorPage,
  participantWsid: string,
  id: string,
): Field {
  const field = newField(type, page, participantWsid, id);
  const { x, y, width, height } = place.box;
  const at = {
    right: { x: x + width + GAP_PT, y: y + height / 2 - field.height / 2 },
    below: { x, y: y + height + GAP_PT },
    over: { x: x + width / 2 - field.width / 2, y: y + height / 2 - field.height / 2 },
  }[where];
  return within({ ...field, ...at }, page);
}

/** Whether the participant already has a field of this type at this place, so that placing fields twice adds no second one. */
export const hasSameField = (field: Field, fields: readonly Field[]): boolean =>
  fields.some(
    (other) =>
      other.type === field.type &&
      other.participantWsid === field.participantWsid &&
      other.docId === field.docId &&
      other.page === field.page &&
      Math.abs(other.x - field.x) < 1 &&
      Math.abs(other.y - field.y) < 1,
  );
