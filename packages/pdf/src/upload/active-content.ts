import type { ActiveContent } from '../model.ts';
import type { PdfDocument } from '../syntax/document.ts';
import { isDict, type PdfDict, PdfStream, PdfString, type PdfValue } from '../syntax/objects.ts';
import { reachable } from './reachable.ts';

// Security: what opens, plays, sends, fetches or computes does not reach a signer. Links within the document and to addresses of web and
// mail stay: they act only when someone follows them.

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
  return action === null || structure ? null : forbiddenAction(document, action, dict);
}

/** Where links may lead; a scheme holds no dot here, so that a name of a host with its port is none. */
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
    case 'AlternatePresentations':
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

/**
 * What a stream is by its dictionary, where something of it must not be there: octets or a picture from outside the file (ISO 32000-2
 * §7.3.8.2, §8.10.4, §14.11.7), another picture for the printer than for the screen (§8.9.5.4), or a program for the printer
 * alone (§8.10.1).
 */
export function forbiddenStream(document: PdfDocument, dict: PdfDict): ActiveContent | null {
  if (EXTERNAL.some((key) => dict.has(key))) return 'ExternalStream';
  return dict.has('Alternates') || isForPrinters(document, dict) ? 'PrintedOtherwise' : null;
}

const EXTERNAL = ['F', 'Ref', 'OPI'];

/** A PostScript XObject: printers run it, and nobody sees it on a screen. */
export const isForPrinters = (document: PdfDocument, dict: PdfDict): boolean =>
  document.getName(dict.get('Subtype')) === 'PS' || document.getName(dict.get('Subtype2')) === 'PS';

/** All active content that can be reached from the catalog, each kind once. Reads every reachable object. Throws DAMAGED, TOO_COMPLEX. */
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
