import { damaged, PdfError, tooComplex } from '../errors.ts';
import { Lexer } from './lexer.ts';
import { isDict, isName, type PdfDict, PdfRef, PdfStream, type PdfValue } from './objects.ts';
import type { SectionSource } from './read-xref.ts';
import { mappedRun, type XrefEntry, XrefSection } from './xref.ts';

type Found = {
  readonly entries: Map<number, XrefEntry>;
  /** The newest trailer entries, judging by their order in the file. */
  root: PdfRef | null;
  info: PdfRef | null;
  /** The encryption dictionary or a reference to it, and the file identifiers that its key is derived from. */
  encrypt: PdfValue;
  id: PdfValue;
  /** Octets that may still be read without success: the inside of an object that cannot be parsed is scanned again. */
  scanBudget: number;
};

/** How many times the length of the file may be scanned without success. */
const SCAN_FACTOR = 16;

/**
 * The section of a file whose cross-references are lost or wrong, rebuilt by scanning the file from its start; the last object
 * of each number wins. Never used for a signed file. Throws DAMAGED if there is no catalog, TOO_COMPLEX.
 */
export function recoverSection(source: SectionSource): XrefSection {
  const found: Found = { entries: new Map(), root: null, info: null, encrypt: null, id: null, scanBudget: 0 };
  const { bytes, limits } = source;
  found.scanBudget = SCAN_FACTOR * bytes.length;
  const nextKeyword = keywordsOf(bytes);
  let at = 0;
  for (;;) {
    const keyword = nextKeyword(at);
    if (keyword === null) break;
    at = keyword.word === 'obj' ? readObject(source, keyword.at, found) : readTrailer(source, keyword.at, found);
    if (found.entries.size > limits.objects) throw tooComplex('the file has too many objects');
  }
  if (found.root === null) throw damaged('there is no catalog');
  const trailer: PdfDict = new Map<string, PdfValue>([['Root', found.root]]);
  if (found.info !== null) trailer.set('Info', found.info);
  if (found.encrypt !== null) trailer.set('Encrypt', found.encrypt);
  if (found.id !== null) trailer.set('ID', found.id);
  return new XrefSection({ kind: 'table', offset: 0, end: bytes.length, trailer, runs: [mappedRun(found.entries)] });
}

/**
 * Iterates over positions where objects and trailers may begin; searches for each keyword once, so that the time stays linear.
 */
function keywordsOf(bytes: Buffer): (from: number) => { word: 'obj' | 'trailer'; at: number } | null {
  const next = { ' obj': -1, trailer: -1 };
  const find = (word: ' obj' | 'trailer', from: number): number => {
    if (next[word] < from) {
      const at = bytes.indexOf(word, from);
      next[word] = at < 0 ? Infinity : at;
    }
    return next[word];
  };
  return (from) => {
    const [object, trailer] = [find(' obj', from), find('trailer', from)];
    if (object === Infinity && trailer === Infinity) return null;
    return trailer < object ? { word: 'trailer', at: trailer } : { word: 'obj', at: object };
  };
}

function spend(found: Found, octets: number): void {
  found.scanBudget -= octets;
  if (found.scanBudget < 0) throw tooComplex('the file has too many damaged objects');
}

/** Reads the object whose keyword is at `at`; returns the offset to continue from. */
function readObject(source: SectionSource, at: number, found: Found): number {
  const { bytes, limits } = source;
  const head = /(\d{1,7})\s+(\d{1,5})$/.exec(bytes.toString('latin1', Math.max(0, at - 20), at));
  if (head === null) return at + ' obj'.length;
  const offset = at - head[0].length;
  source.reached = offset;
  try {
    const { value, num, gen, end } = source.indirectAt(offset);
    if (num < limits.objects) {
      found.entries.set(num, { type: 'offset', offset, gen });
      noteObject(source, num, source.plain(value, num, gen), found);
    }
    return Math.max(end, at + ' obj'.length);
  } catch (error) {
    if (!(error instanceof PdfError && error.kind === 'DAMAGED')) throw error;
    spend(found, source.reached - offset);
    return at + ' obj'.length;
  }
}

function noteObject(source: SectionSource, num: number, value: PdfValue, found: Found): void {
  if (value instanceof PdfStream) {
    if (isName(value.dict.get('Type'), 'XRef')) noteTrailer(value.dict, found);
    if (isName(value.dict.get('Type'), 'ObjStm')) noteContained(source, num, value, found);
  } else if (isDict(value) && isName(value.get('Type'), 'Catalog')) {
    found.root = new PdfRef(num);
  }
}

/** The objects of an object stream, without those that cannot be read. */
function noteContained(source: SectionSource, num: number, stream: PdfStream, found: Found): void {
  const count = stream.dict.get('N');
  const first = stream.dict.get('First');
  if (typeof count !== 'number' || typeof first !== 'number' || count > source.limits.objects) return;
  try {
    const data = source.decode(stream);
    const lexer = new Lexer(data, 0, source.limits.depth);
    for (let index = 0; index < count; index++) {
      const contained = lexer.integer();
      const start = first + lexer.integer();
      if (contained >= source.limits.objects) continue;
      found.entries.set(contained, { type: 'compressed', stream: num, index });
      const value = new Lexer(data, start, source.limits.depth).value();
      if (isDict(value) && isName(value.get('Type'), 'Catalog')) found.root = new PdfRef(contained);
    }
  } catch (error) {
    if (!(error instanceof PdfError && error.kind === 'DAMAGED')) throw error;
  }
}

function readTrailer(source: SectionSource, at: number, found: Found): number {
  const lexer = new Lexer(source.bytes, at + 'trailer'.length, source.limits.depth, true);
  try {
    const trailer = lexer.value();
    if (isDict(trailer)) noteTrailer(trailer, found);
  } catch (error) {
    if (!(error instanceof PdfError && error.kind === 'DAMAGED')) throw error;
  }
  // If a dictionary contains another trailer, scanning continues from there.
  spend(found, lexer.position - at);
  return at + 'trailer'.length;
}

function noteTrailer(trailer: PdfDict, found: Found): void {
  const root = trailer.get('Root');
  const info = trailer.get('Info');
  if (root instanceof PdfRef) found.root = root;
  if (info instanceof PdfRef) found.info = info;
  found.encrypt = trailer.get('Encrypt') ?? found.encrypt;
  found.id = trailer.get('ID') ?? found.id;
}
