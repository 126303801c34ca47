import { piecesOf } from './pieces.ts';

/** The drawing of a seal: millimetres from the upper left corner, x to the right, y down, in one colour. */
export interface SealDrawing {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly shapes: readonly SealShape[];
}

export type SealShape =
  | {
      readonly kind: 'ellipse';
      readonly cx: number;
      readonly cy: number;
      readonly rx: number;
      readonly ry: number;
      readonly strokeMm: number;
    }
  | {
      readonly kind: 'rectangle';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius: number;
      readonly strokeMm: number;
    }
  | { readonly kind: 'polygon'; readonly points: readonly Point[] }
  | SealGlyph;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A piece of a text, such as a character, centred on a point, turned by `angle` (radians, clockwise), `stretch` times as wide as its natural width.
 */
export interface SealGlyph extends Point {
  readonly kind: 'glyph';
  readonly text: string;
  readonly angle: number;
  readonly sizeMm: number;
  readonly stretch: number;
  readonly face: SealFace;
}
export type SealFace = 'SERIF' | 'SANS';

/** The width of a character in a font, in ems. */
export type MeasureGlyph = (character: string, face: SealFace) => number;

/** The ellipse on which the centres of characters lie; a circle if both radii are equal. */
export interface Curve {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

/** Text to be set along a line: its characters, maximum height, minimum width and maximum spacing. */
export interface Setting {
  readonly text: string;
  readonly face: SealFace;
  readonly sizeMm: number;
  /** The minimum width of a character before the whole text becomes smaller. */
  readonly narrowest: number;
  /** Space between two characters, in multiples of their size. */
  readonly gap: { readonly least: number; readonly most: number };
  readonly measure: MeasureGlyph;
}

/** Text fitted to a length: the centres of its characters from the start of the line. */
interface FittedText {
  readonly sizeMm: number;
  readonly stretch: number;
  readonly lengthMm: number;
  readonly glyphs: readonly { readonly text: string; readonly at: number }[];
}

/**
 * Fits a text of any length to a line: short texts are spaced out, long ones are narrowed, and those still too long are
 * made smaller, as engravers do.
 */
function fitText({ text, face, sizeMm, narrowest, gap, measure }: Setting, lengthMm: number): FittedText {
  const characters = piecesOf(text);
  const ems = characters.map((one) => measure(one, face));
  const total = ems.reduce((sum, em) => sum + em, 0);
  const gaps = Math.max(0, characters.length - 1);
  const atLeast = (stretch: number): number => total * stretch + gaps * gap.least;
  const stretch = Math.min(1, Math.max(narrowest, (lengthMm / sizeMm - gaps * gap.least) / total));
  const size = Math.min(sizeMm, lengthMm / atLeast(stretch));
  const spare = lengthMm - size * total * stretch;
  const space = gaps === 0 ? 0 : Math.min(size * gap.most, spare / gaps);
  let end = 0;
  const glyphs = characters.map((one, index) => {
    const width = (ems[index] ?? 1) * stretch * size;
    const at = end + width / 2;
    end += width + space;
    return { text: one, at };
  });
  return { sizeMm: size, stretch, lengthMm: Math.max(0, end - space), glyphs };
}

const STEPS = 720;

/** Points of an ellipse by arc length from its top, clockwise. */
function walk({ cx, cy, rx, ry }: Curve) {
  const at = (angle: number): Point => ({ x: cx + rx * Math.sin(angle), y: cy - ry * Math.cos(angle) });
  const lengths = [0];
  for (let step = 1; step <= STEPS; step += 1) {
    const [from, to] = [at(((step - 1) / STEPS) * 2 * Math.PI), at((step / STEPS) * 2 * Math.PI)];
    lengths.push((lengths[step - 1] ?? 0) + Math.hypot(to.x - from.x, to.y - from.y));
  }
  const whole = lengths[STEPS] ?? 0;
  const angleAt = (length: number): number => {
    const wrapped = ((length % whole) + whole) % whole;
    let low = 0;
    let high = STEPS;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((lengths[middle] ?? 0) <= wrapped) low = middle;
      else high = middle;
    }
    const [before, after] = [lengths[low] ?? 0, lengths[high] ?? whole];
    return ((low + (wrapped - before) / (after - before)) / STEPS) * 2 * Math.PI;
  };
  /** The angle between the outward normal and the upward direction. */
  const turnAt = (angle: number): number => Math.atan2(Math.sin(angle) / rx, Math.cos(angle) / ry);
  return { whole, at, angleAt, turnAt };
}

/** Text along the top of a curve, its feet inward; `spread` is the share of the circumference available. */
export function overTop(setting: Setting, curve: Curve, spread: number): SealGlyph[] {
  const { whole, at, angleAt, turnAt } = walk(curve);
  const fitted = fitText(setting, whole * spread);
  return fitted.glyphs.map(({ text, at: along }) => {
    const angle = angleAt(along - fitted.lengthMm / 2);
    return glyph(setting, fitted, { text, ...at(angle), angle: turnAt(angle) });
  });
}

/** Text along the bottom of a curve, its feet outward, so that it reads from left to right. */
export function underBottom(setting: Setting, curve: Curve, spread: number): SealGlyph[] {
  const { whole, at, angleAt, turnAt } = walk(curve);
  const fitted = fitText(setting, whole * spread);
  return fitted.glyphs.map(({ text, at: along }) => {
    const angle = angleAt(whole / 2 + fitted.lengthMm / 2 - along);
    return glyph(setting, fitted, { text, ...at(angle), angle: turnAt(angle) + Math.PI });
  });
}

/** Text repeated around the whole curve as often as it fits. */
export function allRound(setting: Setting, curve: Curve): SealGlyph[] {
  const { whole, at, angleAt, turnAt } = walk(curve);
  const { text, face, sizeMm, gap, measure } = setting;
  const once = piecesOf(text).reduce((sum, one) => sum + (measure(one, face) + gap.least) * sizeMm, 0);
  if (once <= 0) return [];
  const rounds = Math.max(1, Math.floor(whole / once));
  const grow = whole / (once * rounds);
  const size = sizeMm * Math.min(1, grow);
  let along = 0;
  return piecesOf(text.repeat(rounds)).map((one) => {
    const step = (measure(one, face) + gap.least) * sizeMm * grow;
    const angle = angleAt(along + step / 2);
    along += step;
    return glyph(setting, { sizeMm: size, stretch: 1 }, { text: one, ...at(angle), angle: turnAt(angle) });
  });
}

/** Text on a straight line, centred on a point. */
export function acrossMiddle(setting: Setting, middle: Point, lengthMm: number): SealGlyph[] {
  const fitted = fitText(setting, lengthMm);
  return fitted.glyphs.map(({ text, at }) =>
    glyph(setting, fitted, { text, x: middle.x - fitted.lengthMm / 2 + at, y: middle.y, angle: 0 }),
  );
}

const glyph = (
  { face }: Pick<Setting, 'face'>,
  { sizeMm, stretch }: Pick<FittedText, 'sizeMm' | 'stretch'>,
  placed: Pick<SealGlyph, 'text' | 'x' | 'y' | 'angle'>,
): SealGlyph => ({ kind: 'glyph', ...placed, sizeMm, stretch, face });

const INNER = Math.sin(Math.PI / 10) / Math.sin((3 * Math.PI) / 10);

/** A five-pointed star resting on two points. */
export function star(cx: number, cy: number, radius: number): SealShape {
  const points = Array.from({ length: 10 }, (_, index) => {
    const r = index % 2 === 0 ? radius : radius * INNER;
    const angle = (index * Math.PI) / 5;
    return { x: cx + r * Math.sin(angle), y: cy - r * Math.cos(angle) };
  });
  return { kind: 'polygon', points };
}
