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

/** Where a document's sections come from: its own, or an older state of another's, or the objects as they lie in the file. */
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
  /** Its objects were taken as they lie: good for being written anew, and read with more patience. */
  readonly recovered: boolean;
  /** The furthest octet that `indirectAt` has looked at since somebody set this. */
  reached = 0;
  /** What makes the objects of an encrypted file readable; null for any other file. */
  readonly encryption: Decryptor | null;
  readonly #budget: InflateBudget;
  /** Steps that are left, shared by all states of a file. */
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
    // While the sections themselves are read, no reference leads anywhere yet.
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
   * Reads an encrypted file with a password, or without where none is needed; what comes of it is good for being written anew. Its
   * `encryption` is null where the file turns out not to be encrypted. Throws PdfError: PASSWORD_NEEDED, PASSWORD_WRONG, ENCRYPTED
   * where it is encrypted in another way, and as `open`.
   */
  static openEncrypted(bytes: Uint8Array, password: string | null, limits: PdfLimits = DEFAULT_LIMITS): PdfDocument {
    return PdfDocument.#checked(bytes, limits, 'cross-references', () => password);
  }

  /**
   * Reads a file whose cross-references are lost or wrong, taking its objects as they lie. What comes of it is a guess, good for
   * being written anew and for nothing else. Throws as `openEncrypted`.
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
      // Read from the start again: what the first reading could make of object streams is nothing.
      const encryption = openEncryption(document, encrypted.trailer, password);
      document = new PdfDocument(buffer, limits, from, encryption);
    }
    if (!isDict(document.get(document.rootRef))) throw damaged('there is no catalog');
    return document;
  }

  /** The same file as it stood after a revision (0 = the first); objects of later revisions are not seen. */
  at(revision: number): PdfDocument {
    const end = this.revisions[revision]?.end;
    if (end === undefined) throw new RangeError(`there is no revision ${revision}`);
    // A cross-reference of that state may point behind its end, where a later revision has put something.
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

  /** One more than the highest object number in use or announced. */
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

  /** Counts steps whose number the file decides. @throws TOO_COMPLEX where more than `limits.work` are asked for */
  spend(steps: number): void {
    this.#work.left -= steps;
    if (this.#work.left < 0) throw tooComplex('the file takes too many steps to judge');
  }

  /** Steps that have been counted in all states of the file. */
  get spent(): number {
    return this.limits.work - this.#work.left;
  }

  /** What stands under an object number, which may be a reference again; null for what is missing or free. */
  objectAt(num: number): PdfValue {
    return this.#load(num);
  }

  /** The value itself, or what a reference leads to; null for what is missing or free. */
  get(value: PdfValue | undefined): PdfValue {
    if (!(value instanceof PdfRef)) return value ?? null;
    let current: PdfValue = value;
    for (let hops = 0; current instanceof PdfRef; hops++) {
      if (hops > 16) throw damaged('references run in a circle');
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
   * The octets of a stream with its filters undone, those of pictures excepted (ISO 32000-2 §7.4). Throws DAMAGED, for a filter of
   * pictures too, and TOO_COMPLEX.
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
      if (!isName(each)) throw damaged('a stream has a filter that is none');
      const read = this.getDict(list[index]);
      const parameter = (key: string): number | null => this.getNumber(read?.get(key));
      data = undoFilter(each.name, data, { parameter, limit: this.limits.inflatedPerStream, budget: this.#budget });
    }
    return data;
  }

  /**
   * The object at an octet, its number, and the octet after its value (after `endstream` for a stream).
   * Throws DAMAGED when no object begins there.
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
      // Other readers, too, take a wrong length for what the keyword says.
      keyword = bytes.indexOf('endstream', start);
      if (keyword < 0) {
        this.reached = bytes.length;
        throw damaged('a stream does not end');
      }
      length = keyword - start;
    }
    return { stream: new PdfStream(dict, bytes.subarray(start, start + length)), end: keyword + 'endstream'.length };
  }

  /** Where `endstream` stands, when only white space stands between it and `at`; else -1. */
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
    if (this.#loading.has(num)) throw damaged(`object ${num} needs itself to be read`);
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
    // Offset zero marks an object that was never written; some writers leave it in use.
    if (offset === 0) return null;
    const found = this.indirectAt(offset);
    if (found.num !== num) throw damaged(`object ${num} is not where the file says`);
    return this.plain(found.value, num, found.gen);
  }

  /** An object read at an octet, without encryption; those of object streams have none of their own. */
  plain(value: PdfValue, num: number, gen: number): PdfValue {
    return this.encryption === null ? value : this.encryption.object(value, num, gen);
  }

  #loadCompressed(stream: number, num: number): PdfValue {
    const { data, stored } = this.#objectStream(stream);
    const start = stored.get(num)?.start;
    return start === undefined ? null : new Lexer(data, start, this.limits.depth).value();
  }

  /** Whether an object stream has an object once, and where an entry says that it is: readers look for it by number or by index. */
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
      if (seen.has(offset)) throw damaged('the cross-reference sections run in a circle');
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
  if (match === null) throw damaged('the file does not say where its cross-references are');
  return Number(match[1]);
}

/** The octet after the first %%EOF from `from` on, its end-of-line marker included; the file's end when there is none. */
function endOfFileMarker(bytes: Buffer, from: number): number {
  const at = bytes.indexOf('%%EOF', from);
  if (at < 0) return bytes.length;
  let end = at + '%%EOF'.length;
  if (bytes[end] === 13) end++;
  if (bytes[end] === 10) end++;
  return end;
}
