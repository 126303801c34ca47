import { tooComplex } from '../errors.ts';
import type { ActiveContent } from '../model.ts';
import type { PdfDocument } from '../syntax/document.ts';
import { isDict, type PdfDict, PdfRef, PdfStream, PdfString, type PdfValue } from '../syntax/objects.ts';

// Security: what opens, plays, sends, fetches or computes does not reach a signer. Links within the document and to web addresses stay:
// they act only when someone follows them.

const ACTION_TYPES: readonly ActiveContent[] = [
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ResetForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'GoToDp',
  'Rendition',
  'Movie',
  'Sound',
  'Hide',
  'SetOCGState',
  'RichMediaExecute',
  'GoTo3DView',
];
const ACTIONS: ReadonlySet<string> = new Set(ACTION_TYPES);

/**
 * Annotations that readers show each in their own way, or not at all (security 55): as they look now they are drawn into
 * the page, and then left out. Links stay.
 */
const ANNOTATIONS = new Set([
  ...['Text', 'FreeText', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine', 'Highlight', 'Underline', 'Squiggly'],
  ...['StrikeOut', 'Caret', 'Stamp', 'Ink', 'Popup', 'PrinterMark', 'TrapNet', 'Watermark', 'Redact', 'Projection'],
]);
const MULTIMEDIA = new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D']);

/** What a dictionary is by itself, when it must not be there at all. */
export function forbiddenDictionary(document: PdfDocument, dict: PdfDict): ActiveContent | null {
  const subtype = document.getName(dict.get('Subtype'));
  if (subtype !== null && MULTIMEDIA.has(subtype) && dict.has('Rect')) return 'Multimedia';
  if (subtype === 'Widget' && dict.has('Rect')) return 'AcroForm';
  if (subtype !== null && ANNOTATIONS.has(subtype) && dict.has('Rect')) return 'Annotation';
  const type = document.getName(dict.get('Type'));
  const action = document.getName(dict.get('S'));
  // A structure element, too, has an S, and names its parent in P.
  const structure = type === 'StructElem' || (dict.has('P') && dict.has('K'));
  return action !== null && ACTIONS.has(action) && !structure ? (action as ActiveContent) : null;
}

/**
 * What an entry of a dictionary is, when it must not be there; `isRoot` for the catalog. Resources may bear any name, /AA and
 * /JS too: entries are told by what they hold as well.
 */
export function forbiddenEntry(
  document: PdfDocument,
  key: string,
  value: PdfValue,
  isRoot: boolean,
): ActiveContent | null {
  if (isRoot) {
    if (key === 'OpenAction') return leadsToPage(document, value) ? null : 'OpenAction';
    if (key === 'AcroForm' || key === 'Collection') return key;
    // Without it what is left of the layers is shown, to everybody and for good (security 55).
    if (key === 'OCProperties') return 'OptionalContent';
  }
  switch (key) {
    case 'AA':
      return holds(document, value, (each) => isDict(each) && each.has('S')) ? 'AA' : null;
    case 'JavaScript':
      return isDict(document.get(value)) ? 'JavaScript' : null;
    case 'JS':
      return document.get(value) instanceof PdfString ? 'JavaScript' : null;
    case 'XFA':
      return 'XFA';
    case 'EF':
      return holds(document, value, (each) => each instanceof PdfStream) ? 'EmbeddedFiles' : null;
    case 'AF':
    case 'EmbeddedFiles':
      return isFontOrXObject(document, value) ? null : 'EmbeddedFiles';
    case 'RichMediaContent':
      return 'Multimedia';
    default:
      return null;
  }
}

/** A destination, or an action that goes to one and does nothing else. */
function leadsToPage(document: PdfDocument, value: PdfValue): boolean {
  const action = document.get(value);
  if (!isDict(action)) return Array.isArray(action);
  return document.getName(action.get('S')) === 'GoTo' && !action.has('Next');
}

const holds = (document: PdfDocument, value: PdfValue, what: (each: PdfValue) => boolean): boolean =>
  [...(document.getDict(value)?.values() ?? [])].some((each) => what(document.get(each)));

function isFontOrXObject(document: PdfDocument, value: PdfValue): boolean {
  const held = document.get(value);
  const dict = held instanceof PdfStream ? held.dict : held;
  return isDict(dict) && ['Font', 'XObject'].includes(document.getName(dict.get('Type')) ?? '');
}

/** Whether a stream's octets come from outside the file (ISO 32000-2 §7.3.8.2), or its picture does (§8.10.4). */
export const isExternal = (dict: PdfDict): boolean => dict.has('F') || dict.has('Ref');

/** All active content that can be reached from the catalog, each kind once. Reads every reachable object. Throws DAMAGED, TOO_COMPLEX. */
export function findActiveContent(document: PdfDocument): ActiveContent[] {
  const found = new Set<ActiveContent>();
  const seen = new Set<number>();
  const note = (kind: ActiveContent | null): void => {
    if (kind !== null) found.add(kind);
  };
  const waiting: PdfValue[] = [document.rootRef];
  while (waiting.length > 0) {
    let value: PdfValue = waiting.pop() ?? null;
    if (value instanceof PdfRef) {
      if (seen.has(value.num)) continue;
      seen.add(value.num);
      if (seen.size > document.limits.objects) throw tooComplex('the file has too many objects');
      value = document.get(value);
    }
    if (value instanceof PdfStream) {
      if (isExternal(value.dict)) note('ExternalStream');
      value = value.dict;
    }
    if (Array.isArray(value)) for (const each of value) if (isContainer(each)) waiting.push(each);
    if (!isDict(value)) continue;
    note(forbiddenDictionary(document, value));
    const isRoot = value === document.catalog;
    for (const [key, entry] of value) {
      note(forbiddenEntry(document, key, entry, isRoot));
      if (isContainer(entry)) waiting.push(entry);
    }
  }
  return [...found].sort();
}

const isContainer = (value: PdfValue): boolean =>
  value instanceof PdfRef || value instanceof PdfStream || Array.isArray(value) || isDict(value);
