import {
  type Curve,
  type MeasureGlyph,
  type SealDrawing,
  type SealGlyph,
  type SealShape,
  type Setting,
  acrossMiddle,
  allRound,
  overTop,
  star,
  underBottom,
} from './drawing.ts';
import { isJoined } from './pieces.ts';
import type { PatternKind } from './seal.ts';

/** The input for drawing a seal. */
export interface PatternFacts {
  readonly kind: PatternKind;
  readonly text: string;
  readonly centerText?: string | undefined;
  readonly bottomText?: string | undefined;
  readonly sizeMm?: number | undefined;
  readonly microText: boolean;
}

interface KindRule {
  readonly shape: 'ROUND' | 'OVAL' | 'SQUARE';
  /** The usual diameter or longer side (Spec §9 defines a seal box of 40 mm). */
  readonly sizeMm: number;
  /** Height over width. */
  readonly ratio: number;
  readonly hasStar: boolean;
  readonly centerText: string;
}

/** Shapes and words of the usual seals of a Chinese enterprise. */
export const PATTERN_RULES: Readonly<Record<PatternKind, KindRule>> = {
  ENTERPRISE: { shape: 'ROUND', sizeMm: 42, ratio: 1, hasStar: true, centerText: '' },
  CONTRACT: { shape: 'ROUND', sizeMm: 42, ratio: 1, hasStar: true, centerText: '合同专用章' },
  FINANCE: { shape: 'ROUND', sizeMm: 40, ratio: 1, hasStar: true, centerText: '财务专用章' },
  HR: { shape: 'ROUND', sizeMm: 40, ratio: 1, hasStar: true, centerText: '人事专用章' },
  INVOICE: { shape: 'OVAL', sizeMm: 40, ratio: 0.75, hasStar: false, centerText: '发票专用章' },
  OVAL: { shape: 'OVAL', sizeMm: 45, ratio: 2 / 3, hasStar: false, centerText: '' },
  LEGAL_REPRESENTATIVE: { shape: 'SQUARE', sizeMm: 20, ratio: 1, hasStar: false, centerText: '' },
};

/** Every text of a pattern that appears in the seal. */
export const patternTexts = (pattern: PatternFacts): string[] =>
  [pattern.text, pattern.centerText ?? PATTERN_RULES[pattern.kind].centerText, pattern.bottomText ?? ''].filter(
    (text) => text !== '',
  );

/**
 * The drawing of a pattern, in millimetres at its real size. A pure function: the caller supplies the character widths.
 */
export function drawPattern(pattern: PatternFacts, measure: MeasureGlyph): SealDrawing {
  const { shape } = PATTERN_RULES[pattern.kind];
  if (shape === 'SQUARE') return square(pattern, measure);
  return shape === 'ROUND' ? round(pattern, measure) : oval(pattern, measure);
}

const HAN = /\p{Script=Han}/u;

/** A line of text; Chinese characters may be spaced out, letters of other scripts stay together. */
const line = (text: string, sizeMm: number, measure: MeasureGlyph, apart: number): Setting => ({
  text,
  sizeMm,
  measure,
  face: 'SERIF',
  narrowest: 0.5,
  gap: isJoined(text)
    ? { least: 0, most: 0 }
    : HAN.test(text)
      ? { least: 0.06, most: apart }
      : { least: 0.02, most: 0.12 },
});

/** A number, in a plain font. */
const number = (text: string, sizeMm: number, measure: MeasureGlyph): Setting => ({
  text,
  sizeMm,
  measure,
  face: 'SANS',
  narrowest: 0.7,
  gap: { least: 0.08, most: 0.45 },
});

const MICRO_MM = 0.5;

function microRing({ text, bottomText, microText }: PatternFacts, curve: Curve, measure: MeasureGlyph): SealGlyph[] {
  if (!microText) return [];
  const words = [text, bottomText ?? ''].filter((one) => one !== '').join('·');
  const setting = { text: `${words}·`, sizeMm: MICRO_MM, face: 'SANS', narrowest: 1, measure } as const;
  return allRound({ ...setting, gap: { least: 0.12, most: 0.12 } }, curve);
}

function round(pattern: PatternFacts, measure: MeasureGlyph): SealDrawing {
  const rule = PATTERN_RULES[pattern.kind];
  const size = pattern.sizeMm ?? rule.sizeMm;
  const middle = size / 2;
  const centerText = pattern.centerText ?? rule.centerText;
  const bottomText = pattern.bottomText ?? '';
  const strokeMm = size * 0.027;
  const inside = middle - strokeMm - (pattern.microText ? MICRO_MM * 1.9 : 0);
  const textMm = size * 0.116;
  const at = (radius: number): Curve => ({ cx: middle, cy: middle, rx: radius, ry: radius });
  const hasCenter = centerText !== '';
  // Words below the star move it up; a number below them takes the lower part of the ring from the name.
  const starRadius = size * (hasCenter ? 0.15 : 0.167);
  const starAt = middle - (hasCenter ? size * 0.035 : 0);
  const spread = hasCenter || bottomText !== '' ? 0.66 : 0.7;
  const shapes: SealShape[] = [
    { kind: 'ellipse', cx: middle, cy: middle, rx: middle - strokeMm / 2, ry: middle - strokeMm / 2, strokeMm },
    ...microRing(pattern, at(middle - strokeMm - MICRO_MM * 1.05), measure),
    ...overTop(line(pattern.text, textMm, measure, 0.55), at(inside - textMm * 0.62), spread),
    star(middle, starAt, starRadius),
  ];
  if (hasCenter) {
    const words = line(centerText, size * 0.092, measure, 0.12);
    shapes.push(...acrossMiddle(words, { x: middle, y: middle + size * 0.225 }, size * 0.52));
  }
  if (bottomText !== '') {
    const sizeMm = size * 0.047;
    shapes.push(...underBottom(number(bottomText, sizeMm, measure), at(inside - sizeMm * 0.8), 0.26));
  }
  return { widthMm: size, heightMm: size, shapes };
}

function oval(pattern: PatternFacts, measure: MeasureGlyph): SealDrawing {
  const rule = PATTERN_RULES[pattern.kind];
  const width = pattern.sizeMm ?? rule.sizeMm;
  const height = width * rule.ratio;
  const [cx, cy] = [width / 2, height / 2];
  const centerText = pattern.centerText ?? rule.centerText;
  const bottomText = pattern.bottomText ?? '';
  const strokeMm = width * 0.022;
  const inset = (by: number): Curve => ({ cx, cy, rx: cx - by, ry: cy - by });
  const inside = strokeMm + (pattern.microText ? MICRO_MM * 1.9 : 0);
  const textMm = height * 0.138;
  const isInvoice = pattern.kind === 'INVOICE';
  const shapes: SealShape[] = [
    { kind: 'ellipse', ...inset(strokeMm / 2), strokeMm },
    ...microRing(pattern, inset(strokeMm + MICRO_MM * 1.05), measure),
    ...overTop(line(pattern.text, textMm, measure, 0.5), inset(inside + textMm * 0.66), isInvoice ? 0.52 : 0.6),
  ];
  if (isInvoice) {
    // The tax number is set across the middle, the words below it.
    const numberMm = height * 0.125;
    const wordsY = cy + height * (bottomText === '' ? 0.1 : 0.28);
    shapes.push(...acrossMiddle(number(bottomText, numberMm, measure), { x: cx, y: cy + height * 0.07 }, width * 0.66));
    shapes.push(...acrossMiddle(line(centerText, height * 0.14, measure, 0.2), { x: cx, y: wordsY }, width * 0.52));
    return { widthMm: width, heightMm: height, shapes };
  }
  const middleY = cy + height * 0.06;
  shapes.push(...acrossMiddle(line(centerText, height * 0.17, measure, 0.25), { x: cx, y: middleY }, width * 0.56));
  const bottomMm = height * 0.075;
  shapes.push(...underBottom(number(bottomText, bottomMm, measure), inset(inside + bottomMm * 0.9), 0.3));
  return { widthMm: width, heightMm: height, shapes };
}

/** The seal of a person: Chinese in columns from the right, as usual in seals; other scripts in lines. */
function square(pattern: PatternFacts, measure: MeasureGlyph): SealDrawing {
  const size = pattern.sizeMm ?? PATTERN_RULES[pattern.kind].sizeMm;
  const strokeMm = size * 0.055;
  const side = size - strokeMm;
  const [x, y, radius] = [strokeMm / 2, strokeMm / 2, size * 0.03];
  const frame: SealShape = { kind: 'rectangle', x, y, width: side, height: side, radius, strokeMm };
  const inside = strokeMm + size * 0.055;
  const room = size - inside * 2;
  const glyphs = HAN.test(pattern.text)
    ? inColumns(withSealWord(pattern.text), { inside, room, measure })
    : inLines(pattern.text, { inside, room, measure });
  return { widthMm: size, heightMm: size, shapes: [frame, ...glyphs] };
}

/** The character for "seal" extends a name of two or three characters to four. */
function withSealWord(name: string): string[] {
  const characters = [...name.replace(/\s/g, '')];
  if (characters.length === 2) return [...characters, '之', '印'];
  return characters.length === 3 ? [...characters, '印'] : characters;
}

interface Room {
  readonly inside: number;
  readonly room: number;
  readonly measure: MeasureGlyph;
}

function inColumns(characters: readonly string[], { inside, room, measure }: Room): SealGlyph[] {
  const columns = characters.length === 1 ? 1 : Math.ceil(Math.sqrt(characters.length));
  const rows = Math.ceil(characters.length / columns);
  const [width, height] = [room / columns, room / rows];
  const sizeMm = height * 1.02;
  return characters.map((text, index) => {
    const column = Math.floor(index / rows);
    const x = inside + room - (column + 0.5) * width;
    const y = inside + ((index % rows) + 0.5) * height;
    const stretch = Math.min(1.25, (width * 1.02) / (measure(text, 'SERIF') * sizeMm));
    return { kind: 'glyph', text, x, y, angle: 0, sizeMm, stretch, face: 'SERIF' };
  });
}

function inLines(text: string, { inside, room, measure }: Room): SealGlyph[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const lines = words.length <= 3 ? words : [words.slice(0, 2).join(' '), words.slice(2).join(' ')];
  const height = room / lines.length;
  const sizeMm = Math.min(height * 0.9, room * 0.4);
  return lines.flatMap((one, index) =>
    acrossMiddle(line(one, sizeMm, measure, 0.12), { x: inside + room / 2, y: inside + (index + 0.5) * height }, room),
  );
}
