import { PdfError } from '../../errors.ts';
import type { Matrix, Rectangle } from '../../geometry.ts';
import type { PdfDocument } from '../../syntax/document.ts';
import { type PdfDict, PdfName, PdfStream, PdfString, type PdfValue, isDict, isNumber } from '../../syntax/objects.ts';
import { operations } from '../../upload/visible-content.ts';
import { rectangleOf } from './appearance.ts';
import { Path, isBackground, isBorder } from './field-ground.ts';
import { type FontWords, fontWords } from './font-words.ts';
import { IDENTITY, boxed, matrixOf, numeric, times } from './matrices.ts';
import { type ColourSpace, type Lightness, lightnessOf, spaceOf } from './paint-colour.ts';

/** The text of a field's appearance. */
export interface ShownWords {
  readonly text: string;
  /** False if anything is drawn that may not be visible letter by letter as it is read. */
  readonly isReadable: boolean;
  /** Whether all fonts are trusted: standard fonts, or fonts that were signed. */
  readonly isTrusted: boolean;
}

/** The context of an appearance. */
export interface Look {
  /** The form's resources, for fonts that the appearance names but does not list. */
  readonly resources: PdfDict | null;
  /** The file whose fonts are trusted: as first signed, or as left by its signer. */
  readonly trustedFile: PdfDocument;
  readonly isMultiLine: boolean;
  /** The field has a box for each letter. */
  readonly isComb: boolean;
  /** The position of the widget on its page. */
  readonly place: Rectangle | null;
}

const DEEPEST_FORM = 3;
const MOST_OPERATORS = 50_000;
/** Steps counted per octet of an appearance. */
const STEPS_PER_OCTET = 8;
/** The smallest allowed letter size of a field, as a share of its largest and in points. */
const LEAST_SIZE = 0.5;
const LEAST_POINTS = 4;
/** Letters must be darker than this; their background must be as light as white paper. */
const DARK = 0.5;
/** The allowed overlap of letters in a line (kerning) and of lines, as shares of their size. */
const KERNING = 0.12;
const LEAST_LINE = 0.7;
/** The extent of a letter above and below its baseline, as a share of its size. */
const [ABOVE, BELOW] = [0.7, 0.15];
const ROUNDING = 0.5;

interface Pen {
  readonly ctm: Matrix;
  readonly clip: Rectangle;
  readonly font: FontWords | null;
  readonly size: number;
  readonly space: ColourSpace;
  readonly light: Lightness;
  readonly leading: number;
  readonly charGap: number;
  readonly wordGap: number;
  readonly lineWidth: number;
}

/** Reads the text of an appearance, accepting only the operators used to fill in fields (ISO 32000-2 §12.7.4.3). */
export function wordsShown(document: PdfDocument, stream: PdfStream, look: Look): ShownWords {
  const frame = rectangleOf(document, stream.dict.get('BBox'));
  const matrix = matrixOf(document.getArray(stream.dict.get('Matrix')) ?? []);
  const scale = frame === null || look.place === null ? null : scaleOf(frame, look.place);
  if (frame === null || scale === null || matrix.some((each, i) => each !== IDENTITY[i]))
    return { text: '', isReadable: false, isTrusted: true };
  const reader = new Reader(document, look, frame, scale);
  try {
    const pen = {
      ctm: IDENTITY,
      clip: frame,
      font: null,
      size: 0,
      space: 'GRAY' as const,
      light: 0,
      leading: 0,
      charGap: 0,
      wordGap: 0,
      lineWidth: 1,
    };
    reader.read(stream, document.getDict(stream.dict.get('Resources')), pen, 0);
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    reader.isReadable = false;
  }
  const { text, isReadable, isTrusted } = reader;
  return { text, isReadable: isReadable && reader.isEven, isTrusted };
}

/** The factor by which a widget scales its appearance (§12.5.5); null if it distorts it. */
function scaleOf(frame: Rectangle, place: Rectangle): number | null {
  const [x, y] = [0, 1].map((i) => (place[i + 2]! - place[i]!) / (frame[i + 2]! - frame[i]!)) as [number, number];
  return x > 0 && y > 0 && x / y < 1.5 && y / x < 1.5 ? Math.min(x, y) : null;
}

class Reader {
  readonly document: PdfDocument;
  readonly look: Look;
  readonly frame: Rectangle;
  readonly scale: number;
  text = '';
  isReadable = true;
  isTrusted = true;
  readonly #sizes: number[] = [];
  /** The end of the last letter. */
  #last: { x: number; y: number; height: number } | null = null;
  #left = MOST_OPERATORS;

  constructor(document: PdfDocument, look: Look, frame: Rectangle, scale: number) {
    this.document = document;
    this.look = look;
    this.frame = frame;
    this.scale = scale;
  }

  /** All letters have about the same size, so that none is readable only by programs. */
  get isEven(): boolean {
    return Math.min(...this.#sizes) >= Math.max(...this.#sizes, 0) * LEAST_SIZE;
  }

  read(stream: PdfStream, resources: PdfDict | null, start: Pen, depth: number): void {
    this.#demand(!stream.dict.has('OC'));
    const stack: Pen[] = [];
    let pen = start;
    let [line, at] = [IDENTITY, IDENTITY];
    let path = new Path();
    let clips = false;
    const set = (more: Partial<Pen>): void => void (pen = { ...pen, ...more });
    const nextLine = (x: number, y: number): void => void (line = at = times([1, 0, 0, 1, x, y], line));
    const show = (operands: readonly PdfValue[]): void => {
      for (const each of operands.flat()) {
        if (each instanceof PdfString) at = this.#say(each.bytes, pen, at);
        else if (isNumber(each)) at = times([1, 0, 0, 1, (-numeric(each) / 1000) * pen.size, 0], at);
      }
    };
    const endPath = (isSound: boolean): void => {
      this.#demand(isSound);
      const [box] = path.boxes;
      const isBox = path.isPlain && path.boxes.length === 1 && path.lines.length === 0;
      if (clips) this.#demand(isBox);
      if (clips && box !== undefined) set({ clip: shared(pen.clip, box) });
      [path, clips] = [new Path(), false];
    };
    const fills = (): boolean => this.#last === null && isBackground(path, this.frame, pen.light);
    const strokes = (): boolean =>
      this.#last === null && isBorder(path, this.frame, { width: pen.lineWidth, isComb: this.look.isComb });
    const content = this.document.decode(stream);
    this.document.spend(content.length * STEPS_PER_OCTET);
    for (const { operator, operands } of operations(content, this.document.limits.depth)) {
      if (this.#left-- <= 0) throw new PdfError('TOO_COMPLEX', 'an appearance has too many operators');
      const [a = 0, b = 0, c = 0, d = 0] = operands.map(numeric);
      const { ctm } = pen;
      switch (operator) {
        case 'q':
          stack.push(pen);
          break;
        case 'Q':
          pen = stack.pop() ?? pen;
          break;
        case 'cm':
          set({ ctm: this.#upright(times(matrixOf(operands), ctm)) });
          break;
        case 'BT':
          line = at = IDENTITY;
          break;
        case 'Tf':
          set({ font: this.#fontNamed(resources, operands[0]), size: b });
          break;
        case 'TL':
          set({ leading: a });
          break;
        case 'Tc':
          set({ charGap: a });
          break;
        case 'Tw':
          set({ wordGap: a });
          break;
        case 'Tr':
        case 'Ts':
          this.#demand(a === 0);
          break;
        case 'Tz':
          this.#demand(a === 100);
          break;
        case 'Tm':
          line = at = matrixOf(operands);
          break;
        case 'TD':
          set({ leading: -b });
          nextLine(a, b);
          break;
        case 'Td':
          nextLine(a, b);
          break;
        case 'T*':
          nextLine(0, -pen.leading);
          break;
        case 'Tj':
        case 'TJ':
          show(operands);
          break;
        case "'":
          nextLine(0, -pen.leading);
          show(operands);
          break;
        case 're':
          path.rectangle([a, b, a + c, b + d], ctm);
          break;
        case 'm':
          path.move([a, b]);
          break;
        case 'l':
          path.line([a, b], ctm);
          break;
        case 'c':
        case 'v':
        case 'y':
        case 'h':
          path.isPlain = false;
          break;
        case 'W':
        case 'W*':
          clips = true;
          break;
        case 'n':
          endPath(true);
          break;
        case 'f':
        case 'F':
        case 'f*':
          endPath(fills());
          break;
        case 'S':
        case 's':
          endPath(strokes());
          break;
        case 'B':
        case 'B*':
        case 'b':
        case 'b*':
          endPath(fills() && strokes());
          break;
        case 'g':
        case 'rg':
        case 'k':
          set(this.#colour(resources, operator, operands));
          break;
        case 'w':
          set({ lineWidth: a * Math.max(ctm[0], ctm[3]) });
          break;
        case 'd':
          this.#demand(Array.isArray(operands[0]) && operands[0].length === 0);
          break;
        case 'gs':
          this.#demand(this.#isHarmless(resources, operands[0]));
          break;
        case 'BDC':
          this.#demand(!(operands[0] instanceof PdfName && operands[0].name === 'OC'));
          break;
        case 'Do':
          this.#paint(resources, operands[0], pen, depth);
          break;
        default:
          this.#demand(HARMLESS.has(operator));
      }
    }
  }

  #demand(isSound: boolean): void {
    if (!isSound) this.isReadable = false;
  }

  /** Whether text is rotated, slanted or mirrored, so that it may be read differently than written. */
  #upright(matrix: Matrix): Matrix {
    const [a, b, c, d] = matrix;
    this.#demand(a > 0 && d > 0 && b === 0 && c === 0 && a / d < 1.5 && d / a < 1.5);
    return matrix;
  }

  #say(octets: Uint8Array, pen: Pen, start: Matrix): Matrix {
    const { font, size } = pen;
    let at = start;
    if (font === null || size <= 0) this.isReadable = false;
    else {
      this.isTrusted &&= font.isTrusted;
      for (let i = 0; i < octets.length; i += font.codeLength) {
        const code = octets.subarray(i, i + font.codeLength);
        const said = font.read(code);
        const advance = said === null ? null : font.advance(code, said);
        if (said === null || advance === null) {
          this.isReadable = false;
          break;
        }
        this.text += said;
        const width = (advance / 1000) * size;
        if (said.trim() !== '') this.#place(pen, this.#upright(times(at, pen.ctm)), width);
        const gap = pen.charGap + (code.length === 1 && code[0] === 0x20 ? pen.wordGap : 0);
        at = times([1, 0, 0, 1, width + gap, 0], at);
      }
    }
    return at;
  }

  /** A letter must follow all others, lie completely within the field, and be dark. */
  #place({ size, light, clip }: Pen, at: Matrix, width: number): void {
    const [x, y, height] = [at[4], at[5], size * at[3]];
    const end = x + width * at[0];
    const last = this.#last;
    const isSameLine = last !== null && Math.abs(y - last.y) <= KERNING * height;
    if (isSameLine) this.#demand(x >= last.x - KERNING * size * at[0]);
    else if (last !== null)
      this.#demand(this.look.isMultiLine && y <= last.y - LEAST_LINE * Math.max(height, last.height));
    this.#demand(light !== null && light < DARK && height * this.scale >= LEAST_POINTS);
    this.#demand(x >= clip[0] - ROUNDING && end <= clip[2] + ROUNDING);
    this.#demand(y - BELOW * height >= clip[1] - ROUNDING && y + ABOVE * height <= clip[3] + ROUNDING);
    this.#sizes.push(height);
    this.#last = { x: end, y, height };
  }

  #colour(resources: PdfDict | null, operator: 'g' | 'rg' | 'k', operands: readonly PdfValue[]): Partial<Pen> {
    const space = spaceOf(this.document, resources, new PdfName(SPACES[operator]), false);
    return { space, light: lightnessOf(space, operands.map(numeric)) };
  }

  #isHarmless(resources: PdfDict | null, named: PdfValue | undefined): boolean {
    const set = this.#resource(resources, 'ExtGState', named);
    const isPlain = ([key, value]: [string, PdfValue]): boolean => {
      const held = this.document.get(value);
      if (key === 'ca' || key === 'CA') return isNumber(held) && numeric(held) === 1;
      if (key === 'BM' || key === 'SMask') return held instanceof PdfName && ['Normal', 'None'].includes(held.name);
      return key === 'Type' || key === 'SA' || key === 'AIS';
    };
    return isDict(set) && [...set].every(isPlain);
  }

  #fontNamed(resources: PdfDict | null, named: PdfValue | undefined): FontWords | null {
    const { document, look } = this;
    if (!(named instanceof PdfName)) return null;
    for (const held of [resources, look.resources]) {
      const font = document.getDict(held?.get('Font'))?.get(named.name);
      if (isDict(document.get(font))) return fontWords(document, font, look.trustedFile);
    }
    return null;
  }

  #resource(resources: PdfDict | null, kind: string, named: PdfValue | undefined): PdfValue {
    const list = this.document.getDict(resources?.get(kind));
    return named instanceof PdfName ? this.document.get(list?.get(named.name)) : null;
  }

  #paint(resources: PdfDict | null, named: PdfValue | undefined, pen: Pen, depth: number): void {
    const { document } = this;
    const form = this.#resource(resources, 'XObject', named);
    const isForm = form instanceof PdfStream && document.getName(form.dict.get('Subtype')) === 'Form';
    const frame = isForm ? rectangleOf(document, form.dict.get('BBox')) : null;
    if (!isForm || frame === null || depth >= DEEPEST_FORM) return this.#demand(false);
    const ctm = this.#upright(times(matrixOf(document.getArray(form.dict.get('Matrix')) ?? []), pen.ctm));
    const clip = shared(pen.clip, boxed(frame, ctm));
    this.read(form, document.getDict(form.dict.get('Resources')) ?? resources, { ...pen, ctm, clip }, depth + 1);
  }
}

const SPACES = { g: 'DeviceGray', rg: 'DeviceRGB', k: 'DeviceCMYK' } as const;
/** Operators that change state without moving or showing anything. */
const HARMLESS = new Set(['BMC', 'EMC', 'ET', 'j', 'J', 'M', 'i', 'ri', 'G', 'RG', 'K', 'MP', 'DP']);
const shared = (a: Rectangle, b: Rectangle): Rectangle => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];
