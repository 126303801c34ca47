import { type Decryptor, openEncryption } from '../encryption/decryptor.ts';
import { damaged, PdfError, tooComplex } from '../errors.ts';
import { DEFAULT_LIMITS, type PdfLimits } from '../limits.ts';
import type { InflateBudget } from './filters.ts';
import { isWhitespace, Lexer } from './lexer.ts';
import { isDict, isName, isNumber, type PdfDict, PdfReal, PdfRef, PdfStream, type PdfValue } from './objects.ts';
import { readSection } from './read-xref.ts';
import { recoverSection } from './recover.ts';
import { undoFilter } from './undo-filter.ts';
import type { XrefEntry, XrefSection } from './xref.ts';

/**
 * One state of the file: everything up to `end`. A linearised file's two sections are one revision.
 * `sections` has the newest first; `startxref` is the offset that the revision's last startxref names.
 */
export type Revision = {
  readonly index: number;
  readonly startxref: number;
  readonly sections: readonly XrefSection[];
  /** The octet after the revision's %%EOF and its end-of-line marker. */
  readonly end: number;
};

/** An object of an object stream: where it begins in the data, its index, and whether it is the only one of its number. */
type Stored = { readonly start: number; readonly index: number; readonly isOnly: boolean };
type ObjectStream = { readonly data: Buffer; readonly stored: ReadonlyMap<number, Stored> };

/** Where a document's sections come from: its own, an older revision of another document, or a scan of the file for objects. */
type Origin = 'cross-references' | 'objects' | { readonly base: PdfDocument; readonly revision: number };

/** A file as its cross-reference sections describe it (ISO 32000-2 §7.5), read lazily. */
export class PdfDocument {
  readonly bytes: Buffer;
  readonly limits: PdfLimits;
  /** Oldest first. */
  readonly revisions: readonly Revision[];
  /** All sections the lookup walks, newest first. */
  readonly sections: readonly XrefSection[];
  readonly trailer: PdfDict;
  readonly rootRef: PdfRef;
  /** Its objects were found by scanning the file: usable only for rewriting, and parsed more leniently. */
  readonly recovered: boolean;
  /** The furthest octet that `indirectAt` has read since the caller last reset this. */
  reached = 0;
  /** Decrypts the objects of an encrypted file; null for any other file. */
  readonly encryption: Decryptor | null;
  readonly #budget: InflateBudget;
  /** The remaining step budget, shared by all revisions of a file. */
  readonly #work: { left: number };
  readonly #objects = new Map<number, PdfValue>();
  readonly #objectStreams = new Map<number, ObjectStream>();
  readonly #loading = new Set<number>();
  #size: number | null = null;

  private constructor(bytes: Buffer, limits: PdfLimits, from: Origin, encryption: Decryptor | null = null) {
    this.bytes = bytes;
    this.limits = limits;
    this.encryption = encryption;
    this.recovered = from === 'objects';
    this.#budget = typeof from === 'string' ? { left: limits.inflatedTotal } : from.base.#budget;
    this.#work = typeof from === 'string' ? { left: limits.work } : from.base.#work;
    // While the sections are being read, references cannot be resolved yet.
    this.sections = [];
    if (from === 'cross-references') this.revisions = this.#readRevisions();
    else if (from === 'objects') this.revisions = this.#recoverRevision();
    else this.revisions = from.base.revisions.slice(0, from.revision + 1);
    this.sections = [...this.revisions].reverse().flatMap(({ sections }) => sections);
    const newest = this.sections[0];
    if (newest === undefined) throw damaged('there is no cross-reference section');
    this.trailer = newest.trailer;
    const root = this.trailer.get('Root');
    if (!(root instanceof PdfRef)) throw damaged('the trailer names no catalog');
    this.rootRef = root;
  }

  /**
   * Reads the cross-reference sections and the catalog.
   * Throws PdfError: NOT_PDF, DAMAGED, TOO_COMPLEX, ENCRYPTED.
   */
  static open(bytes: Uint8Array, limits: PdfLimits = DEFAULT_LIMITS): PdfDocument {
    return PdfDocument.#checked(bytes, limits, 'cross-references', (encrypted) => {
      throw encrypted;
    });
  }

  /**
   * Reads an encrypted file with a password, or without one if none is needed; the result is usable only for rewriting. Its
   * `encryption` is null if the file is not encrypted. Throws PdfError: PASSWORD_NEEDED, PASSWORD_WRONG, ENCRYPTED for an
   * unsupported encryption, and like `open`.
   */
  static openEncrypted(bytes: Uint8Array, password: string | null, limits: PdfLimits = DEFAULT_LIMITS): PdfDocument {
    return PdfDocument.#checked(bytes, limits, 'cross-references', () => password);
  }

  /**
   * Reads a file whose cross-references are lost or wrong, by scanning it for objects. The result is a guess, usable only for
   * rewriting. Throws like `openEncrypted`.
   */
  static recover(bytes: Uint8Array, limits: PdfLimits = DEFAULT_LIMITS, password: string | null = null): PdfDocument {
    return PdfDocument.#checked(bytes, limits, 'objects', () => password);
  }

  static #checked(
    bytes: Uint8Array,
    limits: PdfLimits,
    from: Origin,
    passwordFor: (refusal: PdfError) => string | null,
  ): PdfDocument {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (buffer.toString('latin1', 0, 5) !== '%PDF-')
      throw new PdfError('NOT_PDF', 'the file does not begin with %PDF-');
    let document = new PdfDocument(buffer, limits, from);
    const encrypted = document.sections.find(({ trailer }) => trailer.has('Encrypt'));
    if (encrypted !== undefined) {
      const password = passwordFor(new PdfError('ENCRYPTED', 'the file is encrypted'));
      // Read again from the start: the first pass could not decode encrypted object streams.
      const encryption = openEncryption(document, encrypted.trailer, password);
      document = new PdfDocument(buffer, limits, from, encryption);
    }
    if (!isDict(document.get(document.rootRef))) throw damaged('there is no catalog');
    return document;
  }

  /** The same file as it was after a revision (0 = the first), without objects of later revisions. */
  at(revision: number): PdfDocument {
    const end = this.revisions[revision]?.end;
    if (end === undefined) throw new RangeError(`there is no revision ${revision}`);
    // A cross-reference of that revision may point beyond its end, into data of a later revision.
    return new PdfDocument(this.bytes.subarray(0, end), this.limits, { base: this, revision }, this.encryption);
  }

  get catalog(): PdfDict {
    const catalog = this.get(this.rootRef);
    if (!isDict(catalog)) throw damaged('there is no catalog');
    return catalog;
  }

  /** The kind of the newest section, which an increment continues. */
  get xrefKind(): 'table' | 'stream' {
    return this.sections[0]!.kind;
  }

  get startxref(): number {
    return this.revisions.at(-1)!.startxref;
  }

  /** One more than the highest object number in use or declared. */
  get size(): number {
    if (this.#size === null) {
      const announced = this.trailer.get('Size');
      const sizes = this.sections.map(({ size }) => size);
      this.#size = Math.max(typeof announced === 'number' ? announced : 0, ...sizes);
      if (this.#size > this.limits.objects) throw tooComplex('the file has too many objects');
    }
    return this.#size;
  }

  lookup(num: number): XrefEntry | null {
    this.spend(this.sections.length);
    for (const section of this.sections) {
      const entry = section.lookup(num);
      if (entry !== null) return entry;
    }
    return null;
  }

  /** Counts steps whose number depends on the file. @throws TOO_COMPLEX if their sum exceeds `limits.work` */
  spend(steps: number): void {
    this.#work.left -= steps;
    if (this.#work.left < 0) throw tooComplex('the file takes too many steps to verify');
  }

  /** Steps counted so far over all revisions of the file. */
  get spent(): number {
    return this.limits.work - this.#work.left;
  }

  /** The value of an object number, which may be another reference; null if missing or free. */
  objectAt(num: number): PdfValue {
    return this.#load(num);
  }

  /** The value itself, or the value a reference resolves to; null if missing or free. */
  get(value: PdfValue | undefined): PdfValue {
    if (!(value instanceof PdfRef)) return value ?? null;
    let current: PdfValue = value;
    for (let hops = 0; current instanceof PdfRef; hops++) {
      if (hops > 16) throw damaged('references are circular');
      current = this.#load(current.num);
    }
    return current;
  }

  getDict(value: PdfValue | undefined): PdfDict | null {
    const result = this.get(value);
    return isDict(result) ? result : null;
  }

  getArray(value: PdfValue | undefined): PdfValue[] | null {
    const result = this.get(value);
    return Array.isArray(result) ? result : null;
  }

  getNumber(value: PdfValue | undefined): number | null {
    const result = this.get(value);
    if (!isNumber(result)) return null;
    return result instanceof PdfReal ? result.value : result;
  }

  getName(value: PdfValue | undefined): string | null {
    const result = this.get(value);
    return isName(result) ? result.name : null;
  }

  /**
   * The decoded octets of a stream (ISO 32000-2 §7.4). Throws DAMAGED, also for image filters, which are not decoded, and
   * TOO_COMPLEX.
   */
  decode(stream: PdfStream): Buffer {
    const filter = this.get(stream.dict.get('Filter'));
    const filters = (Array.isArray(filter) ? filter : [filter]).map((each) => this.get(each));
    const parameters = this.get(stream.dict.get('DecodeParms'));
    const list = Array.isArray(parameters) ? parameters : [parameters];
    let data: Buffer = Buffer.from(stream.raw.buffer, stream.raw.byteOffset, stream.raw.byteLength);
    this.spend(data.length >> 3);
    for (const [index, each] of filters.entries()) {
      if (each === null) continue;
      if (!isName(each)) throw damaged('a stream has an invalid filter');
      const read = this.getDict(list[index]);
      const parameter = (key: string): number | null => this.getNumber(read?.get(key));
      data = undoFilter(each.name, data, { parameter, limit: this.limits.inflatedPerStream, budget: this.#budget });
    }
    return data;
  }

  /**
   * The object at an offset, its number, and the offset after its value (after `endstream` for a stream). Throws DAMAGED if no
   * object begins there.
   */
  indirectAt(offset: number): { value: PdfValue; num: number; gen: number; end: number } {
    const lexer = new Lexer(this.bytes, offset, this.limits.depth, this.recovered);
    try {
      return this.#indirect(lexer, offset);
    } finally {
      this.reached = Math.max(this.reached, lexer.position);
    }
  }

  #indirect(lexer: Lexer, offset: number): { value: PdfValue; num: number; gen: number; end: number } {
    const num = lexer.integer();
    const gen = lexer.integer();
    lexer.skipWhitespace();
    if (!lexer.sees('obj')) throw damaged(`no object at ${offset}`);
    lexer.position += 'obj'.length;
    const value = lexer.value();
    if (!isDict(value)) return { value, num, gen, end: lexer.position };
    const afterDict = lexer.position;
    lexer.skipWhitespace();
    if (!lexer.sees('stream')) return { value, num, gen, end: afterDict };
    const { stream, end } = this.#streamAt(value, lexer.position + 'stream'.length);
    return { value: stream, num, gen, end };
  }

  #streamAt(dict: PdfDict, afterKeyword: number): { stream: PdfStream; end: number } {
    const { bytes } = this;
    let start = afterKeyword;
    if (bytes[start] === 13) start++;
    if (bytes[start] === 10) start++;
    let length = this.getNumber(dict.get('Length')) ?? -1;
    let keyword = length >= 0 ? this.#endOfStream(start + length) : -1;
    if (keyword < 0) {
      // Other readers also replace a wrong length by the position of the keyword.
      keyword = bytes.indexOf('endstream', start);
      if (keyword < 0) {
        this.reached = bytes.length;
        throw damaged('a stream does not end');
      }
      length = keyword - start;
    }
    return { stream: new PdfStream(dict, bytes.subarray(start, start + length)), end: keyword + 'endstream'.length };
  }

  /** The offset of `endstream` if only white space separates it from `at`; else -1. */
  #endOfStream(at: number): number {
    let position = at;
    while (position < at + 4 && isWhitespace(this.bytes[position])) position++;
    return this.bytes.toString('latin1', position, position + 9) === 'endstream' ? position : -1;
  }

  #load(num: number): PdfValue {
    const known = this.#objects.get(num);
    if (known !== undefined) return known;
    const entry = this.lookup(num);
    if (entry === null || entry.type === 'free') return null;
    if (this.#loading.has(num)) throw damaged(`object ${num} refers to itself`);
    this.#loading.add(num);
    try {
      const value = entry.type === 'offset' ? this.#loadAt(entry.offset, num) : this.#loadCompressed(entry.stream, num);
      this.#objects.set(num, value);
      return value;
    } finally {
      this.#loading.delete(num);
    }
  }

  #loadAt(offset: number, num: number): PdfValue {
    // Offset zero means an object that was never written; some writers mark it as in use.
    if (offset === 0) return null;
    const found = this.indirectAt(offset);
    if (found.num !== num) throw damaged(`object ${num} is not at the stated offset`);
    return this.plain(found.value, num, found.gen);
  }

  /** An object read at an offset and decrypted; objects in object streams are not encrypted individually. */
  plain(value: PdfValue, num: number, gen: number): PdfValue {
    return this.encryption === null ? value : this.encryption.object(value, num, gen);
  }

  #loadCompressed(stream: number, num: number): PdfValue {
    const { data, stored } = this.#objectStream(stream);
    const start = stored.get(num)?.start;
    return start === undefined ? null : new Lexer(data, start, this.limits.depth).value();
  }

  /**
   * Whether an object stream contains an object exactly once and at the index of its entry: readers look it up by number or by
   * index.
   */
  isStoredOnce(num: number, { stream, index }: Extract<XrefEntry, { type: 'compressed' }>): boolean {
    const stored = this.#objectStream(stream).stored.get(num);
    return stored !== undefined && stored.isOnly && stored.index === index;
  }

  #objectStream(num: number): ObjectStream {
    const known = this.#objectStreams.get(num);
    if (known !== undefined) return known;
    const stream = this.#load(num);
    if (!(stream instanceof PdfStream)) throw damaged(`object stream ${num} is missing`);
    const count = this.getNumber(stream.dict.get('N')) ?? 0;
    const first = this.getNumber(stream.dict.get('First')) ?? 0;
    if (count > this.limits.objects) throw tooComplex('the file has too many objects');
    const data = this.decode(stream);
    const lexer = new Lexer(data, 0, this.limits.depth);
    const stored = new Map<number, Stored>();
    for (let index = 0; index < count; index++) {
      const contained = lexer.integer();
      const start = first + lexer.integer();
      const known = stored.get(contained);
      stored.set(contained, known === undefined ? { start, index, isOnly: true } : { ...known, isOnly: false });
    }
    const result = { data, stored };
    this.#objectStreams.set(num, result);
    return result;
  }

  #recoverRevision(): Revision[] {
    const section = recoverSection(this);
    return [{ index: 0, startxref: 0, sections: [section], end: this.bytes.length }];
  }

  #readRevisions(): Revision[] {
    const groups: { startxref: number; sections: XrefSection[] }[] = [];
    const seen = new Set<number>();
    let offset: number | null = findStartxref(this.bytes);
    while (offset !== null) {
      if (seen.has(offset)) throw damaged('the cross-reference sections are circular');
      if (seen.size >= this.limits.sections) throw tooComplex('the file has too many cross-reference sections');
      seen.add(offset);
      const section: XrefSection = readSection(this, offset);
      const newer = groups.at(-1);
      // A linearised file begins with the section of its first page, whose Prev points forward (ISO 32000-2 Annex F).
      if (newer !== undefined && newer.sections.at(-1)!.offset < offset) newer.sections.push(section);
      else groups.push({ startxref: offset, sections: [section] });
      const previous: PdfValue = section.trailer.get('Prev') ?? null;
      offset = isNumber(previous) ? (previous instanceof PdfReal ? Math.trunc(previous.value) : previous) : null;
    }
    const ends = (sections: readonly XrefSection[]): number =>
      Math.max(...sections.map(({ end }) => endOfFileMarker(this.bytes, end)));
    return groups.reverse().map((group, index) => ({ index, ...group, end: ends(group.sections) }));
  }
}

function findStartxref(bytes: Buffer): number {
  const at = bytes.lastIndexOf('startxref');
  const match = at < 0 ? null : /^startxref\s+(\d{1,15})/.exec(bytes.toString('latin1', at, at + 40));
  if (match === null) throw damaged('the file has no startxref');
  return Number(match[1]);
}

/** The octet after the first %%EOF from `from` on, including its end-of-line marker; the end of the file if there is none. */
function endOfFileMarker(bytes: Buffer, from: number): number {
  const at = bytes.indexOf('%%EOF', from);
  if (at < 0) return bytes.length;
  let end = at + '%%EOF'.length;
  if (bytes[end] === 13) end++;
  if (bytes[end] === 10) end++;
  return end;
}
