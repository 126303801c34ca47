import type { Matrix, Rectangle } from '../geometry.ts';
import type { PdfDocument } from '../syntax/document.ts';
import { type PdfDict, PdfName, PdfStream, PdfString, type PdfValue, isDict } from '../syntax/objects.ts';
import { type Page, pageAttribute } from '../syntax/pages.ts';
import { IDENTITY, boxed, matrixOf, numeric, times } from '../verify/changes/matrices.ts';
import { operations } from './visible-content.ts';

/** A piece of text shown by the content of a page: its font from the resources, and its approximate position in user space. */
export interface ShownText {
  readonly font: PdfDict | null;
  readonly box: Rectangle;
}

/** Operators that may still be processed, for all pages together. */
export interface OperatorBudget {
  left: number;
}

const DEEPEST_FORM = 6;
/** Content without operators also costs time: 64 octets of it count as one operator. */
const OCTETS_OF_OPERATOR = 6;
/** Neither filled nor stroked (ISO 32000-2 §9.3.6): the text under a scanned page, for searching. */
const INVISIBLE_MODES = new Set([3, 7]);
/** A glyph of one octet is about half as wide as high. */
const WIDTH_OF_OCTET = 0.5;

interface State {
  readonly ctm: Matrix;
  readonly font: PdfDict | null;
  readonly size: number;
  readonly mode: number;
  readonly leading: number;
}

/** The visible text of a page, including its forms. Ends early if the limit is used up. Throws DAMAGED, TOO_COMPLEX. */
export function* shownText(document: PdfDocument, page: Page, budget: OperatorBudget): Generator<ShownText> {
  const held = document.get(page.dict.get('Contents'));
  const streams = (Array.isArray(held) ? held : [held]).map((each) => document.get(each));
  const parts = streams.flatMap((each) =>
    each instanceof PdfStream ? [document.decode(each), Buffer.from('\n')] : [],
  );
  const resources = document.getDict(pageAttribute(document, page, 'Resources'));
  const state: State = { ctm: IDENTITY, font: null, size: 0, mode: 0, leading: 0 };
  yield* textIn({ document, budget }, Buffer.concat(parts), resources, state, 0);
}

interface Reading {
  readonly document: PdfDocument;
  readonly budget: OperatorBudget;
}

function* textIn(
  reading: Reading,
  content: Buffer,
  resources: PdfDict | null,
  start: State,
  depth: number,
): Generator<ShownText> {
  const { document, budget } = reading;
  budget.left -= content.length >> OCTETS_OF_OPERATOR;
  const stack: State[] = [];
  let state = start;
  let line = IDENTITY;
  let at = IDENTITY;
  const nextLine = (x: number, y: number): void => {
    line = times([1, 0, 0, 1, x, y], line);
    at = line;
  };
  const resource = (kind: string, named: PdfValue | undefined): PdfValue =>
    named instanceof PdfName ? document.get(document.getDict(resources?.get(kind))?.get(named.name)) : null;
  for (const { operator, operands } of operations(content, document.limits.depth)) {
    if (budget.left-- <= 0) return;
    const [first, second] = operands;
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
        state = { ...state, ...fontOfState(document, resource('ExtGState', first)) };
        break;
      case 'BT':
        line = at = IDENTITY;
        break;
      case 'Tf': {
        const font = resource('Font', first);
        state = { ...state, font: isDict(font) ? font : null, size: numeric(second) };
        break;
      }
      case 'Tr':
        state = { ...state, mode: numeric(first) };
        break;
      case 'TL':
        state = { ...state, leading: numeric(first) };
        break;
      case 'Tm':
        line = at = matrixOf(operands);
        break;
      case 'TD':
        state = { ...state, leading: -numeric(second) };
        nextLine(numeric(first), numeric(second));
        break;
      case 'Td':
        nextLine(numeric(first), numeric(second));
        break;
      case 'T*':
        nextLine(0, -state.leading);
        break;
      case 'Do':
        yield* formText(reading, resource('XObject', first), resources, state, depth);
        break;
      case "'":
      case '"':
      case 'Tj':
      case 'TJ': {
        if (operator === "'" || operator === '"') nextLine(0, -state.leading);
        const width = octetsIn(operands) * WIDTH_OF_OCTET * state.size;
        if (width !== 0 && !INVISIBLE_MODES.has(state.mode))
          yield { font: state.font, box: boxed([0, 0, width, state.size], times(at, state.ctm)) };
        at = times([1, 0, 0, 1, width, 0], at);
        break;
      }
      default:
    }
  }
}

function* formText(
  reading: Reading,
  form: PdfValue,
  callers: PdfDict | null,
  state: State,
  depth: number,
): Generator<ShownText> {
  const { document } = reading;
  if (!(form instanceof PdfStream) || depth >= DEEPEST_FORM) return;
  if (document.getName(form.dict.get('Subtype')) !== 'Form') return;
  const own = (document.getArray(form.dict.get('Matrix')) ?? []).map((each) => document.get(each));
  const resources = document.getDict(form.dict.get('Resources')) ?? callers;
  const inner = { ...state, ctm: times(matrixOf(own), state.ctm) };
  yield* textIn(reading, document.decode(form), resources, inner, depth + 1);
}

/** A font that a graphics state sets (ISO 32000-2 Table 57). */
function fontOfState(document: PdfDocument, set: PdfValue): Partial<State> {
  const [font, size] = isDict(set) ? (document.getArray(set.get('Font')) ?? []) : [];
  const held = document.getDict(font);
  return held === null ? {} : { font: held, size: document.getNumber(size) ?? 0 };
}

const octetsIn = (operands: readonly PdfValue[]): number =>
  operands.reduce<number>((sum, value) => {
    if (value instanceof PdfString) return sum + value.bytes.length;
    return Array.isArray(value) ? sum + octetsIn(value) : sum;
  }, 0);
