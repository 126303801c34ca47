import { PdfError } from '../../errors.ts';
import type { Matrix, Rectangle } from '../../geometry.ts';
import type { PdfDocument } from '../../syntax/document.ts';
import { type PdfDict, PdfName, PdfReal, PdfStream, PdfString, type PdfValue, isDict } from '../../syntax/objects.ts';
import { operations } from '../../upload/visible-content.ts';

/** What a content stream draws, roughly: boxes of text, and boxes that hide what is under them, in the space it is drawn into. */
export interface DrawnBoxes {
  readonly text: Rectangle[];
  readonly opaque: Rectangle[];
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const DEEPEST_FORM = 5;
const MOST_BOXES = 20_000;
const MOST_OPERATORS = 500_000;
/** A glyph of one octet is half as wide as high, one of two octets as wide as high. */
const WIDTH_OF_OCTET = 0.5;

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];

/** The upright box around a box that a matrix turns. */
export function boxed([left, bottom, right, top]: Rectangle, m: Matrix): Rectangle {
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ] as const;
  const xs = corners.map(([x, y]) => x * m[0] + y * m[2] + m[4]);
  const ys = corners.map(([x, y]) => x * m[1] + y * m[3] + m[5]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const numeric = (value: PdfValue | undefined): number =>
  typeof value === 'number' ? value : value instanceof PdfReal ? value.value : 0;
const matrixOf = (operands: readonly PdfValue[]): Matrix => {
  const [a, b, c, d, e, f] = operands.map(numeric);
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
};

interface State {
  readonly ctm: Matrix;
  readonly hides: boolean;
}

/** What is shared by a content stream and the forms that it paints. */
interface Sheet extends DrawnBoxes {
  readonly document: PdfDocument;
  /** Operators that are still looked at. */
  left: number;
}

/** Draws nothing, but notes where it would. Fonts, clips and colours are not looked at. */
class Pen {
  readonly sheet: Sheet;
  readonly resources: PdfDict | null;
  readonly depth: number;
  readonly stack: State[] = [];
  state: State;
  line: Matrix = IDENTITY;
  at: Matrix = IDENTITY;
  size = 0;
  leading = 0;
  path: Rectangle | null = null;

  constructor(sheet: Sheet, resources: PdfDict | null, ctm: Matrix, depth: number) {
    this.sheet = sheet;
    this.resources = resources;
    this.depth = depth;
    this.state = { ctm, hides: true };
  }

  run(content: Buffer): void {
    for (const { operator, operands } of operations(content, this.sheet.document.limits.depth)) {
      if (this.sheet.left-- <= 0) {
        // What is too much to be looked at may hide anything.
        this.sheet.opaque.push(EVERYWHERE);
        return;
      }
      OPERATORS.get(operator)?.(this, operands.map(numeric), operands);
    }
  }

  reach(x: number, y: number): void {
    const [left, bottom, right, top] = this.path ?? [x, y, x, y];
    this.path = [Math.min(left, x), Math.min(bottom, y), Math.max(right, x), Math.max(top, y)];
  }

  fill(): void {
    if (this.path !== null) this.hide(this.path);
    this.path = null;
  }

  hide(box: Rectangle): void {
    if (this.state.hides) note(this.sheet.opaque, boxed(box, this.state.ctm));
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
      if (!['SMask', 'Mask', 'ImageMask'].some((key) => object.dict.has(key))) this.hide(UNIT);
    } else if (this.depth < DEEPEST_FORM) {
      const ctm = times(matrixOf(document.getArray(object.dict.get('Matrix')) ?? []), this.state.ctm);
      const resources = document.getDict(object.dict.get('Resources')) ?? this.resources;
      new Pen(this.sheet, resources, ctm, this.depth + 1).run(document.decode(object));
    }
  }

  /** A graphics state that lets through what is under it hides nothing. */
  setGraphics(named: PdfValue | undefined): void {
    const { document } = this.sheet;
    const set = this.#resource('ExtGState', named);
    if (!isDict(set)) return;
    const alpha = document.getNumber(set.get('ca'));
    const mode = document.getName(set.get('BM'));
    const isPlain = mode === null || mode === 'Normal' || mode === 'Compatible';
    this.state = {
      ...this.state,
      hides: (alpha === null || alpha > 0.9) && isPlain && !isDict(document.get(set.get('SMask'))),
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

const addPoints: Act = (pen, numbers) => {
  for (let i = 0; i + 1 < numbers.length; i += 2) pen.reach(numbers[i] ?? 0, numbers[i + 1] ?? 0);
};
const endPath: Act = (pen) => {
  pen.path = null;
};
const fillPath: Act = (pen) => pen.fill();
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
  ['re', (pen, [x = 0, y = 0, width = 0, height = 0]) => addPoints(pen, [x, y, x + width, y + height], [])],
  ...['m', 'l', 'c', 'v', 'y'].map((operator) => [operator, addPoints] as const),
  ...['f', 'F', 'f*', 'B', 'B*', 'b', 'b*'].map((operator) => [operator, fillPath] as const),
  ...['S', 's', 'n'].map((operator) => [operator, endPath] as const),
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
): DrawnBoxes {
  const sheet: Sheet = { document, text: [], opaque: [], left: MOST_OPERATORS };
  try {
    const content = Buffer.concat(streams.flatMap((stream) => [document.decode(stream), Buffer.from('\n')]));
    new Pen(sheet, resources, IDENTITY, 0).run(content);
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    sheet.opaque.push(EVERYWHERE);
  }
  return sheet;
}
