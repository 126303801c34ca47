import type { PdfDocument } from '../../syntax/document.ts';
import {
  type PdfDict,
  PdfName,
  PdfRef,
  PdfStream,
  PdfString,
  type PdfValue,
  isDict,
  textOf,
} from '../../syntax/objects.ts';
import { appearances, rectangleOf } from './appearance.ts';
import { type ShownWords, wordsShown } from './shown-words.ts';

/** The comparison of a field's appearance with its value. */
export type Showing = 'SAME' | 'OTHER' | 'UNREADABLE';

const MULTI_LINE = 1 << 12;
const PASSWORD = 1 << 13;
const COMBO = 1 << 17;
const COMB = 1 << 24;
const DEEPEST = 32;
/** Steps counted for one widget of a field. */
const WIDGET_STEPS = 200;
/** PDFDocEncoding where it differs from Latin-1 (ISO 32000-2 annex D.3). */
const ODD: readonly (readonly [from: number, characters: string])[] = [
  [0x18, '˘ˇˆ˙˝˛˚˜'],
  [0x80, '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž'],
  [0xa0, '€'],
];
/** Characters that look alike and for which fonts use the same glyph. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[\p{Pd}−]/gu, '-'],
  [/[·•‧・･]/g, '·'],
  [/[’‘‛]/g, "'"],
  [/[“”‟]/g, '"'],
  [/[‵]/g, '`'],
  [/[⁄∕]/g, '/'],
  [/[⋯]/g, '...'],
  [/[〜∼]/g, '~'],
  [/[⮕]/g, '➡'],
];
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/** A value of a field, its own or inherited (ISO 32000-2 §12.7.4.1). */
export function inherited(document: PdfDocument, field: PdfDict, key: string): PdfValue {
  let current: PdfValue = field;
  for (let depth = 0; depth < DEEPEST && isDict(current); depth++) {
    if (current.has(key)) return document.get(current.get(key));
    current = document.get(current.get('Parent'));
  }
  return null;
}

/** Whether a value is empty: empty text, no choice, or an unchecked box. */
export const isEmpty = (value: PdfValue): boolean =>
  value === null ||
  (value instanceof PdfString && value.bytes.length === 0) ||
  (value instanceof PdfName && value.name === 'Off') ||
  (Array.isArray(value) && value.length === 0);

/**
 * Whether all widgets of a text or choice field show its value, letter by letter, in all their appearances. A field formatted
 * by a script of the signed file may show a number in another format. `trustedFile` is the file whose fonts are trusted.
 */
export function showingOf(document: PdfDocument, field: PdfDict, trustedFile: PdfDocument): Showing {
  const flags = document.getNumber(inherited(document, field, 'Ff')) ?? 0;
  if ((flags & PASSWORD) !== 0) return 'SAME';
  const form = document.getDict(document.catalog.get('AcroForm'));
  const look = {
    trustedFile,
    resources: document.getDict(form?.get('DR')),
    isMultiLine: (flags & MULTI_LINE) !== 0,
    isComb: (flags & COMB) !== 0,
  };
  const widgets = [field, ...widgetsBelow(document, field)];
  const showings = widgets.flatMap((widget): Showing[] => {
    const place = rectangleOf(document, widget.get('Rect'));
    const shown = appearances(document, widget).map((drawn) =>
      saying(document, widget, flags, wordsShown(document, drawn, { ...look, place })),
    );
    return hasStates(document, widget) ? [...shown, 'UNREADABLE'] : shown;
  });
  if (showings.includes('OTHER')) return 'OTHER';
  return showings.length === 0 || showings.includes('UNREADABLE') ? 'UNREADABLE' : 'SAME';
}

/** Only check boxes have states: for a text field, readers choose differently which state they show. */
function hasStates(document: PdfDocument, widget: PdfDict): boolean {
  const held = document.getDict(widget.get('AP'));
  return ['N', 'R', 'D'].some((key) => held?.has(key) && !(document.get(held.get(key)) instanceof PdfStream));
}

/** The widgets of a field with several widgets. */
export function widgetsBelow(document: PdfDocument, field: PdfDict): PdfDict[] {
  const kids = document.getArray(field.get('Kids')) ?? [];
  document.spend(kids.length * WIDGET_STEPS);
  return kids.flatMap((kid) => {
    const widget = kid instanceof PdfRef ? document.getDict(kid) : null;
    return widget === null || widget.has('T') ? [] : [widget];
  });
}

function saying(document: PdfDocument, widget: PdfDict, flags: number, words: ShownWords): Showing {
  if (!words.isReadable) return 'UNREADABLE';
  const saying = comparedWith(document, widget, flags, words.text);
  return saying === 'SAME' && !words.isTrusted ? 'UNREADABLE' : saying;
}

function comparedWith(document: PdfDocument, widget: PdfDict, flags: number, text: string): Showing {
  const shown = plain(text);
  const values = listed(document, inherited(document, widget, 'V'));
  if (document.getName(inherited(document, widget, 'FT')) !== 'Ch') {
    const value = values.join('');
    if (alike(shown, plain(value))) return 'SAME';
    if (!isFormatted(document, widget)) return 'OTHER';
    if (sameNumber(text, value)) return 'SAME';
    // A script may format dates and other values in ways that only it knows.
    return isNumeral(value) && /\d/.test(shown) ? 'OTHER' : 'UNREADABLE';
  }
  const options = optionsOf(document, widget);
  const wanted = plain(values.map((value) => options.get(value) ?? value).join(''));
  if (alike(shown, wanted) || alike(shown, plain(values.join('')))) return 'SAME';
  // A list box shows all options, whichever is selected.
  return (flags & COMBO) === 0 && plain([...options.values()].join('')).includes(shown) ? 'SAME' : 'OTHER';
}

const alike = (shown: string, value: string): boolean =>
  shown === value || (RIGHT_TO_LEFT.test(value) && sorted(shown) === sorted(value));
const sorted = (text: string): string => [...text].toSorted().join('');

function listed(document: PdfDocument, value: PdfValue): string[] {
  const held = document.get(value);
  if (Array.isArray(held)) return held.flatMap((each) => listed(document, each));
  if (held instanceof PdfName) return [held.name];
  if (held instanceof PdfStream) return [spelled(new PdfString(document.decode(held)))];
  return held instanceof PdfString ? [spelled(held)] : [];
}

function spelled(value: PdfString): string {
  const [first, second] = value.bytes;
  if ((first === 0xfe && second === 0xff) || (first === 0xef && second === 0xbb)) return textOf(value) ?? '';
  return [...value.bytes].map(characterOf).join('');
}

function characterOf(octet: number): string {
  for (const [from, characters] of ODD) {
    const held = [...characters][octet - from];
    if (octet >= from && held !== undefined) return held;
  }
  return String.fromCharCode(octet);
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Whether the rich text of a field, which some readers show instead of its value, has the same words (§12.7.4.3, `RV`). */
export function richTextMatches(document: PdfDocument, field: PdfDict): boolean {
  const rich = listed(document, inherited(document, field, 'RV')).join('');
  if (rich === '') return true;
  const words = rich
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|apos|amp|#\d{1,7}|#x[0-9a-f]{1,6});/gi, (_, name: string) =>
      characterNamed(name.toLowerCase()),
    );
  return plain(words) === plain(listed(document, inherited(document, field, 'V')).join(''));
}

function characterNamed(name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? '';
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** The display text of a choice field for each of its values (§12.7.5.4). */
function optionsOf(document: PdfDocument, field: PdfDict): Map<string, string> {
  const options = new Map<string, string>();
  for (const each of document.getArray(inherited(document, field, 'Opt')) ?? []) {
    const [value, shown] = listed(document, each);
    if (value !== undefined) options.set(value, shown ?? value);
  }
  return options;
}

/** Text without invisible characters, and with one form for characters that look alike. */
function plain(text: string): string {
  let result = text.normalize('NFKC').replace(/[\s\p{Cc}\p{Cf}]/gu, '');
  for (const [pattern, one] of ALIKE) result = result.replace(pattern, one);
  return result.replace(/[➀-➉]/g, (sign) => String(sign.charCodeAt(0) - 0x2780 + 1));
}

/** Whether the signed form has a script that formats the value (§12.6.3, `F`). */
function isFormatted(document: PdfDocument, widget: PdfDict): boolean {
  const actions = [widget, document.getDict(widget.get('Parent'))].map((each) => document.getDict(each?.get('AA')));
  return actions.some((held) => held?.has('F'));
}

const isNumeral = (value: string): boolean => value.trim() !== '' && Number.isFinite(Number(value.replace(',', '.')));

/** Numbers that scripts group without decimal points (AFSpecial_Format): postal codes, telephones, social security. */
const GROUPED = /^(\d{5}-\d{4}|(\(\d{3}\) ?)?\d{3}-\d{4}|\d{3}-\d{2}-\d{4})$/;

/**
 * Whether two strings are the same number in different formats: `1000` and `1.000,00 €`, `0.5` and `50 %`, `5551234567` and
 * `(555) 123-4567`.
 */
function sameNumber(shown: string, value: string): boolean {
  if (GROUPED.test(shown.trim()) && shown.replace(/\D/g, '') === value) return true;
  if (!isNumeral(value)) return false;
  const wanted = Number(value.replace(',', '.'));
  const spelling = shown.replace(/[^\d.,]/g, '');
  const isNegative = /[-−(]/.test(shown);
  return ['.', ','].some((point) => {
    const [whole = '', rest = '', ...more] = spelling.split(point);
    const grouped = whole.replace(/[.,]/g, '');
    if (more.length > 0 || /[.,]/.test(rest) || !/^(\d+|\d{1,3}([.,]\d{3})+)$/.test(whole)) return false;
    const read = Number(`${grouped}.${rest || '0'}`) * (isNegative ? -1 : 1) * (/%/.test(shown) ? 0.01 : 1);
    const unit = 10 ** -rest.length * (/%/.test(shown) ? 0.01 : 1);
    return Math.abs(read - wanted) <= unit / 2 + 1e-9;
  });
}
