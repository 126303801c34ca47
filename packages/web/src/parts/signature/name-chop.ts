/** The layout of a name seal: the position of each character. */

export const CHOP_SHAPES = ['square', 'round'] as const;
export type ChopShape = (typeof CHOP_SHAPES)[number];
export const CHOP_NAME_MAX = 4;

/** A character and its cell, in shares of the seal's face, from the top left. */
export interface ChopCell {
  readonly character: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const HAN = /\p{Script=Han}/u;
/** Scripts whose letters touch each other: a seal shows whole words. */
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;
const LETTER = /\P{M}\p{M}*/gu;
const wordsOf = (text: string): string[] => text.trim().split(/\s+/u);

/** The characters of a text, each with its marks; of joined letters, the words. */
function charactersOf(text: string): string[] {
  const plain = text.normalize('NFC');
  return JOINED.test(plain) ? wordsOf(plain) : (plain.replace(/\s+/gu, '').match(LETTER) ?? []);
}

/** Whether a name seal omits the end of the text. */
export const isCutShort = (name: string): boolean => charactersOf(name).length > CHOP_NAME_MAX;

/** The initial text of a person's name seal: a name of one to four characters, or the initials of a longer one. */
export function chopName(name: string): string {
  const characters = charactersOf(name);
  // A phone number or an address is not a name.
  if (!/\p{L}/u.test(name) || name.includes('@')) return '';
  if (JOINED.test(name)) return characters.slice(0, CHOP_NAME_MAX).join(' ');
  if (characters.length <= CHOP_NAME_MAX) return characters.join('');
  const han = characters.filter((one) => HAN.test(one));
  if (han.length > 0) return han.slice(0, CHOP_NAME_MAX).join('');
  const initials = wordsOf(name.normalize('NFC')).map((word) => word.match(LETTER)?.[0] ?? '');
  return initials.slice(0, CHOP_NAME_MAX).join('').toUpperCase();
}

/** Two characters and 之印 make four, the balanced number for a seal; any other number takes 印 alone. */
export function chopCharacters(name: string, withSuffix: boolean): string[] {
  const characters = charactersOf(name).slice(0, CHOP_NAME_MAX);
  if (!withSuffix || characters.length === 0) return characters;
  return [...characters, ...(characters.length === 2 ? ['之', '印'] : ['印'])];
}

/** The share of the face that the characters may fill, inside the border. */
const INNER: Readonly<Record<ChopShape, number>> = { square: 0.8, round: 0.66 };
const GAP = 0.02;

const LETTERS_IN_A_ROW = 3;

/**
 * One character fills the face. Several are in two columns that are read from right to left, each from the top; of an odd
 * number the left column holds one more, so that a surname is beside the two characters of a given name. Latin letters are read
 * from left to right, four of them in two rows; words of joined letters are below each other.
 */
export function chopCells(characters: readonly string[], shape: ChopShape): ChopCell[] {
  const inner = INNER[shape];
  const edge = (1 - inner) / 2;
  if (characters.length <= 1) return column(characters, { x: edge, width: inner, edge, inner });
  if (JOINED.test(characters.join(''))) return column(characters, { x: edge, width: inner, edge, inner });
  if (!characters.some((one) => HAN.test(one))) return letters(characters, edge, inner);
  const half = Math.floor(characters.length / 2);
  const width = (inner - GAP) / 2;
  return [
    ...column(characters.slice(0, half), { x: edge + width + GAP, width, edge, inner }),
    ...column(characters.slice(half), { x: edge, width, edge, inner }),
  ];
}

function letters(characters: readonly string[], edge: number, inner: number): ChopCell[] {
  const inARow = characters.length <= LETTERS_IN_A_ROW ? characters.length : Math.ceil(characters.length / 2);
  const width = (inner - GAP * (inARow - 1)) / inARow;
  return Array.from({ length: inARow }, (_, at) =>
    column(
      characters.filter((_character, place) => place % inARow === at),
      { x: edge + at * (width + GAP), width, edge, inner },
    ),
  ).flat();
}

function column(
  characters: readonly string[],
  { x, width, edge, inner }: { x: number; width: number; edge: number; inner: number },
): ChopCell[] {
  const height = (inner - GAP * (characters.length - 1)) / Math.max(1, characters.length);
  return characters.map((character, at) => ({ character, x, y: edge + at * (height + GAP), width, height }));
}

/** Ink is stretched to fill its cell, but within these limits. */
const STRETCH_MAX = 1.7;

/** @returns by how much a character is scaled across and down, to fill the cell */
export function chopScale(
  ink: { width: number; height: number },
  cell: { width: number; height: number },
): { x: number; y: number } {
  const x = cell.width / Math.max(1, ink.width);
  const y = cell.height / Math.max(1, ink.height);
  return { x: Math.min(x, y * STRETCH_MAX), y: Math.min(y, x * STRETCH_MAX) };
}
