import { PdfError, tooComplex } from '../errors.ts';
import { type Matrix, pageSize, type PageView, pageView, userSpaceToDisplayed } from '../geometry.ts';
import { DEFAULT_LIMITS, type PdfLimits } from '../limits.ts';
import type { Box } from '../model.ts';
import { deflated } from '../appearance/embed-font.ts';
import { operand } from '../appearance/operand.ts';
import { PdfDocument } from '../syntax/document.ts';
import type { FileWriter } from '../syntax/file-writer.ts';
import { dict, isDict, name, type PdfDict, PdfRef, PdfStream, type PdfValue, real, textOf } from '../syntax/objects.ts';
import { findPage, type Page, pageAttribute } from '../syntax/pages.ts';
import { isHidden, rectOf } from '../upload/annotations.ts';
import { Copier } from '../upload/copier.ts';
import { drawnAnnotations } from '../upload/flatten.ts';
import { Layers } from '../upload/layers.ts';
import { visibleContent } from '../upload/visible-content.ts';
import { readSignatureFields, readSignedRange } from '../verify/signature-fields.ts';

/** A field on a page as it is displayed; points from the bottom left corner. */
interface PicturedField {
  readonly box: Box;
  readonly isSignature: boolean;
  /** CMS SignedData, DER, not verified; null where nothing is signed or the byte range is malformed. */
  readonly cms: Uint8Array | null;
}

/** A page as it is displayed, in points. */
export interface PicturedPage {
  readonly width: number;
  readonly height: number;
  readonly fields: readonly PicturedField[];
  /** Why it cannot be drawn: more octets than are left, or damaged. */
  readonly missing: 'TOO_LARGE' | 'DAMAGED' | null;
}

/** Octets that the pictured pages of several files may have together. */
export interface PictureBudget {
  left: number;
}

const LIMITS: PdfLimits = { ...DEFAULT_LIMITS, inflatedPerStream: 16 * 1024 * 1024, inflatedTotal: 64 * 1024 * 1024 };
/** Objects that one page may refer to, together with those it shares with others. */
const MOST_OBJECTS = 20_000;

/** What a page needs: the objects, and how many octets their streams have. */
interface Weight {
  readonly objects: ReadonlySet<number>;
  readonly octets: number;
}

/**
 * Pages of a file that a composed document shows in small. A page is not rendered: its own content, resources and the current
 * appearances of its fields and annotations are copied, without active content and hidden layers, so that they are as sharp as in
 * the file, cost no more than a copy, and are the same each time.
 */
export class PagePictures {
  readonly pages: readonly PicturedPage[];
  readonly #document: PdfDocument;
  readonly #layers: Layers;
  readonly #sources: readonly Page[];

  /**
   * @param most pages from the first on
   * @throws PdfError where the file or its page tree cannot be read
   */
  constructor(bytes: Uint8Array, most: number, budget: PictureBudget, limits: PdfLimits = LIMITS) {
    const document = PdfDocument.open(bytes, limits);
    this.#document = document;
    this.#layers = new Layers(document);
    this.#sources = firstPages(document, most);
    const signed = signaturesIn(document);
    const missing = pageCounter(document, budget);
    this.pages = this.#sources.map((page) => {
      const view = pageView(document, page);
      const { width, height } = pageSize(view);
      return { width, height, fields: fieldsOn(document, page, view, signed), missing: missing(page) };
    });
  }

  /** What copies the objects of this file into a new one; `finish` it before the new file is written. */
  copierFor(writer: FileWriter): Copier {
    const copier = new Copier(this.#document, writer, this.#layers);
    for (const { ref, dict: page } of this.#sources) {
      copier.map(ref, null);
      const parent = page.get('Parent');
      if (parent instanceof PdfRef) copier.map(parent, null);
    }
    return copier;
  }

  /** The page, counted from 0, as a form XObject whose unit is a point of the displayed page, its origin at the bottom left. */
  draw(index: number, writer: FileWriter, copier: Copier): PdfRef {
    const page = this.#sources[index]!;
    const document = this.#document;
    const view = pageView(document, page);
    const box = view.crop.map(real);
    const resources = pageAttribute(document, page, 'Resources');
    const group = document.getDict(page.dict.get('Group'));
    const own = this.#ownContent(page, resources, copier);
    own.dict.set('Type', name('XObject')).set('Subtype', name('Form')).set('BBox', box);
    own.dict.set('Resources', isDict(resources) ? copier.dict(resources) : new Map());
    if (group !== null) own.dict.set('Group', copier.dict(group));
    const objects: PdfDict = new Map<string, PdfValue>([['Page', writer.add(own)]]);
    const { drawn } = drawnAnnotations({ document, writer, copier, layers: this.#layers }, page);
    const above = drawn.map(({ ref, matrix }, at) => {
      objects.set(`A${at}`, ref);
      return `q ${matrix.map(operand).join(' ')} cm /A${at} Do Q`;
    });
    const content = ['/Page Do', ...above].join('\n');
    return writer.add(
      deflated(Buffer.from(content, 'latin1'), {
        Type: name('XObject'),
        Subtype: name('Form'),
        BBox: box,
        Matrix: displayMatrix(view).map(real),
        Resources: dict({ XObject: objects }),
      }),
    );
  }

  /** A single stream is copied as it is encoded, unless something in it is hidden. */
  #ownContent(page: Page, resources: PdfValue, copier: Copier): PdfStream {
    const hidden = this.#layers.hiddenNames(resources);
    const held = this.#document.get(page.dict.get('Contents'));
    if (held instanceof PdfStream && hidden.size === 0) return copier.stream(held);
    const content = contentOf(this.#document, page);
    const { depth } = this.#document.limits;
    return deflated(hidden.size === 0 ? content : visibleContent(content, (each) => hidden.has(each), depth));
  }
}

/** Takes the octets of each page from the budget, those of shared objects once; says why a page cannot be drawn. */
function pageCounter(document: PdfDocument, budget: PictureBudget): (page: Page) => PicturedPage['missing'] {
  const counted = new Set<number>();
  return (page) => {
    try {
      const { objects, octets } = weightOf(document, page, counted);
      // Decoded once here, so that a damaged page is known before anything is drawn.
      contentOf(document, page);
      if (octets > budget.left) return 'TOO_LARGE';
      budget.left -= octets;
      for (const each of objects) counted.add(each);
      return null;
    } catch (error) {
      if (!(error instanceof PdfError)) throw error;
      return error.kind === 'TOO_COMPLEX' ? 'TOO_LARGE' : 'DAMAGED';
    }
  };
}

function firstPages(document: PdfDocument, most: number): readonly Page[] {
  const pages: Page[] = [];
  try {
    while (pages.length < most) pages.push(findPage(document, pages.length));
  } catch (error) {
    if (!(error instanceof PdfError) || error.kind !== 'PAGE_MISSING' || pages.length === 0) throw error;
  }
  return pages;
}

/** The streams of an array form one content, split between any two tokens (ISO 32000-2 §7.8.2). */
function contentOf(document: PdfDocument, page: Page): Buffer {
  const held = document.get(page.dict.get('Contents'));
  const streams = (Array.isArray(held) ? held : [held]).map((each) => document.get(each));
  const parts = streams.flatMap((each) => (each instanceof PdfStream ? [document.decode(each), NEW_LINE] : []));
  return Buffer.concat(parts);
}
const NEW_LINE = Buffer.from('\n');

/** What the page shows, without what `counted` contains already. Throws TOO_COMPLEX. */
function weightOf(document: PdfDocument, page: Page, counted: ReadonlySet<number>): Weight {
  const objects = new Set<number>();
  let octets = 0;
  const waiting: PdfValue[] = [
    page.dict.get('Contents') ?? null,
    page.dict.get('Group') ?? null,
    pageAttribute(document, page, 'Resources'),
    ...(document.getArray(page.dict.get('Annots')) ?? []).map((each) => document.getDict(each)?.get('AP') ?? null),
  ];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (value instanceof PdfRef) {
      if (objects.has(value.num) || counted.has(value.num)) continue;
      objects.add(value.num);
      if (objects.size > MOST_OBJECTS) throw tooComplex('a page has too many objects');
      value = document.get(value);
    }
    if (value instanceof PdfStream) octets += value.raw.length;
    const held = value instanceof PdfStream ? value.dict : value;
    if (isDict(held)) waiting.push(...[...held.values()].filter(isContainer));
    else if (Array.isArray(held)) waiting.push(...held.filter(isContainer));
  }
  return { objects, octets };
}

const isContainer = (value: PdfValue): boolean =>
  value instanceof PdfRef || value instanceof PdfStream || Array.isArray(value) || isDict(value);

/** The signatures by the name of their field. */
function signaturesIn(document: PdfDocument): ReadonlyMap<string, Uint8Array> {
  return new Map(
    readSignatureFields(document).flatMap((field): [string, Uint8Array][] => {
      const range = field.isTimestamp ? null : readSignedRange(document, field);
      return range === null ? [] : [[field.fieldName, range.cms]];
    }),
  );
}

function fieldsOn(
  document: PdfDocument,
  page: Page,
  view: PageView,
  signed: ReadonlyMap<string, Uint8Array>,
): readonly PicturedField[] {
  return (document.getArray(page.dict.get('Annots')) ?? []).flatMap((each): PicturedField[] => {
    const widget = document.getDict(each);
    if (widget === null || document.getName(widget.get('Subtype')) !== 'Widget' || isHidden(document, widget))
      return [];
    const rect = rectOf(document, widget);
    if (rect === null || rect[2] <= rect[0] || rect[3] <= rect[1]) return [];
    const parent = document.getDict(widget.get('Parent'));
    const type = document.getName(widget.get('FT') ?? parent?.get('FT'));
    const cms = signed.get(textOf(document.get(widget.get('T'))) ?? '') ?? null;
    return [{ box: userSpaceToDisplayed(view, rect), isSignature: type === 'Sig', cms }];
  });
}

/** From user space to points of the displayed page. */
function displayMatrix({ crop: [x0, y0, x1, y1], userUnit: unit, rotate }: PageView): Matrix {
  switch (rotate) {
    case 0:
      return [unit, 0, 0, unit, -x0 * unit, -y0 * unit];
    case 90:
      return [0, -unit, unit, 0, -y0 * unit, x1 * unit];
    case 180:
      return [-unit, 0, 0, -unit, x1 * unit, y1 * unit];
    case 270:
      return [0, unit, -unit, 0, y1 * unit, -x0 * unit];
  }
}
