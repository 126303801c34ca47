import { type TextRun, spansOf } from './keywords.ts';

/** A piece of one line that stands by itself: between wide gaps, as in the columns of a page's end. */
export interface Cell {
  /** As NFKC without the white space of the file, except between Latin words; blanks of underscores are one `_`. */
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  /** Where the first blank (underscores) begins and the last one ends; null if there is none. */
  readonly blank: { readonly left: number; readonly right: number } | null;
}

/** A gap of this many font sizes separates cells; between words it is a quarter of one. */
const COLUMN_GAP = 2.2;
const WORD_GAP = 0.18;

interface Piece {
  readonly letter: string;
  readonly left: number;
  readonly right: number;
}

const piecesOf = ({ text, x, width }: TextRun): Piece[] =>
  spansOf(text).map(({ letter, from, to }) => ({
    letter: letter.normalize('NFKC'),
    left: x + width * from,
    right: x + width * to,
  }));

/** Runs whose baselines differ by less than half a line, from the top of the page; each line from left to right. */
function linesOf(runs: readonly TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [];
  for (const run of runs.toSorted((a, b) => a.baseline - b.baseline)) {
    const line = lines.at(-1);
    if (line && run.baseline - line[0]!.baseline < Math.max(2, run.size / 2)) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x));
}

/** The cells of a page, line by line. */
export function cellsOf(runs: readonly TextRun[]): Cell[] {
  return linesOf(runs.filter(({ text }) => text.trim() !== '')).flatMap((line) => {
    const size = Math.max(...line.map((run) => run.size));
    const cells: Piece[][] = [];
    for (const piece of line.flatMap(piecesOf)) {
      if (/^\s*$/u.test(piece.letter)) continue;
      const cell = cells.at(-1);
      if (cell && piece.left - cell.at(-1)!.right < COLUMN_GAP * size) cell.push(piece);
      else cells.push([piece]);
    }
    return cells.map((pieces) => cellOf(pieces, line[0]!.baseline, size));
  });
}

const isBlank = (letter: string): boolean => letter === '_' || letter === '\u2014' || letter === '\u2026';
const isLatin = (letter: string | undefined): boolean => letter !== undefined && /^[\w.,:;)\]'’&/-]+$/u.test(letter);

function cellOf(pieces: readonly Piece[], baseline: number, size: number): Cell {
  const blanks = pieces.filter(({ letter }) => isBlank(letter));
  let text = '';
  for (const [at, { letter, left }] of pieces.entries()) {
    const before = pieces[at - 1];
    if (isBlank(letter)) text += text.endsWith('_') ? '' : '_';
    else if (before && left - before.right > WORD_GAP * size && isLatin(letter) && isLatin(before.letter))
      text += ` ${letter}`;
    else text += letter;
  }
  return {
    text,
    left: pieces[0]!.left,
    right: pieces.at(-1)!.right,
    baseline,
    size,
    blank: blanks.length < 3 ? null : { left: blanks[0]!.left, right: blanks.at(-1)!.right },
  };
}
