import { PdfError } from '../../errors.ts';
import type { Matrix, Rectangle } from '../../geometry.ts';
import type { PdfDocument } from '../../syntax/document.ts';
import { type PdfDict, PdfName, PdfStream, PdfString, type PdfValue, isDict } from '../../syntax/objects.ts';
import { operations } from '../../upload/visible-content.ts';
import { tilesOf } from './mask-tiles.ts';
import { IDENTITY, type Point, boxed, curvePoints, matrixOf, numeric, strokeBoxes, times } from './matrices.ts';

/** A box that hides what is under it, 0 not at all, 1 wholly. */
export interface Cover {
  readonly box: Rectangle;
  readonly alpha: number;
}

/** What a content stream draws, roughly: boxes of text, and boxes that hide what is under them, in the space it is drawn into. */
export interface DrawnBoxes {
  readonly text: Rectangle[];
  readonly covers: Cover[];
}

/** How content is looked at: the space it is drawn into, and whether masks of images are read or taken to hide all. */
export interface Looking {
  readonly matrix?: Matrix;
  readonly readsMasks?: boolean;
}

const DEEPEST_FORM = 5;
const MOST_BOXES = 20_000;
const MOST_OPERATORS = 500_000;
/** A glyph of one octet is half as wide as high, one of two octets as wide as high. */
const WIDTH_OF_OCTET = 0.5;

interface State {
  readonly ctm: Matrix;
  /** Constant alpha of what is filled, and of what is stroked. */
  readonly fill: number;
  readonly stroke: number;
  /** What is painted darkens what is under it and leaves it legible, as a seal does. */
  readonly blends: boolean;
  readonly lineWidth: number;
}

const FRESH = { fill: 1, stroke: 1, blends: false, lineWidth: 1 };

/** What is shared by a content stream and the forms that it paints. */
interface Sheet extends DrawnBoxes {
  readonly document: PdfDocument;
  readonly readsMasks: boolean;
  /** Operators that are still looked at. */
  left: number;
}

/** Draws nothing, but notes where it would. Fonts, clips, colours and soft masks of the state are not looked at. */
class Pen {
  readonly sheet: Sheet;
  readonly resources: PdfDict | null;
  readonly depth: number;
  /** What lets the group through in which this stands. */
  readonly alpha: number;
  readonly stack: State[] = [];
  state: State;
  line: Matrix = IDENTITY;
  at: Matrix = IDENTITY;
  size = 0;
  leading = 0;
  path: Rectangle | null = null;
  /** The lines of the path; curves are taken by some points of theirs. */
  lines: [Point, Point][] = [];
  start: Point = [0, 0];
  current: Point = [0, 0];

  constructor(sheet: Sheet, resources: PdfDict | null, state: State, { depth = 0, alpha = 1 } = {}) {
    this.sheet = sheet;
    this.resources = resources;
    this.depth = depth;
    this.alpha = alpha;
    this.state = state;
  }

  run(content: Buffer): void {
    for (const { operator, operands } of operations(content, this.sheet.document.limits.depth)) {
      if (this.sheet.left-- <= 0) {
        // What is too much to be looked at may hide anything.
        this.sheet.covers.push({ box: EVERYWHERE, alpha: 1 });
        return;
      }
      OPERATORS.get(operator)?.(this, operands.map(numeric), operands);
    }
  }

  reach(x: number, y: number): void {
    const [left, bottom, right, top] = this.path ?? [x, y, x, y];
    this.path = [Math.min(left, x), Math.min(bottom, y), Math.max(right, x), Math.max(top, y)];
  }

  moveTo(to: Point): void {
    this.start = this.current = to;
    this.reach(...to);
  }

  lineTo(to: Point): void {
    this.lines.push([this.current, to]);
    this.current = to;
    this.reach(...to);
  }

  curveTo(a: Point, b: Point, to: Point): void {
    for (const point of curvePoints(this.current, a, b, to)) this.lineTo(point);
  }

  close(): void {
    if (this.lines.length > 0) this.lineTo(this.start);
  }

  endPath({ fills = false, strokes = false }): void {
    if (fills && this.path !== null) this.hide(this.path, this.state.fill);
    if (strokes)
      for (const box of this.lines.flatMap((line) => strokeBoxes(line, this.state.lineWidth)))
        this.hide(box, this.state.stroke);
    this.path = null;
    this.lines = [];
  }

  hide(box: Rectangle, alpha = this.state.fill): void {
    const { covers } = this.sheet;
    const seen = this.state.blends ? 0 : alpha * this.alpha;
    if (seen <= 0 || covers.length > MOST_BOXES) return;
    // What cannot be placed may be anywhere, and so may what is too much to be looked at.
    const placed = boxed(box, this.state.ctm);
    if (placed.every(Number.isFinite) && covers.length < MOST_BOXES) covers.push({ box: placed, alpha: seen });
    else covers.push({ box: EVERYWHERE, alpha: 1 });
  }

  nextLine(x: number, y: number): void {
    this.line = times([1, 0, 0, 1, x, y], this.line);
    this.at = this.line;
  }

  show(operands: readonly PdfValue[]): void {
    const width = octetsIn(operands) * WIDTH_OF_OCTET * this.size;
    if (width !== 0) note(this.sheet.text, boxed([0, 0, width, this.size], times(this.at, this.state.ctm)));
    this.at = times([1, 0, 0, 1, width, 0], this.at);
  }

  paint(named: PdfValue | undefined): void {
    const { document } = this.sheet;
    const object = this.#resource('XObject', named);
    if (!(object instanceof PdfStream)) return;
    if (document.getName(object.dict.get('Subtype')) === 'Image') {
      if (!this.sheet.readsMasks) this.hide(UNIT);
      else for (const { box, alpha } of tilesOf(document, object)) this.hide(box, alpha * this.state.fill);
    } else if (this.depth < DEEPEST_FORM) this.#paintForm(object);
    // What stands too deep to be looked at may hide anything.
    else this.hide(EVERYWHERE);
  }

  /** A group is painted as a whole with the alpha that stands; other forms go on with it (ISO 32000-2 §11.6.6). */
  #paintForm(form: PdfStream): void {
    const { document } = this.sheet;
    const ctm = times(matrixOf(document.getArray(form.dict.get('Matrix')) ?? []), this.state.ctm);
    const resources = document.getDict(form.dict.get('Resources')) ?? this.resources;
    const isGroup = document.getDict(form.dict.get('Group')) !== null;
    const { fill, blends } = this.state;
    const alpha = isGroup ? this.alpha * (blends ? 0 : fill) : this.alpha;
    const state = isGroup ? { ...FRESH, ctm } : { ...this.state, ctm };
    new Pen(this.sheet, resources, state, { depth: this.depth + 1, alpha }).run(document.decode(form));
  }

  /** Parameters that are not named stay as they are (ISO 32000-2 §8.4.5). */
  setGraphics(named: PdfValue | undefined): void {
    const { document } = this.sheet;
    const set = this.#resource('ExtGState', named);
    if (!isDict(set)) return;
    const { fill, stroke, lineWidth } = this.state;
    const mode = document.getName(set.get('BM')) ?? document.getName(document.getArray(set.get('BM'))?.[0]);
    this.state = {
      ...this.state,
      fill: document.getNumber(set.get('ca')) ?? fill,
      stroke: document.getNumber(set.get('CA')) ?? stroke,
      lineWidth: document.getNumber(set.get('LW')) ?? lineWidth,
      blends: mode === null ? this.state.blends : mode === 'Multiply' || mode === 'Darken',
    };
  }

  #resource(kind: string, named: PdfValue | undefined): PdfValue {
    const { document } = this.sheet;
    const list = document.getDict(this.resources?.get(kind));
    return named instanceof PdfName ? document.get(list?.get(named.name)) : null;
  }
}

const UNIT: Rectangle = [0, 0, 1, 1];
const EVERYWHERE: Rectangle = [-1e9, -1e9, 1e9, 1e9];

function note(list: Rectangle[], box: Rectangle): void {
  if (list.length < MOST_BOXES && box.every(Number.isFinite)) list.push(box);
}

type Act = (pen: Pen, numbers: readonly number[], operands: readonly PdfValue[]) => void;

const pointsOf = (numbers: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);
const curve =
  (pick: (from: Point, points: readonly Point[]) => readonly (Point | undefined)[]): Act =>
  (pen, numbers) => {
    const [a, b, to] = pick(pen.current, pointsOf(numbers));
    if (a !== undefined && b !== undefined && to !== undefined) pen.curveTo(a, b, to);
  };
const rectangle: Act = (pen, [x = 0, y = 0, width = 0, height = 0]) => {
  pen.moveTo([x, y]);
  for (const corner of [
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const)
    pen.lineTo(corner);
  pen.close();
};
const PAINTING = { fills: true, strokes: true };
const showText: Act = (pen, _numbers, operands) => pen.show(operands);
const showOnNextLine: Act = (pen, _numbers, operands) => {
  pen.nextLine(0, -pen.leading);
  pen.show(operands);
};

/** Operators that move, show or paint (ISO 32000-2 annex A); all others change nothing here. */
const OPERATORS: ReadonlyMap<string, Act> = new Map<string, Act>([
  ['q', (pen) => void pen.stack.push(pen.state)],
  ['Q', (pen) => void (pen.state = pen.stack.pop() ?? pen.state)],
  ['cm', (pen, _, operands) => void (pen.state = { ...pen.state, ctm: times(matrixOf(operands), pen.state.ctm) })],
  ['gs', (pen, _, operands) => pen.setGraphics(operands[0])],
  ['BT', (pen) => void (pen.line = pen.at = IDENTITY)],
  ['Tf', (pen, [, size = 0]) => void (pen.size = size)],
  ['TL', (pen, [leading = 0]) => void (pen.leading = leading)],
  ['Tm', (pen, _, operands) => void (pen.line = pen.at = matrixOf(operands))],
  ['Td', (pen, [x = 0, y = 0]) => pen.nextLine(x, y)],
  [
    'TD',
    (pen, [x = 0, y = 0]) => {
      pen.leading = -y;
      pen.nextLine(x, y);
    },
  ],
  ['T*', (pen) => pen.nextLine(0, -pen.leading)],
  ['Tj', showText],
  ['TJ', showText],
  ["'", showOnNextLine],
  ['"', showOnNextLine],
  ['w', (pen, [lineWidth = 1]) => void (pen.state = { ...pen.state, lineWidth })],
  ['re', rectangle],
  ['m', (pen, [x = 0, y = 0]) => pen.moveTo([x, y])],
  ['l', (pen, [x = 0, y = 0]) => pen.lineTo([x, y])],
  ['c', curve((_, points) => points)],
  ['v', curve((from, [b, to]) => [from, b, to])],
  ['y', curve((_, [a, to]) => [a, to, to])],
  ['h', (pen) => pen.close()],
  ...['f', 'F', 'f*'].map((operator) => [operator, (pen: Pen) => pen.endPath({ fills: true })] as const),
  ...['B', 'B*'].map((operator) => [operator, (pen: Pen) => pen.endPath(PAINTING)] as const),
  ...['b', 'b*'].map((operator) => [operator, (pen: Pen) => (pen.close(), pen.endPath(PAINTING))] as const),
  ['S', (pen) => pen.endPath({ strokes: true })],
  ['s', (pen) => (pen.close(), pen.endPath({ strokes: true }))],
  ['n', (pen) => pen.endPath({})],
  ['INLINE_IMAGE', (pen) => pen.hide(UNIT)],
  ['sh', (pen) => pen.hide(EVERYWHERE)],
  ['Do', (pen, _, operands) => pen.paint(operands[0])],
]);

const octetsIn = (operands: readonly PdfValue[]): number =>
  operands.reduce<number>((sum, value) => {
    if (value instanceof PdfString) return sum + value.bytes.length;
    return Array.isArray(value) ? sum + octetsIn(value) : sum;
  }, 0);

/** What some content draws; what cannot be read to its end is told up to there, and may hide anything. */
export function drawnBoxes(
  document: PdfDocument,
  streams: readonly PdfStream[],
  resources: PdfDict | null,
  { matrix = IDENTITY, readsMasks = false }: Looking = {},
): DrawnBoxes {
  const sheet: Sheet = { document, readsMasks, text: [], covers: [], left: MOST_OPERATORS };
  try {
    const content = Buffer.concat(streams.flatMap((stream) => [document.decode(stream), Buffer.from('\n')]));
    new Pen(sheet, resources, { ...FRESH, ctm: matrix }).run(content);
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    sheet.covers.push({ box: EVERYWHERE, alpha: 1 });
  }
  return sheet;
}
