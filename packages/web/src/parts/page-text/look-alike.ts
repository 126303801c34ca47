/** A character as the PDF draws it, and what the PDF says that it means. */
export interface Drawn {
  readonly text: string;
  /** Draws it so that it begins at the origin, on the baseline, and its em is as large as given. */
  readonly draw: (context: OffscreenCanvasRenderingContext2D, em: number, origin: { x: number; y: number }) => void;
}

/** How a character looks: the darkness of the squares of a grid over its ink, and the ink's size and height in its line. */
interface Look {
  readonly grid: Float32Array;
  readonly width: number;
  readonly height: number;
  readonly middle: number;
}

const EM = 40;
const CELL = 72;
const ORIGIN = { x: 16, y: 52 };
const GRID = 14;
/** Squares around the ink that stay empty, so that a stroke that fills its rectangle has a shape too. */
const EDGE = 1;
const INK = 40;
/** In ems: a difference of sizes of ink that are both below this is none. */
const TINY = 0.04;
/** How much differences of height, width and place weigh against the likeness of shapes. */
const WEIGHTS = { height: 0.3, width: 0.15, middle: 0.8 };
const LEAST = 0.3;
/** Characters that look the same in some fonts, such as O and 0, cannot be told apart. */
const TOLERANCE = { han: 0.02, word: 0.06, mark: 0.06 };
const RIVALS_MOST = 160;

const PLAIN = ['PX serif', 'PX sans-serif'];
const STYLES = [...PLAIN, 'italic PX serif', 'italic PX sans-serif', 'PX monospace', 'bold PX serif'];
/** Characters on which amounts, dates and negations depend: always among those that another character could be taken for. */
const DIGITS = [...'0123456789'];
const NUMERALS = [...'一二三四五六七八九十百千万亿零〇两壹贰叁肆伍陆柒捌玖拾佰仟元角分年月日不无未非'];
/** Characters that are drawn the same in some fonts: none of one group is taken for another one of it. */
const SAME = [
  'Il1|i!',
  'O0o',
  'cC',
  'sS',
  'vV',
  'wW',
  'xX',
  'zZ',
  'pP',
  'kK',
  '一-—－–_',
  ':：',
  ';；',
  ',，',
  '.。·•',
  '(（',
  ')）',
];
const HAN = /\p{Script=Han}/u;
const WORD = /^[\p{L}\p{N}]+$/u;

const groupOf = (text: string): 'han' | 'word' | 'mark' => (HAN.test(text) ? 'han' : WORD.test(text) ? 'word' : 'mark');

const SHARE = 40;

/**
 * Which of the characters look like what the PDF says that they mean: like that character in a font of this device, and no
 * less than like any other character of the page. A PDF can show one text and name another one (ux 46).
 * @param pause waits for what the person does meanwhile
 */
export async function lookAlike(all: readonly Drawn[], pause: () => Promise<void>): Promise<boolean[]> {
  const context = new OffscreenCanvas(CELL, CELL).getContext('2d', { willReadFrequently: true });
  if (context === null) return all.map(() => false);
  const looks = new Map<string, Look | null>();
  const looksIn = (styles: readonly string[], text: string): Look[] =>
    styles.flatMap((style) => {
      const key = `${style} ${text}`;
      if (!looks.has(key)) looks.set(key, lookOf(context, written(text, style.replace('PX', `${EM}px`))));
      return looks.get(key) ?? [];
    });
  const rivals = { han: [...NUMERALS], word: [...DIGITS], mark: [] as string[] };
  for (const text of new Set(all.map((one) => one.text))) rivals[groupOf(text)].push(text);
  const isLike = ({ text, draw }: Drawn): boolean => {
    const seen = lookOf(context, draw);
    if (seen === null) return false;
    const group = groupOf(text);
    const others = rivals[group]
      .slice(0, RIVALS_MOST)
      .filter((rival) => rival !== text && !SAME.some((same) => same.includes(rival) && same.includes(text)));
    // Drawing all styles of some hundred Han characters takes long, and the plain ones decide for nearly all.
    return (group === 'han' ? [PLAIN, STYLES] : [STYLES]).some((styles) => {
      const likeness = Math.max(...looksIn(styles, text).map((one) => likenessOf(seen, one)), -1);
      const most = likeness + TOLERANCE[group];
      return (
        likeness >= LEAST &&
        others.every((rival) => looksIn(styles, rival).every((one) => likenessOf(seen, one) <= most))
      );
    });
  };
  const results: boolean[] = [];
  for (const [at, one] of all.entries()) {
    if (at % SHARE === SHARE - 1) await pause();
    results.push(isLike(one));
  }
  return results;
}

/** Draws a text in a font of a canvas. */
export const written =
  (text: string, font: string): Drawn['draw'] =>
  (context, _, { x, y }) => {
    context.fillStyle = '#000';
    context.font = font;
    context.fillText(text, x, y);
  };

function lookOf(context: OffscreenCanvasRenderingContext2D, draw: Drawn['draw']): Look | null {
  context.fillStyle = '#fff';
  context.fillRect(0, 0, CELL, CELL);
  draw(context, EM, ORIGIN);
  const { data } = context.getImageData(0, 0, CELL, CELL);
  const inkAt = (x: number, y: number): number => 255 - (data[(y * CELL + x) * 4] ?? 255);
  let [left, top, right, bottom] = [CELL, CELL, -1, -1];
  for (let y = 0; y < CELL; y += 1)
    for (let x = 0; x < CELL; x += 1)
      if (inkAt(x, y) > INK) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
  if (right < 0) return null;
  const [width, height] = [right - left + 1, bottom - top + 1];
  const grid = new Float32Array(GRID * GRID);
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1)
      spread(grid, within((x - left + 0.5) / width), within((y - top + 0.5) / height), inkAt(x, y));
  return { grid: normal(grid), width: width / EM, height: height / EM, middle: (ORIGIN.y - (top + bottom) / 2) / EM };
}

const within = (share: number): number => EDGE + share * (GRID - 2 * EDGE);

/** Adds ink to the four squares around a point, so that a shape that is moved by half a square looks almost the same. */
function spread(grid: Float32Array, x: number, y: number, ink: number): void {
  const [column, row] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  for (const dy of [0, 1])
    for (const dx of [0, 1]) {
      const [cx, cy] = [column + dx, row + dy];
      if (cx < 0 || cy < 0 || cx >= GRID || cy >= GRID) continue;
      const share = (1 - Math.abs(x - 0.5 - cx)) * (1 - Math.abs(y - 0.5 - cy));
      grid[cy * GRID + cx] = (grid[cy * GRID + cx] ?? 0) + ink * share;
    }
}

/** Blurred once, with mean 0 and length 1. */
function normal(grid: Float32Array): Float32Array {
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= GRID || y >= GRID ? 0 : (grid[y * GRID + x] ?? 0);
  const blurred = grid.map((_, n) => {
    const [x, y] = [n % GRID, Math.floor(n / GRID)];
    return (
      4 * at(x, y) +
      2 * (at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)) +
      at(x - 1, y - 1) +
      at(x + 1, y - 1) +
      at(x - 1, y + 1) +
      at(x + 1, y + 1)
    );
  });
  const mean = blurred.reduce((sum, ink) => sum + ink, 0) / blurred.length;
  const length = Math.hypot(...blurred.map((ink) => ink - mean)) || 1;
  return blurred.map((ink) => (ink - mean) / length);
}

function likenessOf(one: Look, other: Look): number {
  let shape = 0;
  for (let n = 0; n < one.grid.length; n += 1) shape += (one.grid[n] ?? 0) * (other.grid[n] ?? 0);
  // A dot and a stroke fill their rectangle: only size and place tell them apart.
  const apart = (a: number, b: number): number => Math.abs(Math.log((a + TINY) / (b + TINY)));
  return (
    shape -
    WEIGHTS.height * apart(one.height, other.height) -
    WEIGHTS.width * apart(one.width, other.width) -
    WEIGHTS.middle * Math.abs(one.middle - other.middle)
  );
}
