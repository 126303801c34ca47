import { createHash } from 'node:crypto';
import { type PdfDict, PdfRef, PdfString, type PdfValue } from './objects.ts';
import { ByteSink, writeValue } from './serialise.ts';
import { type WrittenObject, writeXrefTable } from './xref-writer.ts';

/** The objects of a new file, written with a cross-reference table (ISO 32000-2 §7.5). */
export class FileWriter {
  readonly #objects: PdfValue[] = [];

  add(value: PdfValue): PdfRef {
    this.#objects.push(value);
    return new PdfRef(this.#objects.length);
  }

  /** Allocates a number for an object that is set later. */
  reserve(): PdfRef {
    return this.add(null);
  }

  /** The value set for a number so far. */
  get(ref: PdfRef): PdfValue {
    return this.#objects[ref.num - 1] ?? null;
  }

  set(ref: PdfRef, value: PdfValue): void {
    this.#objects[ref.num - 1] = value;
  }

  /** The whole file. Its identifier is derived from its content, so equal content gives an equal file. */
  write(root: PdfRef, { version = '1.7', info }: { version?: string; info?: PdfRef } = {}): Uint8Array {
    const sink = new ByteSink();
    // Octets above 127 tell transfer programs that the file is binary (ISO 32000-2 §7.5.2).
    sink.text(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`);
    const written: WrittenObject[] = [];
    for (const [index, value] of this.#objects.entries()) {
      written.push({ num: index + 1, gen: 0, offset: sink.offset });
      sink.text(`${index + 1} 0 obj\n`);
      writeValue(sink, value);
      sink.text('\nendobj\n');
    }
    const id = new PdfString(createHash('sha256').update(sink.take()).digest().subarray(0, 16));
    const trailer: PdfDict = new Map<string, PdfValue>([
      ['Size', written.length + 1],
      ['Root', root],
      ['ID', [id, id]],
    ]);
    if (info !== undefined) trailer.set('Info', info);
    writeXrefTable(sink, written, trailer, { freeHead: true });
    const whole = sink.take();
    return new Uint8Array(whole.buffer, whole.byteOffset, whole.length);
  }
}
