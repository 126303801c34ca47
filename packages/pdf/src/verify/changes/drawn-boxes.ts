import { PdfError } from '../../errors.ts';
import type { Matrix, Rectangle } from '../../geometry.ts';
import type { PdfDocument } from '../../syntax/document.ts';
import { type PdfDict, PdfName, PdfReal, PdfStream, PdfString, type PdfValue } from '../../syntax/objects.ts';
import { operations } from '../../upload/visible-content.ts';

/** What a content stream draws, roughly: boxes of text, and boxes that hide what is under them, in the space it is drawn into. */
export interface DrawnBoxes {
  readonly text: Rectangle[];
  readonly opaque: Rectangle[];
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const DEEPEST_FORM = 5;
const MOST_BOXES = 20_000;
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

/** Draws nothing, but notes where it would. Fonts, clips and colours are not looked at. */
class Scribe implements DrawnBoxes {
  readonly text: Rectangle[] = [];
  readonly opaque: Rectangle[] = [];
  readonly #document: PdfDocument;

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  run(content: Buffer, resources: PdfDict | null, ctm: Matrix, depth: number): void {
    const stack: State[] = [];
    let state: State = { ctm, hides: true };
    let [line, at]: [Matrix, Matrix] = [IDENTITY, IDENTITY];
    let [size, leading] = [0, 0];
    let path: Rectangle | null = null;
    const reach = (x: number, y: number): void => {
      path = path
        ? [Math.min(path[0], x), Math.min(path[1], y), Math.max(path[2], x), Math.max(path[3], y)]
        : [x, y, x, y];
    };
    const next = (x: number, y: number): void => {
      line = times([1, 0, 0, 1, x, y], line);
      at = line;
    };
    const show = (octets: number): void => {
      const width = octets * WIDTH_OF_OCTET * size;
      if (octets > 0) this.#note(this.text, boxed([0, 0, width, size], times(at, state.ctm)));
      at = times([1, 0, 0, 1, width, 0], at);
    };
    for (const { operator, operands } of operations(content, this.#document.limits.depth)) {
      const numbers = operands.map(numeric);
      const [a = 0, b = 0, c = 0, d = 0] = numbers;
      switch (operator) {
        case 'q':
          stack.push(state);
          break;
        case 'Q':
          state = stack.pop() ?? state;
          break;
        case 'cm':
          state = { ...state, ctm: times(matrixOf(operands), state.ctm) };
          break;
        case 'gs':
          state = { ...state, hides: this.#hides(resources, operands[0]) };
          break;
        case 'BT':
          [line, at] = [IDENTITY, IDENTITY];
          break;
        case 'Tf':
          size = b;
          break;
        case 'TL':
          leading = a;
          break;
        case 'Tm':
          line = at = matrixOf(operands);
          break;
        case 'Td':
          next(a, b);
          break;
        case 'TD':
          leading = -b;
          next(a, b);
          break;
        case 'T*':
          next(0, -leading);
          break;
        case 'Tj':
        case 'TJ':
          show(octetsIn(operands));
          break;
        case "'":
        case '"':
          next(0, -leading);
          show(octetsIn(operands));
          break;
        case 're':
          reach(a, b);
          reach(a + c, b + d);
          break;
        case 'm':
        case 'l':
        case 'c':
        case 'v':
        case 'y':
          for (let i = 0; i + 1 < numbers.length; i += 2) reach(numbers[i] ?? 0, numbers[i + 1] ?? 0);
          break;
        case 'f':
        case 'F':
        case 'f*':
        case 'B':
        case 'B*':
        case 'b':
        case 'b*':
          if (path !== null && state.hides) this.#note(this.opaque, boxed(path, state.ctm));
          path = null;
          break;
        case 'S':
        case 's':
        case 'n':
          path = null;
          break;
        case 'INLINE_IMAGE':
          if (state.hides) this.#note(this.opaque, boxed([0, 0, 1, 1], state.ctm));
          break;
        case 'Do':
          this.#paint(resources, operands[0], state, depth);
          break;
        default:
          break;
      }
    }
  }

  #paint(resources: PdfDict | null, named: PdfValue | undefined, { ctm, hides }: State, depth: number): void {
    const document = this.#document;
    const list = document.getDict(resources?.get('XObject'));
    const object = named instanceof PdfName ? document.get(list?.get(named.name)) : null;
    if (!(object instanceof PdfStream)) return;
    if (document.getName(object.dict.get('Subtype')) === 'Image') {
      const isMasked = ['SMask', 'Mask', 'ImageMask'].some((key) => object.dict.has(key));
      if (!isMasked && hides) this.#note(this.opaque, boxed([0, 0, 1, 1], ctm));
    } else if (depth < DEEPEST_FORM) {
      const matrix = matrixOf(document.getArray(object.dict.get('Matrix')) ?? []);
      this.run(
        document.decode(object),
        document.getDict(object.dict.get('Resources')) ?? resources,
        times(matrix, ctm),
        depth + 1,
      );
    }
  }

  /** A graphics state that lets through what is under it hides nothing. */
  #hides(resources: PdfDict | null, named: PdfValue | undefined): boolean {
    const states = this.#document.getDict(resources?.get('ExtGState'));
    const state = named instanceof PdfName ? this.#document.getDict(states?.get(named.name)) : null;
    const alpha = this.#document.getNumber(state?.get('ca'));
    const mode = this.#document.getName(state?.get('BM'));
    return (
      (alpha === null || alpha > 0.9) &&
      (mode === null || mode === 'Normal' || mode === 'Compatible') &&
      !state?.has('SMask')
    );
  }

  #note(list: Rectangle[], box: Rectangle): void {
    if (list.length < MOST_BOXES && box.every(Number.isFinite)) list.push(box);
  }
}

const octetsIn = (operands: readonly PdfValue[]): number =>
  operands.reduce<number>((sum, value) => {
    if (value instanceof PdfString) return sum + value.bytes.length;
    return Array.isArray(value) ? sum + octetsIn(value) : sum;
  }, 0);

/** What some content draws; what cannot be read to its end is told up to there. */
export function drawnBoxes(
  document: PdfDocument,
  streams: readonly PdfStream[],
  resources: PdfDict | null,
): DrawnBoxes {
  const scribe = new Scribe(document);
  try {
    const content = Buffer.concat(streams.flatMap((stream) => [document.decode(stream), Buffer.from('\n')]));
    scribe.run(content, resources, IDENTITY, 0);
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
  }
  return scribe;
}
