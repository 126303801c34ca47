import type { PdfDocument } from '../../syntax/document.ts';
import { PdfStream, type PdfValue } from '../../syntax/objects.ts';
import type { XrefSection } from '../../syntax/xref.ts';
import { type ObjectGraph, readable, referencesIn } from './object-graph.ts';
import { objectStreams } from './object-rules.ts';
import { sameValue } from './same-value.ts';
import { type StepChange, objectName } from './step-context.ts';

/**
 * Whether a revision means the same to a reader of the file up to its end and to a reader of a longer file: it starts where
 * later revisions say, and does not point beyond its end. Only a linearised first revision has two sections.
 */
export function isCoherent(document: PdfDocument, index: number): boolean {
  const { bytes, revisions } = document;
  const revision = revisions[index];
  if (revision === undefined) return false;
  const at = bytes.lastIndexOf('startxref', revision.end - 1);
  const text = at < 0 ? '' : bytes.toString('latin1', at, Math.min(at + 60, revision.end));
  const named = /^startxref\s+(\d{1,15})\s+%%EOF/.exec(text);
  if (named === null || Number(named[1]) !== revision.startxref) return false;
  if (index > 0 && revision.sections.length > 1) return false;
  const pointed = revisions.slice(0, index + 1).flatMap(({ sections }) => sections.map(farthestOffset));
  return index === revisions.length - 1 || Math.max(...pointed) < revision.end;
}

const known = new WeakMap<XrefSection, number>();

/** The highest offset of an object in a section. */
function farthestOffset(section: XrefSection): number {
  const held = known.get(section);
  if (held !== undefined) return held;
  let farthest = 0;
  for (const num of section.numbers()) {
    const entry = section.lookup(num);
    if (entry?.type === 'offset' && entry.offset > farthest) farthest = entry.offset;
  }
  known.set(section, farthest);
  return farthest;
}

/** Streams of a revision whose length exceeds the file at that revision: appended data would become part of them. */
export function overrunning(document: PdfDocument, graph: ObjectGraph): StepChange[] {
  const { bytes } = document;
  const isOver = (num: number): boolean => {
    const value = readable(document, num);
    if (!(value instanceof PdfStream)) return false;
    const start = value.raw.byteOffset - bytes.byteOffset;
    return (document.getNumber(value.dict.get('Length')) ?? 0) > bytes.length - start;
  };
  const found = [...graph.reached(), ...objectStreams(document)].filter(isOver);
  return found.map((num) => ({ rule: null, object: objectName(num), what: 'STREAM_RUNS_ON' }));
}

/** Entries of a trailer that control how the octets of a file are decrypted. */
const ENCRYPTING = ['Encrypt', 'ID'];

/**
 * Whether a revision causes octets of earlier ones to be read with another key, or without one (ISO 32000-2 §7.5.6, §7.6.1).
 * `graph` describes the previous state.
 */
export function changesEncryption(
  document: PdfDocument,
  index: number,
  changed: ReadonlySet<number>,
  graph: ObjectGraph,
): boolean {
  const [before, after] = [document.revisions[index - 1], document.revisions[index]];
  const old = before?.sections[0]?.trailer;
  if (old === undefined || after === undefined) return false;
  const held = old.get('Encrypt');
  const isOther = after.sections.some(({ trailer }) => !sameValue(held, trailer.get('Encrypt')));
  const identifier = (value: PdfValue | undefined): PdfValue => (document.getArray(value) ?? [])[0] ?? null;
  if (held === undefined) return isOther;
  // An entry may be an indirect object.
  const below = graph.below(ENCRYPTING.flatMap((key) => referencesIn(old.get(key))));
  return (
    isOther ||
    [...changed].some((num) => below.has(num)) ||
    after.sections.some(({ trailer }) => !sameValue(identifier(old.get('ID')), identifier(trailer.get('ID'))))
  );
}
