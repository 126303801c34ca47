import { PdfError, tooComplex } from '../errors.ts';
import type { PdfDocument } from '../syntax/document.ts';
import type { FileWriter } from '../syntax/file-writer.ts';
import { dict, isDict, name, type PdfDict, PdfRef, PdfStream, type PdfValue } from '../syntax/objects.ts';
import { deflated } from '../appearance/embed-font.ts';
import { forbiddenDictionary, forbiddenEntry, isForPrinters } from './active-content.ts';
import type { Layers } from './layers.ts';
import { visibleContent } from './visible-content.ts';

/**
 * Entries of a stream that refer to data outside the file or only for printers, its layer, or its length, which is rewritten.
 */
const LEFT_BEHIND = new Set(['F', 'FFilter', 'FDecodeParms', 'Ref', 'OPI', 'Alternates', 'Length', 'OC']);
const FILTERED = ['Filter', 'DecodeParms'];

/**
 * Copies objects of a document into a new file, with new numbers and without active content and hidden layers. References are
 * followed from a queue, so that no file can exhaust the stack; unreachable objects are not copied.
 */
export class Copier {
  readonly #document: PdfDocument;
  readonly #writer: FileWriter;
  readonly #layers: Layers;
  readonly #copies = new Map<number, PdfRef | null>();
  readonly #forms = new Set<number>();
  readonly #waiting: { from: PdfRef; to: PdfRef }[] = [];

  constructor(document: PdfDocument, writer: FileWriter, layers: Layers) {
    this.#document = document;
    this.#writer = writer;
    this.#layers = layers;
  }

  /** Sets the replacement of a source object: an object created elsewhere, or nothing. */
  map(from: PdfRef, to: PdfRef | null): void {
    this.#copies.set(from.num, to);
  }

  /** The reference, in the new file, of a source object; null for one that is removed. */
  ref(from: PdfRef): PdfRef | null {
    const known = this.#copies.get(from.num);
    if (known !== undefined) return known;
    if (this.#copies.size > this.#document.limits.objects) throw tooComplex('the file has too many objects');
    const value = this.#document.get(from);
    const forbidden = value === null || (isDict(value) && forbiddenDictionary(this.#document, value) !== null);
    const to = forbidden ? null : this.#writer.reserve();
    this.#copies.set(from.num, to);
    if (to !== null) this.#waiting.push({ from, to });
    return to;
  }

  /** Like `ref`, for an appearance that a page will draw: annotations show one without /Subtype /Form, pages do not. */
  form(from: PdfRef): PdfRef | null {
    this.#forms.add(from.num);
    return this.ref(from);
  }

  /** Copies everything that was requested and everything reachable from it. */
  finish(): void {
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) {
      const source = this.#document.get(next.from);
      const copy = this.#object(source);
      if (source instanceof PdfStream && copy instanceof PdfStream && this.#forms.has(next.from.num)) {
        copy.dict.set('Subtype', name('Form'));
        this.#giveFonts(source, copy);
      }
      this.#writer.set(next.to, copy);
    }
  }

  /**
   * Fonts that an appearance names but takes from the form's default resources (ISO 32000-2 §12.7.3, DR), because the form is
   * removed.
   */
  #giveFonts(source: PdfStream, copy: PdfStream): void {
    const document = this.#document;
    const form = document.getDict(document.catalog.get('AcroForm'));
    const defaults = document.getDict(document.getDict(form?.get('DR'))?.get('Font'));
    const resources = document.getDict(source.dict.get('Resources'));
    const own = document.getDict(resources?.get('Font'));
    const lacking = [...(defaults ?? [])].filter(([key]) => own?.has(key) !== true);
    if (lacking.length === 0) return;
    const content = this.#textOf(source);
    const given = lacking.filter(([key]) => content.includes(`/${key}`));
    if (given.length === 0) return;
    const fonts: PdfDict = own === null ? new Map() : this.dict(own);
    for (const [key, font] of given) fonts.set(key, this.value(font));
    copy.dict.set('Resources', new Map([...(resources === null ? [] : this.dict(resources)), ['Font', fonts]]));
  }

  #textOf(stream: PdfStream): Buffer {
    try {
      return this.#document.decode(stream);
    } catch (error) {
      if (error instanceof PdfError && error.kind === 'DAMAGED') return Buffer.alloc(0);
      throw error;
    }
  }

  #object(value: PdfValue): PdfValue {
    return value instanceof PdfStream ? this.stream(value) : this.value(value);
  }

  stream(stream: PdfStream): PdfStream {
    const isInvisible = this.#layers.isHidden(stream.dict.get('OC')) || isForPrinters(this.#document, stream.dict);
    if (isInvisible) return nothingToSee();
    const kept = new Map([...stream.dict].filter(([key]) => !LEFT_BEHIND.has(key)));
    const content = this.#visible(stream);
    if (content === null) return new PdfStream(this.dict(kept), stream.raw);
    for (const key of FILTERED) kept.delete(key);
    const plain = deflated(content);
    return new PdfStream(new Map([...this.dict(kept), ...plain.dict]), plain.raw);
  }

  /** The visible content of a form, a pattern or a glyph with hidden content; null if its octets can stay unchanged. */
  #visible(stream: PdfStream): Buffer | null {
    const font = this.#layers.fontOfGlyph(stream);
    const resources = stream.dict.get('Resources') ?? font?.get('Resources');
    const hidesByItself = this.#layers.hiddenNames(resources).size > 0;
    const isForm = this.#document.getName(stream.dict.get('Subtype')) === 'Form';
    const draws = isForm || stream.dict.has('PatternType') || font !== null;
    if (!hidesByItself && !(draws && this.#layers.callersHide)) return null;
    let hidesAny = false;
    const hides = (each: string): boolean => {
      const isHidden = this.#layers.hidesIn(resources, each);
      hidesAny ||= isHidden;
      return isHidden;
    };
    try {
      const content = this.#document.decode(stream);
      if (!content.includes('BDC')) return null;
      const visible = visibleContent(content, hides, this.#document.limits.depth);
      return hidesAny ? visible : null;
    } catch (error) {
      // If its own resources hide nothing, only some readers consult the caller's: no reason to refuse undecodable content.
      const isOwn = resources !== undefined && !hidesByItself;
      if (isOwn && error instanceof PdfError && error.kind === 'DAMAGED') return null;
      throw error;
    }
  }

  value(value: PdfValue): PdfValue {
    if (value instanceof PdfRef) return this.ref(value);
    if (Array.isArray(value)) return value.filter((each) => !this.#isForbidden(each)).map((each) => this.value(each));
    if (value instanceof PdfStream) return this.#writer.add(this.stream(value));
    return isDict(value) ? this.dict(value) : value;
  }

  /** A dictionary without forbidden entries; `isRoot` for the catalog. */
  dict(source: PdfDict, isRoot = false): PdfDict {
    const copy: PdfDict = new Map();
    for (const [key, value] of source) {
      if (forbiddenEntry(this.#document, key, value, isRoot) !== null || this.#isForbidden(value)) continue;
      copy.set(key, this.value(value));
    }
    return copy;
  }

  #isForbidden(value: PdfValue): boolean {
    if (value instanceof PdfRef && this.#copies.get(value.num) === null) return true;
    const held = value instanceof PdfRef ? this.#document.get(value) : value;
    return isDict(held) && forbiddenDictionary(this.#document, held) !== null;
  }
}

/**
 * A replacement for an invisible picture or form, such as one of a hidden layer, that content still invokes; it draws nothing.
 */
const nothingToSee = (): PdfStream =>
  new PdfStream(dict({ Type: name('XObject'), Subtype: name('Form'), BBox: [0, 0, 0, 0] }), new Uint8Array());
