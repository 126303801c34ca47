import type { PdfDocument } from '../../syntax/document.ts';
import type { PdfDict } from '../../syntax/objects.ts';

/**
 * The entries allowed in a new signature field and its widget (ISO 32000-2 §12.5.2, §12.5.6.19, §12.7.4.1, §12.7.5.5): nothing
 * that a reader draws in addition to the appearances, shows as a note or runs.
 */
const ENTRIES: ReadonlySet<string> = new Set([
  'Type',
  'Subtype',
  'Rect',
  'P',
  'NM',
  'M',
  'F',
  'AP',
  'AS',
  'StructParent',
  'Border',
  'BS',
  'H',
  'MK',
  'DA',
  'Q',
  'FT',
  'T',
  'TU',
  'TM',
  'Ff',
  'V',
  'DV',
  'Lock',
  'SV',
]);
/** The allowed entry only rotates the appearances; backgrounds, borders and captions would draw (§12.5.6.19, table 192). */
const HARMLESS_CHARACTERISTIC = 'R';

/** Annotation flags (§12.5.3) that make a widget appear elsewhere: NoZoom, NoRotate, ToggleNoView. */
const UNSTEADY = 8 + 16 + 256;

/** Whether a new signature field is another kind of annotation, or has entries that a reader may show without an appearance. */
export const hasStrayEntries = (document: PdfDocument, field: PdfDict): boolean =>
  [...field.keys()].some((key) => !ENTRIES.has(key)) ||
  // A field without a widget is not listed on a page.
  (field.has('Subtype') && document.getName(field.get('Subtype')) !== 'Widget') ||
  ((document.getNumber(field.get('F')) ?? 0) & UNSTEADY) !== 0 ||
  hasCharacteristics(document, field);

/** Whether a reader may draw a background, a border or a caption for a widget itself. */
export const hasCharacteristics = (document: PdfDocument, widget: PdfDict): boolean =>
  [...(document.getDict(widget.get('MK'))?.keys() ?? [])].some((key) => key !== HARMLESS_CHARACTERISTIC);
