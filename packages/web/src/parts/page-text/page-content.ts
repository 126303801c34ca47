import { OPS } from '../pdf-view/pdf.ts';

export type Matrix = readonly [number, number, number, number, number, number];
/** A rectangle in points, from the upper left corner of the page as it is displayed. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A character as the page shows it, in points from the upper left corner of the page. */
export interface Glyph {
  /** What the PDF says that it means. */
  readonly text: string;
  /** The character of the embedded font that draws it. */
  readonly drawn: string;
  readonly font: string;
  readonly x: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  /** The position of its operator in the content of the page: what is painted later covers it. */
  readonly order: number;
  /** Whether it is written from left to right on a horizontal line. */
  readonly isPlain: boolean;
}
interface Painted {
  readonly box: Box;
  readonly order: number;
}

export interface PageContent {
  readonly glyphs: readonly Glyph[];
  readonly pictures: readonly Painted[];
  /** Areas that are filled, and the segments of lines. */
  readonly shapes: readonly Painted[];
  /** The appearance of a field or a note: a signature, a seal. */
  readonly marks: readonly Painted[];
  /** Whether some content may be shown or hidden by the reader's choice, so that what is seen is not known. */
  readonly hasLayers: boolean;
}

/** The list of operators of a page, as pdf.js returns it. */
export interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly (readonly unknown[] | null)[];
}
/** What is known of a font; the scale of its widths is 0.001 in most. */
export interface KnownFont {
  readonly vertical: boolean;
  readonly fontMatrix: readonly number[] | null;
}

interface PdfGlyph {
  readonly fontChar: string;
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

interface State {
  ctm: Matrix;
  font: string;
  size: number;
  mode: number;
  leading: number;
  charSpacing: number;
  wordSpacing: number;
  stretch: number;
  rise: number;
}
const BEGIN: Omit<State, 'ctm'> = {
  font: '',
  size: 0,
  mode: 0,
  leading: 0,
  charSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  rise: 0,
};

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const UNIT: readonly number[] = [0, 0, 1, 1];
/** Neither filled nor stroked (ISO 32000-2 §9.3.6): the text under a scanned page, for searching. */
const INVISIBLE_MODES: ReadonlySet<number> = new Set([3, 7]);
const FILLS: ReadonlySet<number> = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const STROKES: ReadonlySet<number> = new Set([OPS.stroke, OPS.closeStroke]);
/** The coordinates after each command of a path in pdf.js: move, line, curve, quadratic curve, close. */
const COORDINATES: readonly number[] = [2, 2, 6, 4, 0];
const IMAGES: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintSolidColorImageMask,
]);
/** Images that one operator paints several times, and shadings: where they are is not followed. */
const ANYWHERE: ReadonlySet<number> = new Set([
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintImageMaskXObjectGroup,
  OPS.shadingFill,
]);
const EVERYWHERE: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
/** A slope that the eye takes for horizontal. */
const FLAT = 0.01;

const matrixOf = (values: Iterable<number> | null | undefined): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values ?? [];
  return [a, b, c, d, e, f];
};
/** @returns the matrix that applies `inner` first */
const times = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

function boxOf(matrix: Matrix, [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: Iterable<number>): Box {
  const [a, b, c, d, e, f] = matrix;
  const xs = [x0, x1].flatMap((x) => [y0, y1].map((y) => a * x + c * y + e));
  const ys = [x0, x1].flatMap((x) => [y0, y1].map((y) => b * x + d * y + f));
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The rectangles around the segments of a path. */
function* segmentsOf(path: Float32Array): Generator<readonly number[]> {
  let [x, y, firstX, firstY] = [0, 0, 0, 0];
  for (let at = 0; at < path.length;) {
    const command = path[at] ?? 0;
    const count = COORDINATES[command] ?? 0;
    const points = path.subarray(at + 1, at + 1 + count);
    const xs = [x, ...points.filter((_, n) => n % 2 === 0)];
    const ys = [y, ...points.filter((_, n) => n % 2 === 1)];
    if (count === 0) yield [Math.min(x, firstX), Math.min(y, firstY), Math.max(x, firstX), Math.max(y, firstY)];
    else if (command > 0) yield [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    [x, y] = count === 0 ? [firstX, firstY] : [xs.at(-1) ?? x, ys.at(-1) ?? y];
    if (command === 0) [firstX, firstY] = [x, y];
    at += 1 + count;
  }
}

/**
 * Follows the operators of a page and returns what it shows, and where.
 * @param start the transformation of the page's coordinates to points from the upper left corner of the page as displayed
 */
export function pageContent(operators: Operators, start: Matrix, fontOf: (name: string) => KnownFont): PageContent {
  const follower = new Follower(start, fontOf);
  for (const [order, operator] of operators.fnArray.entries())
    follower.follow(operator, operators.argsArray[order] ?? [], order);
  return follower;
}

class Follower implements PageContent {
  readonly glyphs: Glyph[] = [];
  readonly pictures: Painted[] = [];
  readonly shapes: Painted[] = [];
  readonly marks: Painted[] = [];
  hasLayers = false;
  private readonly start: Matrix;
  private readonly fontOf: (name: string) => KnownFont;
  private readonly stack: State[] = [];
  private state: State;
  private textMatrix = IDENTITY;
  private at = { x: 0, y: 0 };
  private lineStart = { x: 0, y: 0 };
  private depthOfMark = 0;
  /** A field or note of which nothing is painted yet. */
  private openMark: Painted | null = null;

  constructor(start: Matrix, fontOf: (name: string) => KnownFont) {
    this.start = start;
    this.fontOf = fontOf;
    this.state = { ...BEGIN, ctm: start };
  }

  follow(operator: number, args: readonly unknown[], order: number): void {
    const { state } = this;
    const value = args[0] as number;
    const list = args[0] as Iterable<number> | null | undefined;
    if (IMAGES.has(operator)) return this.paint(this.pictures, boxOf(state.ctm, UNIT), order);
    if (ANYWHERE.has(operator)) return this.paint(this.shapes, EVERYWHERE, order);
    switch (operator) {
      case OPS.save:
        return this.save();
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
      case OPS.endGroup:
        return this.restore();
      case OPS.transform:
        return this.transform(args as Iterable<number>);
      case OPS.paintFormXObjectBegin:
        this.save();
        return this.transform(list);
      case OPS.beginGroup:
        this.save();
        return this.transform((args[0] as { readonly matrix?: Iterable<number> | null }).matrix);
      case OPS.beginAnnotation:
        if (this.depthOfMark === 0) this.openMark = { box: boxOf(this.start, args[1] as Iterable<number>), order };
        this.depthOfMark += 1;
        return this.save();
      case OPS.endAnnotation:
        this.depthOfMark -= 1;
        return this.restore();
      case OPS.beginMarkedContentProps:
        this.hasLayers ||= args[0] === 'OC';
        return;
      case OPS.constructPath:
        return this.paintPath(value, args, order);
      case OPS.beginText:
        return this.beginLine(IDENTITY);
      case OPS.setTextMatrix:
        return this.beginLine(matrixOf(list));
      case OPS.setLeadingMoveText:
        state.leading = args[1] as number;
        return this.move(value, args[1] as number);
      case OPS.moveText:
        return this.move(value, args[1] as number);
      case OPS.nextLine:
        return this.move(0, state.leading);
      case OPS.setLeading:
        state.leading = -value;
        return;
      case OPS.setFont:
        state.font = String(args[0]);
        state.size = args[1] as number;
        return;
      case OPS.setTextRenderingMode:
        state.mode = value;
        return;
      case OPS.setCharSpacing:
        state.charSpacing = value;
        return;
      case OPS.setWordSpacing:
        state.wordSpacing = value;
        return;
      case OPS.setHScale:
        state.stretch = value / 100;
        return;
      case OPS.setTextRise:
        state.rise = value;
        return;
      case OPS.showText:
        return this.show(args[0] as readonly (PdfGlyph | number)[], order);
      default:
    }
  }

  private save(): void {
    this.stack.push({ ...this.state });
  }
  private restore(): void {
    this.state = this.stack.pop() ?? this.state;
  }
  private transform(by: Iterable<number> | null | undefined): void {
    this.state.ctm = times(this.state.ctm, matrixOf(by));
  }
  private paint(list: Painted[], box: Box, order: number): void {
    if (this.depthOfMark === 0) list.push({ box, order });
    else this.showMark();
  }
  private paintPath(operator: number, [, path, box]: readonly unknown[], order: number): void {
    if (!box) return;
    if (FILLS.has(operator)) this.paint(this.shapes, boxOf(this.state.ctm, box as Iterable<number>), order);
    if (!STROKES.has(operator)) return;
    for (const segment of segmentsOf((path as readonly [Float32Array])[0]))
      this.paint(this.shapes, boxOf(this.state.ctm, segment), order);
  }
  private showMark(): void {
    if (this.openMark !== null) this.marks.push(this.openMark);
    this.openMark = null;
  }
  private beginLine(matrix: Matrix): void {
    this.textMatrix = matrix;
    this.at = this.lineStart = { x: 0, y: 0 };
  }
  private move(x: number, y: number): void {
    this.at = this.lineStart = { x: this.lineStart.x + x, y: this.lineStart.y + y };
  }

  private show(items: readonly (PdfGlyph | number)[], order: number): void {
    const { size, stretch, wordSpacing, charSpacing, rise, mode, font, ctm } = this.state;
    const { vertical, fontMatrix } = this.fontOf(font);
    const widthOf = size * (fontMatrix?.[0] ?? 0.001);
    const [a, b, c, d, e, f] = times(ctm, this.textMatrix);
    const isUpright = a > 0 && d < 0 && Math.abs(b) < FLAT * a && Math.abs(c) < Math.abs(d) && size > 0;
    const isPlain = isUpright && !vertical;
    if (this.depthOfMark > 0) this.showMark();
    const isSeen = !INVISIBLE_MODES.has(mode) && this.depthOfMark === 0;
    const up = this.at.y + rise;
    let along = this.at.x;
    for (const item of items) {
      if (typeof item === 'number') {
        along -= (item * size * stretch) / 1000;
        continue;
      }
      const [left, right] = [along, along + item.width * widthOf * stretch];
      if (isSeen)
        this.glyphs.push({
          text: item.unicode,
          drawn: item.fontChar,
          font,
          x: a * left + c * up + e,
          right: a * right + c * up + e,
          baseline: b * left + d * up + f,
          size: Math.abs(d * size),
          order,
          isPlain,
        });
      along = right + ((item.isSpace ? wordSpacing : 0) + charSpacing) * stretch;
    }
    this.at = { ...this.at, x: along };
  }
}
