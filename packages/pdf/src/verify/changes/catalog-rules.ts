import { createHash } from 'node:crypto';
import { PdfError } from '../../errors.ts';
import type { PdfDocument } from '../../syntax/document.ts';
import { isDict, PdfRef, PdfStream, type PdfValue } from '../../syntax/objects.ts';
import { TRAILER, isUnder } from './object-graph.ts';
import { differingKeys } from './same-value.ts';
import { type StepContext, objectName, unsettled } from './step-context.ts';

/** Keys of a document security store (ISO 32000-2 §12.8.4.3, tables 261 and 262). */
const STORE_KEYS: ReadonlySet<string> = new Set(['Type', 'Certs', 'OCSPs', 'CRLs', 'VRI']);

/** Entries of a signature's transform, which are never drawn (ISO 32000-2 table 256). */
const SIGNED_DATA = /^(V\/)?Reference\/Data$/;

/** Checks changes of the catalog itself; the form has its own rules. */
export function judgeCatalog(step: StepContext): void {
  const { before, after } = step;
  const root = before.document.rootRef.num;
  step.settle(root);
  // Another structure may use the same object as content to draw.
  if (
    step.changed.has(root) &&
    !(step.referrers.get(root) ?? []).every(
      ({ from, path }) => (from === TRAILER && path === 'Root') || SIGNED_DATA.test(path),
    )
  )
    step.suspect(objectName(root), 'OBJECT_REPLACED');
  for (const key of differingKeys(before.document.catalog, after.document.catalog, step)) {
    if (key === 'AcroForm') continue;
    if (key === 'DSS') judgeStore(step);
    else if ((key === 'Extensions' && hasExtensions(step)) || (key === 'Version' && hasVersion(step)))
      step.explain('CATALOG_EXTENSIONS', 'catalog', `${key.toUpperCase()}_SET`);
    else if (key === 'Metadata' && after.document.get(after.document.catalog.get(key)) instanceof PdfStream)
      step.explain('DOCUMENT_METADATA', 'catalog', 'METADATA_RENEWED');
    else if (key === 'Perms' && certifies(step)) step.explain('CERTIFICATION', 'catalog', 'CERTIFIED');
    else step.suspect('catalog', `CATALOG_CHANGED:${key}`);
  }
}

const hasExtensions = ({ after: { document } }: StepContext): boolean => {
  const value = document.get(document.catalog.get('Extensions'));
  return value === null || (isDict(value) && !(value instanceof PdfStream));
};
const hasVersion = ({ after: { document } }: StepContext): boolean => {
  const value = document.get(document.catalog.get('Version'));
  return value === null || document.getName(value) !== null;
};

/** Extensions that are an indirect object used only by the catalog. */
export function judgeExtensions(step: StepContext): void {
  const root = step.before.document.rootRef.num;
  for (const num of unsettled(step)) {
    const all = step.referrers.get(num) ?? [];
    if (all.length === 0 || !all.every(({ from, path }) => from === root && isUnder(path, 'Extensions'))) continue;
    if (!isDict(step.after.document.get(new PdfRef(num)))) continue;
    step.settle(num);
    step.explain('CATALOG_EXTENSIONS', objectName(num), 'EXTENSIONS_SET');
  }
}

function judgeStore(step: StepContext): void {
  const { document } = step.after;
  const store = document.getDict(document.catalog.get('DSS'));
  if (store === null || [...store.keys()].some((key) => !STORE_KEYS.has(key)))
    step.suspect('catalog', 'CATALOG_CHANGED:DSS');
  else if (losesPieces(step)) step.suspect('catalog', 'VALIDATION_DATA_REMOVED');
  else step.explain('VALIDATION_DATA', 'catalog', 'VALIDATION_DATA_ADDED');
}

/** Steps counted for reading one item of the store, in addition to its octets. */
const PIECE_STEPS = 100;
const PIECES = ['Certs', 'OCSPs', 'CRLs'];

/**
 * A store must keep its items, compared by octets (ETSI EN 319 142-1 §5.4.2.2), so that evidence of a revocation cannot be
 * removed.
 */
const losesPieces = ({ before, after }: StepContext): boolean =>
  PIECES.some((key) => {
    const held = piecesOf(before.document, key);
    const kept = held.size === 0 ? held : piecesOf(after.document, key);
    return [...held].some((piece) => !kept.has(piece));
  });

function piecesOf(document: PdfDocument, key: string): ReadonlySet<string> {
  const store = document.getDict(document.catalog.get('DSS'));
  const listed = document.getArray(store?.get(key)) ?? [];
  // Each item once, even if it is listed several times.
  const objects = new Map(listed.map((each) => [each instanceof PdfRef ? each.num : each, each]));
  document.spend(listed.length + objects.size * PIECE_STEPS);
  const streams = [...objects.values()].map((each) => document.get(each));
  return new Set(streams.flatMap((each) => (each instanceof PdfStream ? [digestOf(document, each)] : [])));
}

function digestOf(document: PdfDocument, stream: PdfStream): string {
  const hash = createHash('sha256');
  try {
    return hash.update(document.decode(stream)).digest('hex');
  } catch (error) {
    if (error instanceof PdfError) return hash.update(stream.raw).digest('hex');
    throw error;
  }
}

/** Only the first signature certifies, and only by DocMDP (ISO 32000-2 §12.8.6). */
function certifies({ before, after, signed }: StepContext): boolean {
  const permissions = after.document.getDict(after.document.catalog.get('Perms'));
  return (
    !signed &&
    !before.document.catalog.has('Perms') &&
    permissions !== null &&
    [...permissions.keys()].every((key) => key === 'DocMDP')
  );
}

/** Objects of the store: only the store may refer to them, so that page content cannot be disguised as validation data. */
export function judgeStoredObjects(step: StepContext): void {
  const rest = unsettled(step);
  if (rest.length === 0 || !step.before.document.catalog.has('DSS')) return;
  const root = step.before.document.rootRef.num;
  const elsewhere = step.graph.reachedWithout((from, path) => from === root && isUnder(path, 'DSS'));
  const stored = rest.filter((num) => !elsewhere.has(num) && step.graph.reaches(num));
  const isLess = stored.length > 0 && losesPieces(step);
  for (const num of stored) {
    step.settle(num);
    if (isLess) step.suspect(objectName(num), 'VALIDATION_DATA_REMOVED');
    else step.explain('VALIDATION_DATA', objectName(num), 'VALIDATION_DATA_ADDED');
  }
}

/** Document information and XMP metadata, if nothing else uses their objects. */
export function judgeMetadata(step: StepContext): void {
  for (const num of unsettled(step)) {
    const all = step.referrers.get(num) ?? [];
    const value: PdfValue = step.after.document.get(new PdfRef(num));
    const isInfo = isDict(value) && all.every(({ from, path }) => from === TRAILER && path === 'Info');
    const isXmp =
      value instanceof PdfStream &&
      all.every(({ from, path }) => from === step.before.document.rootRef.num && path === 'Metadata');
    if (all.length === 0 || !(isInfo || isXmp)) continue;
    step.settle(num);
    step.explain('DOCUMENT_METADATA', objectName(num), isInfo ? 'INFORMATION_RENEWED' : 'METADATA_RENEWED');
  }
}
