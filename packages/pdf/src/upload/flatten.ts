import { deflated, embedFont } from '../appearance/embed-font.ts';
import { formXObject, showText } from '../appearance/form-xobject.ts';
import { operand } from '../appearance/operand.ts';
import { layOutText, type TextLayout } from '../appearance/text-layout.ts';
import { PdfError } from '../errors.ts';
import type { Rectangle } from '../geometry.ts';
import type { PdfDocument } from '../syntax/document.ts';
import type { FileWriter } from '../syntax/file-writer.ts';
import { isDict, isName, type PdfDict, PdfRef, PdfStream, type PdfValue, textOf } from '../syntax/objects.ts';
import { type Page } from '../syntax/pages.ts';
import { isHidden, numbersOf, rectOf } from './annotations.ts';
import type { Copier } from './copier.ts';
import type { Layers } from './layers.ts';

const MULTI_LINE = 1 << 12;

type Numbers4 = [number, number, number, number];

/** A widget's value, its own or inherited. */
function inheritedEntry(document: PdfDocument, widget: PdfDict, key: string): PdfValue {
  let field: PdfDict | null = widget;
  for (let depth = 0; field !== null && depth < 32; depth++) {
    const value = document.get(field.get(key));
    if (value !== null) return value;
    field = document.getDict(field.get('Parent'));
  }
  return null;
}

/** The current appearance stream of a widget; for a button, the one of its state (ISO 32000-2 §12.5.5). */
function currentAppearance(document: PdfDocument, widget: PdfDict): PdfRef | null {
  const normal = document.getDict(widget.get('AP'))?.get('N');
  const held = document.get(normal);
  if (held instanceof PdfStream) return normal instanceof PdfRef ? normal : null;
  const state = document.getName(widget.get('AS'));
  const chosen = isDict(held) && state !== null ? held.get(state) : undefined;
  return chosen instanceof PdfRef && document.get(chosen) instanceof PdfStream ? chosen : null;
}

/** The matrix that fits an appearance into its rectangle (ISO 32000-2 §12.5.5, algorithm 8). */
function fittingMatrix(document: PdfDocument, appearance: PdfStream, rect: Rectangle): number[] | null {
  const box = numbersOf(document, appearance.dict.get('BBox'), 4);
  if (box === null) return null;
  const [a, b, c, d, e, f] = numbersOf(document, appearance.dict.get('Matrix'), 6) ?? [1, 0, 0, 1, 0, 0];
  const [left, bottom, right, top] = box as Numbers4;
  const corners = [left, right].flatMap((x) => [bottom, top].map((y) => [a! * x + c! * y + e!, b! * x + d! * y + f!]));
  const xs = corners.map(([x]) => x!);
  const ys = corners.map(([, y]) => y!);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (!(x1 > x0) || !(y1 > y0)) return null;
  const [scaleX, scaleY] = [(rect[2] - rect[0]) / (x1 - x0), (rect[3] - rect[1]) / (y1 - y0)];
  return [scaleX, 0, 0, scaleY, rect[0] - x0 * scaleX, rect[1] - y0 * scaleY];
}

type Drawn = { readonly ref: PdfRef; readonly matrix: readonly number[] };

function holdsText(document: PdfDocument, widget: PdfDict): boolean {
  const type = inheritedEntry(document, widget, 'FT');
  const text = textOf(inheritedEntry(document, widget, 'V'));
  return (isName(type, 'Tx') || isName(type, 'Ch')) && text !== null && text !== '';
}

/** Draws a field that readers would have to draw themselves, if its text can be drawn. */
function drawnValue(document: PdfDocument, writer: FileWriter, widget: PdfDict, rect: Rectangle): Drawn | null {
  if (!holdsText(document, widget)) return null;
  const text = textOf(inheritedEntry(document, widget, 'V')) ?? '';
  const size = { width: rect[2] - rect[0], height: rect[3] - rect[1] };
  const flags = inheritedEntry(document, widget, 'Ff');
  const fontSize = Number.parseFloat(
    /([\d.]+)\s+Tf/.exec(textOf(inheritedEntry(document, widget, 'DA')) ?? '')?.[1] ?? '',
  );
  const multiLine = typeof flags === 'number' && (flags & MULTI_LINE) !== 0;
  let layout: TextLayout;
  try {
    layout = layOutText(text, size, { fontSize: fontSize || 12, multiLine });
  } catch (error) {
    // Text that cannot be drawn completely is left out: signers see exactly this file, and only this file is signed.
    if (error instanceof PdfError) return null;
    throw error;
  }
  const font = embedFont(writer, layout.lines);
  const resources: PdfDict = new Map([['Font', font.resources('F')]]);
  const form = formXObject(size, [1, 0, 0, 1, 0, 0], resources, showText(font, layout));
  return { ref: writer.add(form), matrix: [1, 0, 0, 1, rect[0], rect[1]] };
}

/** Removed without drawing: a pop-up is a window of the reader, a link has no appearance. */
const NEVER_DRAWN = new Set(['Popup', 'Link']);
/** Without an appearance, each reader draws its own icon for these, if any; they are comments and not part of the page. */
const ICONS = new Set([
  'Text',
  'FileAttachment',
  'Sound',
  'Movie',
  'Screen',
  'RichMedia',
  '3D',
  'PrinterMark',
  'TrapNet',
]);

type Drawing = {
  readonly document: PdfDocument;
  readonly writer: FileWriter;
  readonly copier: Copier;
  readonly layers: Layers;
};

type AllDrawn = {
  readonly drawn: Drawn[];
  /** Whether some annotations that readers may show in different ways could not be drawn here. */
  isIncomplete: boolean;
};

/** The appearances of the fields and annotations of a page, to be drawn on it. */
export function drawnAnnotations({ document, writer, copier, layers }: Drawing, page: Page): AllDrawn {
  const all: AllDrawn = { drawn: [], isIncomplete: false };
  const { drawn } = all;
  for (const each of document.getArray(page.dict.get('Annots')) ?? []) {
    const widget = document.getDict(each);
    const place = widget === null ? null : rectOf(document, widget);
    const subtype = document.getName(widget?.get('Subtype'));
    if (widget === null || place === null || subtype === null || NEVER_DRAWN.has(subtype)) continue;
    if (isHidden(document, widget) || layers.isHidden(widget.get('OC'))) continue;
    const appearance = currentAppearance(document, widget);
    if (appearance === null) {
      const value = subtype === 'Widget' ? drawnValue(document, writer, widget, place) : null;
      if (value !== null) drawn.push(value);
      else if (subtype === 'Widget' ? holdsText(document, widget) : !ICONS.has(subtype)) all.isIncomplete = true;
      continue;
    }
    const matrix = fittingMatrix(document, document.get(appearance) as PdfStream, place);
    const ref = copier.form(appearance);
    if (matrix !== null && ref !== null) drawn.push({ ref, matrix });
  }
  return all;
}

type FlattenedPage = {
  readonly page: Page;
  readonly copy: PdfDict;
  readonly layers: Layers;
  /** The copy already has its own content, without hidden parts. */
  readonly visible: boolean;
};

/**
 * Draws the form fields and annotations of a source page on its copy, above the existing content. The page's own content is
 * enclosed in q and Q, so that its graphics state does not affect them. Returns whether some have no appearance and could not
 * be drawn.
 */
export function flattenAnnotations(
  document: PdfDocument,
  writer: FileWriter,
  copier: Copier,
  { page, copy, layers, visible }: FlattenedPage,
): boolean {
  const { drawn, isIncomplete } = drawnAnnotations({ document, writer, copier, layers }, page);
  if (drawn.length === 0) return isIncomplete;
  const source = document.getDict(page.dict.get('Resources') ?? page.inherited.get('Resources'));
  const resources: PdfDict = source === null ? new Map() : copier.dict(source);
  const ownObjects = document.getDict(source?.get('XObject'));
  const objects: PdfDict = ownObjects === null ? new Map() : copier.dict(ownObjects);
  const operators = drawn.map(({ ref, matrix }, index) => {
    let key = `Flat${index}`;
    while (objects.has(key)) key += '_';
    objects.set(key, ref);
    return `q ${matrix.map(operand).join(' ')} cm /${key} Do Q`;
  });
  resources.set('XObject', objects);
  copy.set('Resources', resources);
  const held = copy.get('Contents');
  const sourceContents = document.get(page.dict.get('Contents'));
  const contents = Array.isArray(sourceContents) && !visible ? copier.value(sourceContents) : held;
  const before = Array.isArray(contents) ? contents : contents == null ? [] : [contents];
  const opening = writer.add(deflated('q\n'));
  copy.set('Contents', [opening, ...before, writer.add(deflated(`\nQ\n${operators.join('\n')}`))]);
  return isIncomplete;
}
