import { damaged, tooComplex } from '../errors.ts';
import type { PdfLimits } from '../limits.ts';
import { Lexer } from './lexer.ts';
import { isDict, isName, type PdfDict, PdfStream, type PdfValue } from './objects.ts';
import { freeEntry, isRegularRun, listedRun, regularRun, streamRun, type XrefEntry, XrefSection } from './xref.ts';

/** The parts of its document that reading a section needs. */
export type SectionSource = {
  readonly bytes: Buffer;
  readonly limits: PdfLimits;
  reached: number;
  indirectAt(offset: number): { value: PdfValue; num: number; gen: number; end: number };
  decode(stream: PdfStream): Buffer;
  /** The object at an offset, not decrypted. */
  plain(value: PdfValue, num: number, gen: number): PdfValue;
};

const asInteger = (value: PdfValue | undefined): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;

/** Reads the section at an offset, with the stream of a hybrid file. */
export function readSection(source: SectionSource, offset: number): XrefSection {
  if (offset >= source.bytes.length) throw damaged('a cross-reference offset is outside the file');
  const lexer = new Lexer(source.bytes, offset, source.limits.depth);
  lexer.skipWhitespace();
  return lexer.sees('xref') ? readTable(source, lexer, offset) : readStream(source, offset);
}

function readTable(source: SectionSource, lexer: Lexer, offset: number): XrefSection {
  lexer.position += 'xref'.length;
  const runs: ReturnType<typeof listedRun>[] = [];
  for (;;) {
    lexer.skipWhitespace();
    if (lexer.sees('trailer')) break;
    const first = lexer.integer();
    const count = lexer.integer();
    checkRun(source.limits, first, count, runs.length);
    lexer.skipWhitespace();
    runs.push(readTableRun(source.bytes, lexer, first, count));
  }
  lexer.position += 'trailer'.length;
  const trailer = lexer.value();
  if (!isDict(trailer)) throw damaged('a trailer is not a dictionary');
  const hybridAt = asInteger(trailer.get('XRefStm'));
  const hybrid = hybridAt === null ? null : readStream(source, hybridAt);
  return new XrefSection({ kind: 'table', offset, end: lexer.position, trailer, runs, hybrid });
}

function checkRun(limits: PdfLimits, first: number, count: number, runs: number): void {
  if (first + count > limits.objects || runs > 100_000) throw tooComplex('the file has too many objects');
}

function readTableRun(bytes: Buffer, lexer: Lexer, first: number, count: number): ReturnType<typeof listedRun> {
  if (isRegularRun(bytes, lexer.position, count)) {
    const at = lexer.position;
    lexer.position += count * 20;
    return regularRun(bytes, at, first, count);
  }
  const entries: XrefEntry[] = [];
  for (let i = 0; i < count; i++) {
    const at = lexer.integer();
    const gen = lexer.integer();
    lexer.skipWhitespace();
    const state = lexer.token();
    if (state !== 'n' && state !== 'f') throw damaged('a cross-reference entry is malformed');
    entries.push(state === 'n' ? { type: 'offset', offset: at, gen } : freeEntry());
  }
  return listedRun(first, entries);
}

function readStream(source: SectionSource, offset: number): XrefSection {
  const { value, end } = source.indirectAt(offset);
  if (!(value instanceof PdfStream) || !isName(value.dict.get('Type'), 'XRef')) {
    throw damaged('no cross-reference section at the stated offset');
  }
  const widths = readWidths(value.dict);
  const row = widths[0]! + widths[1]! + widths[2]!;
  const data = source.decode(value);
  const runs: ReturnType<typeof listedRun>[] = [];
  let at = 0;
  for (const [first, announced] of readIndex(value.dict)) {
    const count = Math.min(announced, Math.floor((data.length - at) / row));
    checkRun(source.limits, first, count, runs.length);
    if (count > 0) runs.push(streamRun(data, at, widths, first, count));
    at += count * row;
  }
  return new XrefSection({ kind: 'stream', offset, end, trailer: value.dict, runs });
}

function readWidths(dict: PdfDict): number[] {
  const widths = dict.get('W');
  const numbers = Array.isArray(widths) ? widths.slice(0, 3).map(asInteger) : [];
  if (numbers.length !== 3 || numbers.some((width) => width === null || width > 8) || numbers[1] === 0) {
    throw damaged('a cross-reference stream has no field widths');
  }
  return numbers as number[];
}

function readIndex(dict: PdfDict): [number, number][] {
  const index = dict.get('Index') ?? [0, dict.get('Size') ?? null];
  if (!Array.isArray(index)) throw damaged('the index of a cross-reference stream is not an array');
  const pairs: [number, number][] = [];
  for (let i = 0; i + 1 < index.length; i += 2) {
    const first = asInteger(index[i]);
    const count = asInteger(index[i + 1]);
    if (first === null || count === null) throw damaged('the index of a cross-reference stream is malformed');
    pairs.push([first, count]);
  }
  return pairs;
}
