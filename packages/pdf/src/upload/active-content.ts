import type { ActiveContent } from '../model.ts';
import type { PdfDocument } from '../syntax/document.ts';
import { isDict, type PdfDict, PdfStream, PdfString, type PdfValue } from '../syntax/objects.ts';
import { reachable } from './reachable.ts';

// Security: content that opens, plays, sends, fetches or computes must not reach a signer. Links within the document and to web
// and mail addresses stay: they act only when someone follows them.

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
 * Annotations that readers show differently or not at all (security 55): their current appearance is drawn into the page and
 * they are removed. Links stay.
 */
const ANNOTATIONS = new Set([
  'Text',
  'FreeText',
  'Line',
  'Square',
  'Circle',
  'Polygon',
  'PolyLine',
  'Highlight',
  'Underline',
  'Squiggly',
  'StrikeOut',
  'Caret',
  'Stamp',
  'Ink',
  'Popup',
  'PrinterMark',
  'TrapNet',
  'Watermark',
  'Redact',
  'Projection',
]);
const MULTIMEDIA = new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D']);

/** The kind of active content that a dictionary itself is, if it must not be present at all. */
export function forbiddenDictionary(document: PdfDocument, dict: PdfDict): ActiveContent | null {
  const subtype = document.getName(dict.get('Subtype'));
  if (subtype !== null && MULTIMEDIA.has(subtype) && dict.has('Rect')) return 'Multimedia';
  if (subtype === 'Widget' && dict.has('Rect')) return 'AcroForm';
  if (subtype !== null && ANNOTATIONS.has(subtype) && dict.has('Rect')) return 'Annotation';
  const type = document.getName(dict.get('Type'));
  const action = document.getName(dict.get('S'));
  // A structure element also has an S, but names its parent in P.
  const structure = type === 'StructElem' || (dict.has('P') && dict.has('K'));
  return action === null || structure ? null : forbiddenAction(document, action, dict);
}

/** Allowed link targets; a scheme contains no dot here, so that a host name with a port is not taken for one. */
const SCHEMES = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'ftp']);
const SCHEME = /^\s*([a-z][a-z0-9+-]*):|^\s*\\\\/i;

function forbiddenAction(document: PdfDocument, action: string, dict: PdfDict): ActiveContent | null {
  if (ACTIONS.has(action)) return action as ActiveContent;
  // An article thread of another file (ISO 32000-2 §12.6.4.7).
  if (action === 'Thread') return dict.has('F') ? 'GoToR' : null;
  if (action !== 'URI') return null;
  const uri = document.get(dict.get('URI'));
  const leading = uri instanceof PdfString ? SCHEME.exec(Buffer.from(uri.bytes).toString('latin1')) : null;
  return leading === null || SCHEMES.has(leading[1]?.toLowerCase() ?? '') ? null : 'URI';
}

/**
 * The kind of active content of a dictionary entry that must not be present; `isRoot` for the catalog. Resources may have any
 * name, even /AA and /JS, so the value of an entry is checked as well.
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
    // Without it, the remaining layers are always shown to everyone (security 55).
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
    case 'AlternatePresentations':
      return 'Multimedia';
    default:
      return null;
  }
}

/** A destination, or an action that only goes to one. */
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

/**
 * The kind of active content of a stream according to its dictionary: octets or a picture from outside the file (ISO 32000-2
 * §7.3.8.2, §8.10.4, §14.11.7), a different picture for printing (§8.9.5.4), or a program only for the printer (§8.10.1).
 */
function forbiddenStream(document: PdfDocument, dict: PdfDict): ActiveContent | null {
  if (EXTERNAL.some((key) => dict.has(key))) return 'ExternalStream';
  return dict.has('Alternates') || isForPrinters(document, dict) ? 'PrintedOtherwise' : null;
}

const EXTERNAL = ['F', 'Ref', 'OPI'];

/** A PostScript XObject: printers run it, and it is invisible on screens. */
export const isForPrinters = (document: PdfDocument, dict: PdfDict): boolean =>
  document.getName(dict.get('Subtype')) === 'PS' || document.getName(dict.get('Subtype2')) === 'PS';

/**
 * All active content that can be reached from the catalog, each kind once. Reads every reachable object. Throws DAMAGED,
 * TOO_COMPLEX.
 */
export function findActiveContent(document: PdfDocument): ActiveContent[] {
  const found = new Set<ActiveContent>();
  const note = (kind: ActiveContent | null): void => {
    if (kind !== null) found.add(kind);
  };
  for (const held of reachable(document)) {
    if (held instanceof PdfStream) note(forbiddenStream(document, held.dict));
    const dict = held instanceof PdfStream ? held.dict : held;
    note(forbiddenDictionary(document, dict));
    const isRoot = dict === document.catalog;
    for (const [key, entry] of dict) note(forbiddenEntry(document, key, entry, isRoot));
  }
  return [...found].sort();
}
