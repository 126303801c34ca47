import type { PdfDocument } from '../../syntax/document.ts';
import { PdfRef, PdfStream, isName } from '../../syntax/objects.ts';
import type { XrefSection } from '../../syntax/xref.ts';
import { readable } from './object-graph.ts';
import { type StepContext, objectName, unsettled } from './step-context.ts';

/**
 * Whoever replaces an object stream replaces all objects in it, none of which the cross-references name. With it goes what says how long
 * it is and how it is filtered. Comes before every rule that explains an object by what refers to it: nothing refers to a container.
 */
export function judgeContainers(step: StepContext): void {
  const containers = step.graph.below(objectStreams(step.before.document));
  for (const num of unsettled(step)) {
    if (!containers.has(num)) continue;
    step.settle(num);
    step.suspect(objectName(num), 'OBJECT_STREAM_REPLACED');
  }
}

/** What is left must be new, or nothing that the signed revision ever led to. */
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

/** Object streams that the cross-references of a state name. */
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
