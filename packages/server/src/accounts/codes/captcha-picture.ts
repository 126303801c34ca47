import { randomBytes, randomInt } from 'node:crypto';
import { encodeIndexedPng } from '../../platform/index.ts';

/** Twice the displayed size, for high-density screens. */
const WIDTH = 240;
const HEIGHT = 88;
/** How many mixtures of background and ink there are. */
const SHADES = 256;
const SPECKS_OF_256 = 7;

type Point = readonly [x: number, y: number];
/** The points of a stroke, and half its width. */
interface Stroke {
  readonly way: readonly Point[];
  readonly half: number;
}

/**
 * The strokes of each character on a grid of four by six: column and row of each corner; a ~ rounds the corners. Characters
 * that are easily confused are left out.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  A: '06 20 46|14 34',
  C: '~41 40 00 06 46 45',
  D: '00 06|~00 40 46 06',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  H: '00 06|40 46|03 43',
  J: '~40 46 06 04',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '00 06|~00 40 43 03',
  R: '00 06|~00 40 43 03|13 46',
  T: '00 40|20 26',
  V: '00 26 40',
  W: '00 16 22 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  2: '~01 00 40 43 06|06 46',
  3: '~01 00 40 43 23|~23 43 46 06 05',
  4: '36 30 04 44',
  5: '40 00 02|~02 42 46 06 05',
  6: '~41 40 00 06 46 43 03',
  7: '00 40 16',
  8: '~20 40 43 03 00 20|~23 43 46 06 03 23',
  9: '~43 03 00 40 46 06 05',
};
export const CAPTCHA_ALPHABET = Object.keys(GLYPHS).join('');

/** A random number from a range, from the cryptographic generator of the system. */
const between = (least: number, most: number): number => least + ((most - least) * randomInt(2 ** 32)) / 2 ** 32;

/**
 * The characters as a PNG in a data-URI, turned, bent and crossed by lines: pixels only. A vector drawing would reveal the
 * letters by its path commands (security 5).
 */
export async function drawCaptcha(text: string): Promise<string> {
  const bend = bendOf();
  const drawnBy = (strokes: readonly Stroke[]): Float32Array =>
    coverage(strokes.map(({ way, half }) => ({ way: finely(way).map(bend), half })));
  const ink = drawnBy([...lettersOf(text), ...Array.from({ length: 3 }, () => crossing(between(0.6, 1)))]);
  // Thin lines in the background colour separate letters that the dark lines have joined.
  const cuts = drawnBy(Array.from({ length: 3 }, () => crossing(between(0.6, 0.9))));
  const png = await encodeIndexedPng({ width: WIDTH, height: HEIGHT, indices: paint(ink, cuts), palette: shades() });
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}

/** Two waves that displace every point. */
function bendOf(): (point: Point) => Point {
  const [down, across] = [between(4, 7), between(2, 4)];
  const [long, high] = [between(28, 42), between(18, 26)];
  const [one, other] = [between(0, 7), between(0, 7)];
  return ([x, y]) => [x + across * Math.sin(y / high + one), y + down * Math.sin(x / long + other)];
}

function lettersOf(text: string): Stroke[] {
  const step = (WIDTH - 40) / text.length;
  return [...text].flatMap((character, at) => {
    const [wide, tall, turn, lean] = [between(7, 9), between(7.5, 9.5), between(-0.3, 0.3), between(-0.25, 0.25)];
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const [toX, toY] = [20 + step * (at + 0.5) + between(-5, 5), HEIGHT / 2 + between(-6, 6)];
    const placed = ([column, row]: Point): Point => {
      const y = (row - 3) * tall;
      const x = (column - 2) * wide - lean * y;
      return [toX + x * cos - y * sin, toY + x * sin + y * cos];
    };
    const half = between(2.4, 3.4);
    return strokesOf(GLYPHS[character] ?? '').map((way) => ({ way: way.map(placed), half }));
  });
}

function strokesOf(glyph: string): Point[][] {
  return glyph.split('|').map((stroke) => {
    const corners = (stroke.match(/\d\d/g) ?? []).map((pair): Point => [Number(pair[0]), Number(pair[1])]);
    return stroke.startsWith('~') ? rounded(rounded(corners)) : corners;
  });
}

/** Cuts each corner off at a quarter of its sides (Chaikin); the ends stay. */
function rounded(way: readonly Point[]): Point[] {
  const cut = way.slice(1).flatMap(([x, y], i): Point[] => {
    const [fromX, fromY] = way[i] ?? [x, y];
    return [0.25, 0.75].map((t): Point => [fromX + (x - fromX) * t, fromY + (y - fromY) * t]);
  });
  return [...way.slice(0, 1), ...cut, ...way.slice(-1)];
}

/** A line from the left edge to the right edge. */
function crossing(half: number): Stroke {
  const [from, to, sag] = [between(12, HEIGHT - 12), between(12, HEIGHT - 12), between(-26, 26)];
  const way = Array.from({ length: 13 }, (_none, i): Point => {
    const t = i / 12;
    return [t * WIDTH, from + (to - from) * t + sag * 4 * t * (1 - t)];
  });
  return { way, half };
}

const STEP_PX = 6;
/** Adds points until they are close enough to each other to be bent. */
function finely(way: readonly Point[]): Point[] {
  const steps = way.slice(1).flatMap(([x, y], i): Point[] => {
    const [fromX, fromY] = way[i] ?? [x, y];
    const count = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / STEP_PX));
    return Array.from({ length: count }, (_none, k): Point => {
      const t = (k + 1) / count;
      return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
    });
  });
  return [...way.slice(0, 1), ...steps];
}

/** How much of each pixel the strokes cover, from 0 to 1, by its distance from them. */
function coverage(strokes: readonly Stroke[]): Float32Array {
  const covered = new Float32Array(WIDTH * HEIGHT);
  for (const { way, half } of strokes) way.slice(1).forEach((to, i) => cover(covered, way[i] ?? to, to, half));
  return covered;
}

function cover(covered: Float32Array, [fromX, fromY]: Point, [toX, toY]: Point, half: number): void {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const square = alongX ** 2 + alongY ** 2 || 1;
  const reach = half + 1;
  const [left, right] = [Math.max(0, Math.floor(Math.min(fromX, toX) - reach)), Math.max(fromX, toX) + reach];
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(fromY, toY) - reach)), Math.max(fromY, toY) + reach];
  for (let y = top; y < Math.min(HEIGHT, bottom); y++)
    for (let x = left; x < Math.min(WIDTH, right); x++) {
      const [px, py] = [x + 0.5 - fromX, y + 0.5 - fromY];
      const t = Math.max(0, Math.min(1, (px * alongX + py * alongY) / square));
      // Not Math.hypot, which takes most of the time of a picture.
      const share = half + 0.5 - Math.sqrt((px - t * alongX) ** 2 + (py - t * alongY) ** 2);
      const at = y * WIDTH + x;
      if (share > (covered[at] ?? 0)) covered[at] = Math.min(1, share);
    }
}

/** The shade of each pixel: ink on a background, with specks of each on the other. */
function paint(ink: Float32Array, cuts: Float32Array): Uint8Array {
  const specks = randomBytes(WIDTH * HEIGHT);
  const indices = new Uint8Array(WIDTH * HEIGHT);
  for (let at = 0; at < indices.length; at++) {
    const drawn = (ink[at] ?? 0) * (1 - (cuts[at] ?? 0));
    const share = (specks[at] ?? 0) < SPECKS_OF_256 ? 0.7 - 0.5 * drawn : drawn;
    indices[at] = Math.round(share * (SHADES - 1));
  }
  return indices;
}

/** From the colour of the background to that of the ink. */
function shades(): Uint8Array {
  const paper = [between(232, 250), between(234, 250), between(238, 252)];
  const pen = [between(20, 90), between(30, 80), between(70, 130)];
  return Uint8Array.from({ length: 3 * SHADES }, (_none, at) => {
    const share = Math.floor(at / 3) / (SHADES - 1);
    return (paper[at % 3] ?? 0) * (1 - share) + (pen[at % 3] ?? 0) * share;
  });
}
