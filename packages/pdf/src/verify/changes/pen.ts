import { PdfError } from '../../errors.ts';
import type { Matrix, Rectangle } from '../../geometry.ts';
import type { PdfDocument } from '../../syntax/document.ts';
import { type PdfDict, PdfName, PdfStream, PdfString, type PdfValue, isDict } from '../../syntax/objects.ts';
import { operations } from '../../upload/visible-content.ts';
import { rectangleOf } from './appearance.ts';
import type { Cover, DrawnBoxes } from './drawn-boxes.ts';
import { fillBoxes } from './fill-boxes.ts';
import { lightnessTiles, opacityTiles } from './image-tiles.ts';
import { EVERYWHERE, IDENTITY, type Point, boxed, curvePoints, matrixOf, strokeBoxes, times } from './matrices.ts';
import { TOO_LIGHT_FOR_TEXT, type ColourSpace, type Lightness, spaceOf } from './paint-colour.ts';
import { OPERATORS } from './pen-operators.ts';
import { maskBoxes } from './soft-mask.ts';

const DEEPEST_FORM = 5;
const MOST_BOXES = 20_000;
const MOST_MASK_BOXES = 256;
/** A glyph of one octet is half as wide as high, one of two octets as wide as high. */
const WIDTH_OF_OCTET = 0.5;
/** Dark letters leave most of the content under them visible; light ones, or pictures used as letters, may hide anything. */
const DARK_TEXT_HIDES = 0.5;
/** The smallest share of an image or a fill that counts as drawn. */
const FAINT = 0.1;
const UNIT: Rectangle = [0, 0, 1, 1];

/** A paint: a colour and how it is blended. */
interface Paint {
  readonly space: ColourSpace;
  readonly light: Lightness;
  readonly alpha: number;
}

export interface State {
  readonly ctm: Matrix;
  readonly fill: Paint;
  readonly stroke: Paint;
  /** Painting darkens the content under it: the lighter the paint, the more stays visible. */
  readonly darkens: boolean;
  /** Boxes of a soft mask and how much of the paint it passes there; null for no mask. */
  readonly mask: readonly Cover[] | null;
  /** The bounding box of the clipping region. */
  readonly clip: Rectangle;
  readonly lineWidth: number;
  /** 3 and 7 show nothing (ISO 32000-2 §9.3.6). */
  readonly textMode: number;
}

const BLACK: Paint = { space: 'GRAY', light: 0, alpha: 1 };
export const freshState = (ctm: Matrix): State => ({
  ctm,
  fill: BLACK,
  stroke: BLACK,
  darkens: false,
  mask: null,
  clip: EVERYWHERE,
  lineWidth: 1,
  textMode: 0,
});

/** State shared by a content stream and the forms that it paints. */
export interface Sheet extends DrawnBoxes {
  readonly document: PdfDocument;
  readonly readsMasks: boolean;
  /** The content belongs to the signed page: its drawing counts, and its profiles are trusted. */
  readonly isPage: boolean;
  /** A mask is being read: only lightness counts. */
  readonly isMask: boolean;
  isWhole: boolean;
  /** Operators that may still be processed. */
  left: number;
}

/** The transparency groups around the content. */
interface Within {
  readonly depth: number;
  /** The opacity of the group. */
  readonly alpha: number;
  /** An isolated group: blending inside it does not see the page (ISO 32000-2 §11.4.5). */
  readonly isIsolated: boolean;
  /** The group itself darkens the content under it. */
  readonly darkens: boolean;
}

/** Draws nothing, but records where it would draw. */
export class Pen {
  readonly sheet: Sheet;
  readonly resources: PdfDict | null;
  readonly within: Within;
  readonly stack: State[] = [];
  state: State;
  line: Matrix = IDENTITY;
  at: Matrix = IDENTITY;
  size = 0;
  leading = 0;
  /** The font's glyphs are pictures of any kind. */
  drawsGlyphs = false;
  clips = false;
  /** The boxes of the path's pieces. */
  pieces: Rectangle[] = [];
  /** The lines of the path; curves are approximated by some of their points. */
  lines: [Point, Point][] = [];
  /** Where each part of the path begins among the lines. */
  subpaths: number[] = [];
  start: Point = [0, 0];
  current: Point = [0, 0];

  constructor(sheet: Sheet, resources: PdfDict | null, state: State, within: Partial<Within> = {}) {
    this.sheet = sheet;
    this.resources = resources;
    this.state = state;
    this.within = { depth: 0, alpha: 1, isIsolated: false, darkens: false, ...within };
  }

  run(content: Buffer): void {
    for (const { operator, operands } of operations(content, this.sheet.document.limits.depth)) {
      if (this.sheet.left-- <= 0) {
        giveUp(this.sheet);
        return;
      }
      OPERATORS.get(operator)?.(this, operands);
    }
  }

  reach(x: number, y: number): void {
    const last = this.pieces.pop() ?? [x, y, x, y];
    const [left, bottom, right, top] = last;
    this.pieces.push([Math.min(left, x), Math.min(bottom, y), Math.max(right, x), Math.max(top, y)]);
  }

  moveTo(to: Point): void {
    this.start = this.current = to;
    this.pieces.push([...to, ...to]);
    this.subpaths.push(this.lines.length);
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
    const { fill, stroke, lineWidth, ctm } = this.state;
    // Page content is approximated; content that may hide it is examined more precisely.
    const filled = this.sheet.isPage || !fills ? null : fillBoxes(this.lines, this.subpaths, ctm);
    if (fills) for (const piece of filled ?? this.pieces) this.put(piece, fill);
    if (strokes) for (const box of this.lines.flatMap((line) => strokeBoxes(line, lineWidth))) this.put(box, stroke);
    if (this.clips && this.pieces.length > 0)
      this.state = { ...this.state, clip: shared(this.state.clip, boxed(around(this.pieces), ctm)) };
    this.clips = false;
    this.pieces = [];
    this.lines = [];
    this.subpaths = [];
  }

  /** Paints a box of the current space; `light` is the lightness of the paint unless given. */
  put(
    box: Rectangle,
    { alpha, light, isPicture = false }: Omit<Paint, 'space'> & { readonly isPicture?: boolean },
  ): void {
    const { sheet, state, within } = this;
    const strength = alpha * within.alpha;
    if (strength <= 0) return;
    const placed = boxed(box, state.ctm);
    // Content that cannot be located may be anywhere.
    const seen = placed.every(Number.isFinite) ? shared(placed, state.clip) : EVERYWHERE;
    if (seen[0] >= seen[2] && seen[1] >= seen[3]) return;
    if (sheet.isPage) {
      if (strength >= FAINT && (light === null || light < TOO_LIGHT_FOR_TEXT))
        this.#note(isPicture ? sheet.pictures : sheet.ink, seen);
      return;
    }
    for (const { box: part, alpha: through } of state.mask ?? [{ box: seen, alpha: 1 }])
      this.#cover(state.mask === null ? part : shared(part, seen), strength * through, light);
  }

  #cover(box: Rectangle, strength: number, light: Lightness): void {
    const { sheet, state, within } = this;
    const darkens = within.darkens || (state.darkens && !within.isIsolated);
    const alpha = sheet.isMask ? strength * (light ?? 1) : darkens ? strength * (1 - (light ?? 0)) : strength;
    if (alpha <= 0 || box[0] >= box[2] || box[1] >= box[3] || sheet.covers.length > MOST_BOXES) return;
    if (sheet.covers.length < MOST_BOXES) sheet.covers.push({ box, alpha });
    // Content too complex to examine may be anywhere.
    else giveUp(sheet);
  }

  #note(list: Rectangle[], box: Rectangle): void {
    if (list.length < MOST_BOXES) list.push(box);
    else this.sheet.isWhole = false;
  }

  nextLine(x: number, y: number): void {
    this.line = times([1, 0, 0, 1, x, y], this.line);
    this.at = this.line;
  }

  show(operands: readonly PdfValue[]): void {
    const width = octetsIn(operands) * WIDTH_OF_OCTET * this.size;
    const { fill, ctm, textMode } = this.state;
    if (width !== 0 && this.sheet.isPage) {
      const box = boxed([0, 0, width, this.size], times(this.at, ctm));
      if (box.every(Number.isFinite)) this.#note(this.sheet.text, box);
    } else if (width !== 0 && textMode !== 3 && textMode !== 7) {
      const isDark = !this.drawsGlyphs && fill.light !== null && fill.light < 0.5;
      const alpha = fill.alpha * (isDark ? DARK_TEXT_HIDES : 1);
      this.put(boxed([0, -this.size / 4, width, this.size], this.at), { alpha, light: fill.light });
    }
    this.at = times([1, 0, 0, 1, width, 0], this.at);
  }

  setFont(named: PdfValue | undefined, size: number): void {
    const { document } = this.sheet;
    const font = this.resource('Font', named);
    this.size = size;
    this.drawsGlyphs = isDict(font) && document.getName(font.get('Subtype')) === 'Type3';
  }

  paint(named: PdfValue | undefined): void {
    const { document } = this.sheet;
    const object = this.resource('XObject', named);
    if (!(object instanceof PdfStream)) return;
    if (document.getName(object.dict.get('Subtype')) === 'Image') this.#paintImage(object);
    else if (this.within.depth < DEEPEST_FORM) this.#paintForm(object);
    // Content nested too deeply to examine may hide anything.
    else giveUp(this.sheet);
  }

  #paintImage(image: PdfStream): void {
    const { document, readsMasks, isPage, isMask } = this.sheet;
    const { fill, darkens } = this.state;
    const light = !isPage && document.get(image.dict.get('ImageMask')) === true ? fill.light : null;
    const readsLightness = (isMask || darkens || this.within.darkens) && light === null;
    if (!readsMasks && !readsLightness) return this.put(UNIT, { alpha: fill.alpha, light, isPicture: true });
    const lights = readsLightness ? lightnessTiles(document, image) : null;
    const opacity = opacityTiles(document, image);
    // A single tile is enough if everything is hidden.
    const tiles = opacity.length === 1 && lights !== null ? lights : opacity;
    for (const [i, { box }] of tiles.entries())
      this.put(box, {
        alpha: fill.alpha * (opacity[opacity.length === 1 ? 0 : i]?.mean ?? 1),
        light: lights?.[i]?.mean ?? light,
        isPicture: true,
      });
  }

  /** A group is painted as a whole with the current alpha; other forms inherit it (ISO 32000-2 §11.6.6). */
  #paintForm(form: PdfStream): void {
    const { document } = this.sheet;
    const { fill, darkens, mask } = this.state;
    const ctm = times(matrixOf(document.getArray(form.dict.get('Matrix')) ?? []), this.state.ctm);
    const frame = rectangleOf(document, form.dict.get('BBox'));
    const clip = frame === null ? this.state.clip : shared(this.state.clip, boxed(frame, ctm));
    const resources = document.getDict(form.dict.get('Resources')) ?? this.resources;
    const group = document.getDict(form.dict.get('Group'));
    const { depth, alpha, isIsolated } = this.within;
    const isDarkening = this.within.darkens || (darkens && !isIsolated);
    const within: Within =
      group === null
        ? { ...this.within, depth: depth + 1 }
        : {
            depth: depth + 1,
            alpha: alpha * fill.alpha,
            darkens: isDarkening,
            isIsolated: isIsolated || document.get(group.get('I')) === true,
          };
    const state = group === null ? { ...this.state, ctm, clip } : { ...freshState(ctm), mask, clip };
    new Pen(this.sheet, resources, state, within).run(document.decode(form));
  }

  /** Missing parameters stay unchanged (ISO 32000-2 §8.4.5). */
  setGraphics(named: PdfValue | undefined): void {
    const { document } = this.sheet;
    const set = this.resource('ExtGState', named);
    if (!isDict(set)) return;
    const { fill, stroke, lineWidth, darkens } = this.state;
    const mode = document.getName(set.get('BM')) ?? document.getName(document.getArray(set.get('BM'))?.[0]);
    this.state = {
      ...this.state,
      fill: { ...fill, alpha: document.getNumber(set.get('ca')) ?? fill.alpha },
      stroke: { ...stroke, alpha: document.getNumber(set.get('CA')) ?? stroke.alpha },
      lineWidth: document.getNumber(set.get('LW')) ?? lineWidth,
      darkens: mode === null ? darkens : mode === 'Multiply' || mode === 'Darken',
      ...(set.has('SMask') ? { mask: this.#maskOf(set) } : {}),
    };
  }

  /** A mask that is not understood counts as fully opaque. */
  #maskOf(set: PdfDict): readonly Cover[] | null {
    const { document, isPage } = this.sheet;
    const mask = document.getDict(set.get('SMask'));
    if (mask === null || isPage || this.within.depth >= DEEPEST_FORM) return null;
    const depth = this.within.depth + 1;
    const boxes = maskBoxes(this.sheet, mask, this.state.ctm, (inner, group, ctm) =>
      runOn(inner, new Pen(inner, document.getDict(group.dict.get('Resources')), freshState(ctm), { depth }), [group]),
    );
    return boxes === null || boxes.length > MOST_MASK_BOXES ? null : boxes;
  }

  setColour(kind: 'fill' | 'stroke', space: ColourSpace, light: Lightness): void {
    this.state = { ...this.state, [kind]: { ...this.state[kind], space, light } };
  }

  /** The colour space named by an operand. */
  spaceNamed(value: PdfValue | undefined): ColourSpace {
    return spaceOf(this.sheet.document, this.resources, value, this.sheet.isPage);
  }

  resource(kind: string, named: PdfValue | undefined): PdfValue {
    const { document } = this.sheet;
    const list = document.getDict(this.resources?.get(kind));
    return named instanceof PdfName ? document.get(list?.get(named.name)) : null;
  }
}

/** Marks content that cannot be read to its end, so that it may hide anything. */
function giveUp(sheet: Sheet): void {
  sheet.isWhole = false;
  sheet.covers.push({ box: EVERYWHERE, alpha: 1 });
}

/** Runs content, and gives up if it cannot be read. */
export function runOn(sheet: Sheet, pen: Pen, streams: readonly PdfStream[]): void {
  try {
    const content = Buffer.concat(streams.flatMap((stream) => [sheet.document.decode(stream), Buffer.from('\n')]));
    // A page is read once, an appearance once per widget that uses it.
    sheet.document.spend(content.length * (sheet.isPage ? 1 : 8));
    pen.run(content);
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    giveUp(sheet);
  }
}

const around = (boxes: readonly Rectangle[]): Rectangle => [
  Math.min(...boxes.map((box) => box[0])),
  Math.min(...boxes.map((box) => box[1])),
  Math.max(...boxes.map((box) => box[2])),
  Math.max(...boxes.map((box) => box[3])),
];

export const shared = (a: Rectangle, b: Rectangle): Rectangle => {
  const [left, bottom] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])];
  return [left, bottom, Math.max(left, Math.min(a[2], b[2])), Math.max(bottom, Math.min(a[3], b[3]))];
};

const octetsIn = (operands: readonly PdfValue[]): number =>
  operands.reduce<number>((sum, value) => {
    if (value instanceof PdfString) return sum + value.bytes.length;
    return Array.isArray(value) ? sum + octetsIn(value) : sum;
  }, 0);
