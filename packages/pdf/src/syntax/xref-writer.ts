import { name, type PdfDict, PdfStream } from './objects.ts';
import { type ByteSink, writeDict, writeValue } from './serialise.ts';

/** An object that has been written: its number, generation and offset. */
export type WrittenObject = { readonly num: number; readonly gen: number; readonly offset: number };

/** Groups consecutive numbers, as subsections require. `objects` are sorted by number. */
function runsOf(objects: readonly WrittenObject[]): WrittenObject[][] {
  const runs: WrittenObject[][] = [];
  for (const object of objects) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1)!.num + 1 === object.num) run.push(object);
    else runs.push([object]);
  }
  return runs;
}

const finish = (sink: ByteSink, startxref: number): void => sink.text(`\nstartxref\n${startxref}\n%%EOF\n`);

/** Writes a table, its trailer and the end of the file (ISO 32000-2 §7.5.4). `freeHead` adds the entry of object 0. */
export function writeXrefTable(
  sink: ByteSink,
  objects: readonly WrittenObject[],
  trailer: PdfDict,
  { freeHead = false } = {},
): void {
  const startxref = sink.offset;
  sink.text('xref\n');
  if (freeHead) sink.text('0 1\n0000000000 65535 f\r\n');
  for (const run of runsOf(objects)) {
    sink.text(`${run[0]!.num} ${run.length}\n`);
    for (const { offset, gen } of run) {
      sink.text(`${String(offset).padStart(10, '0')} ${String(gen).padStart(5, '0')} n\r\n`);
    }
  }
  sink.text('trailer\n');
  writeDict(sink, trailer);
  finish(sink, startxref);
}

const ROW = 8;

/** Writes a cross-reference stream as object `num` and the end of the file (ISO 32000-2 §7.5.8). */
export function writeXrefStream(
  sink: ByteSink,
  objects: readonly WrittenObject[],
  trailer: PdfDict,
  num: number,
): void {
  const startxref = sink.offset;
  const all = [...objects, { num, gen: 0, offset: startxref }].sort((a, b) => a.num - b.num);
  const rows = Buffer.alloc(all.length * ROW);
  for (const [index, { offset, gen }] of all.entries()) {
    rows[index * ROW] = 1;
    rows.writeUIntBE(offset, index * ROW + 1, 5);
    rows.writeUInt16BE(gen, index * ROW + 6);
  }
  const dict: PdfDict = new Map(trailer);
  dict.set('Type', name('XRef'));
  dict.set('W', [1, 5, 2]);
  dict.set(
    'Index',
    runsOf(all).flatMap((run) => [run[0]!.num, run.length]),
  );
  sink.text(`${num} 0 obj\n`);
  writeValue(sink, new PdfStream(dict, rows));
  sink.text('\nendobj\n');
  finish(sink, startxref);
}
