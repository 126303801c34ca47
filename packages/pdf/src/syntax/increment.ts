import { createHash } from 'node:crypto';
import type { PdfDocument } from './document.ts';
import { isDict, type PdfDict, PdfRef, PdfString, type PdfValue } from './objects.ts';
import { ByteSink, writeValue } from './serialise.ts';
import { type WrittenObject, writeXrefStream, writeXrefTable } from './xref-writer.ts';

/** Writes an object's value itself if it needs offsets, as a signature dictionary does. */
export type CustomWriter = (sink: ByteSink) => void;

type Pending = { readonly gen: number; readonly value: PdfValue; readonly write?: CustomWriter };

/** Objects added to and replaced in a document, to be appended as one revision (ISO 32000-2 §7.5.6). */
export class Increment {
  readonly document: PdfDocument;
  readonly #pending = new Map<number, Pending>();
  #next: number;

  constructor(document: PdfDocument) {
    this.document = document;
    this.#next = document.size;
  }

  get isEmpty(): boolean {
    return this.#pending.size === 0;
  }

  add(value: PdfValue): PdfRef {
    const ref = new PdfRef(this.#next++);
    this.#pending.set(ref.num, { gen: 0, value });
    return ref;
  }

  /** Adds an object whose writer is called at its position in the file. */
  addCustom(write: CustomWriter): PdfRef {
    const ref = new PdfRef(this.#next++);
    this.#pending.set(ref.num, { gen: 0, value: null, write });
    return ref;
  }

  set(ref: PdfRef, value: PdfValue): void {
    this.#pending.set(ref.num, { gen: ref.gen, value });
  }

  /** Like the document's `get`, including pending changes. */
  get(value: PdfValue | undefined): PdfValue {
    if (!(value instanceof PdfRef)) return value ?? null;
    const pending = this.#pending.get(value.num);
    return pending === undefined ? this.document.get(value) : this.get(pending.value);
  }

  /** The dictionary behind a reference, to be changed in place; it becomes part of this revision. */
  edit(ref: PdfRef): PdfDict {
    const pending = this.#pending.get(ref.num);
    if (pending !== undefined && isDict(pending.value)) return pending.value;
    const current = this.document.get(ref);
    const copy: PdfDict = isDict(current) ? new Map(current) : new Map();
    this.set(ref, copy);
    return copy;
  }

  /** Adds to the array under a key of a dictionary that is part of this revision; creates the array if there is none. */
  append(dict: PdfDict, key: string, values: readonly PdfValue[]): void {
    if (values.length === 0) return;
    const held = dict.get(key);
    const current = this.get(held);
    const list = Array.isArray(current) ? [...current, ...values] : [...values];
    if (held instanceof PdfRef && Array.isArray(current)) this.set(held, list);
    else dict.set(key, list);
  }

  /** The octets to append to the document; its own octets stay unchanged. */
  write(): Buffer {
    const { document } = this;
    const sink = new ByteSink(document.bytes.length);
    const last = document.bytes.at(-1);
    if (last !== 10 && last !== 13) sink.text('\n');
    const written = this.#writeObjects(sink);
    const trailer = this.#trailer(written);
    if (document.xrefKind === 'table') {
      trailer.set('Size', this.#next);
      writeXrefTable(sink, written, trailer);
    } else {
      trailer.set('Size', this.#next + 1);
      writeXrefStream(sink, written, trailer, this.#next);
    }
    return sink.take();
  }

  #writeObjects(sink: ByteSink): WrittenObject[] {
    const written: WrittenObject[] = [];
    for (const [num, { gen, value, write }] of [...this.#pending].sort(([a], [b]) => a - b)) {
      written.push({ num, gen, offset: sink.offset });
      sink.text(`${num} ${gen} obj\n`);
      if (write === undefined) writeValue(sink, value);
      else write(sink);
      sink.text('\nendobj\n');
    }
    return written;
  }

  #trailer(written: readonly WrittenObject[]): PdfDict {
    const { document } = this;
    const trailer: PdfDict = new Map();
    for (const key of ['Root', 'Info']) {
      const value = document.trailer.get(key);
      if (value !== undefined) trailer.set(key, value);
    }
    const ids = document.get(document.trailer.get('ID'));
    if (Array.isArray(ids) && ids.length === 2) trailer.set('ID', [ids[0]!, this.#changingId(written)]);
    trailer.set('Prev', document.startxref);
    return trailer;
  }

  /** The second part of the file identifier changes with each revision (ISO 32000-2 §14.4). */
  #changingId(written: readonly WrittenObject[]): PdfString {
    const hash = createHash('sha256').update(`${this.document.startxref} ${this.document.bytes.length}`);
    for (const { num, offset } of written) hash.update(` ${num} ${offset}`);
    return new PdfString(hash.digest().subarray(0, 16));
  }
}
