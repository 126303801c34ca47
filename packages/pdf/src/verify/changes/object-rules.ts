import type { PdfDocument } from '../../syntax/document.ts';
import { PdfRef, PdfStream, isName } from '../../syntax/objects.ts';
import type { XrefSection } from '../../syntax/xref.ts';
import { readable } from './object-graph.ts';
import { type StepContext, objectName, unsettled } from './step-context.ts';

/**
 * Replacing an object stream replaces all its objects without new cross-references to them. The same applies to the objects of
 * its length and filters. Runs before every rule that explains an object by its references, because nothing refers to an object
 * stream.
 */
export function judgeContainers(step: StepContext): void {
  const containers = step.graph.below(objectStreams(step.before.document));
  for (const num of unsettled(step)) {
    if (!containers.has(num)) continue;
    step.settle(num);
    step.suspect(objectName(num), 'OBJECT_STREAM_REPLACED');
  }
}

/** The remaining objects must be new, or must never have been reachable in the signed revision. */
export function judgeOtherObjects(step: StepContext): void {
  const { graph, before, after } = step;
  for (const num of unsettled(step)) {
    const object = objectName(num);
    if (graph.isMissing(num)) step.suspect(object, 'DANGLING_REFERENCE_FILLED');
    else if (graph.reaches(num)) step.suspect(object, isGone(after.document, num) ? 'OBJECT_FREED' : 'OBJECT_REPLACED');
    else if (isStructure(after.document, num)) step.explain('FILE_STRUCTURE', object, 'STRUCTURE_ADDED');
    else if (before.document.lookup(num) !== null) step.explain('NOT_SHOWN', object, 'UNUSED_OBJECT_REPLACED');
  }
}

function isGone(document: PdfDocument, num: number): boolean {
  const entry = document.lookup(num);
  return entry === null || entry.type === 'free' || document.get(new PdfRef(num)) === null;
}

function isStructure(document: PdfDocument, num: number): boolean {
  const value = readable(document, num);
  return (
    value instanceof PdfStream && (isName(value.dict.get('Type'), 'XRef') || isName(value.dict.get('Type'), 'ObjStm'))
  );
}

const known = new WeakMap<XrefSection, ReadonlySet<number>>();

/** Object streams listed in the cross-references of a revision. */
export function objectStreams(document: PdfDocument): ReadonlySet<number> {
  const all = new Set<number>();
  for (const section of document.sections) for (const num of streamsOf(section)) all.add(num);
  return all;
}

function streamsOf(section: XrefSection): ReadonlySet<number> {
  const held = known.get(section);
  if (held !== undefined) return held;
  const streams = new Set<number>();
  for (const num of section.numbers()) {
    const entry = section.lookup(num);
    if (entry?.type === 'compressed') streams.add(entry.stream);
  }
  known.set(section, streams);
  return streams;
}
