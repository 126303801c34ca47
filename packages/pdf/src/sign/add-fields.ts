import { formXObject } from '../appearance/form-xobject.ts';
import { DEFAULT_FONT_SIZE } from '../appearance/text-layout.ts';
import { PdfError } from '../errors.ts';
import { checkBox, displayedToUserSpace, pageSize, pageView } from '../geometry.ts';
import type { FieldPlace, PlannedField } from '../model.ts';
import type { Increment } from '../syntax/increment.ts';
import {
  asciiString,
  dict,
  isDict,
  name,
  type PdfDict,
  PdfRef,
  type PdfValue,
  real,
  textString,
} from '../syntax/objects.ts';
import { findPage } from '../syntax/pages.ts';
import {
  type BoxWidget,
  boxesOf,
  choiceEntries,
  drawBoxes,
  firstStateOf,
  isBoxField,
  showsText,
} from './choice-fields.ts';
import { fieldsByName } from './form-fields.ts';

/** Annotation flags (ISO 32000-2 §12.5.3): printed, and locked against moving and deleting. */
const PRINT_AND_LOCKED = 4 + 128;
/** SigFlags (§12.7.3): signatures exist, and only appending is allowed. */
const SIGNATURES_APPEND_ONLY = 3;
/** Field flags (§12.7.4.1, §12.7.5): readers do not offer these fields for editing. */
const READ_ONLY = 1;
export const MULTI_LINE = 1 << 12;
const PUSH_BUTTON = 1 << 16;
/** MK /TP: the button is its picture, without a caption (§12.5.6.19). */
const ICON_ONLY = 1;

/** The document's form dictionary, created in the increment if there is none. */
function editForm(increment: Increment): PdfDict {
  const held = increment.get(increment.document.rootRef);
  const entry = isDict(held) ? held.get('AcroForm') : undefined;
  if (entry instanceof PdfRef && isDict(increment.get(entry))) return increment.edit(entry);
  const catalog = increment.edit(increment.document.rootRef);
  const form: PdfDict = isDict(entry) ? new Map(entry) : new Map();
  catalog.set('AcroForm', form);
  return form;
}

/** A fallback font for /DA; what is displayed always comes from the field's own appearance. */
function addDefaultResources(increment: Increment, form: PdfDict): void {
  const copyOf = (value: PdfValue): PdfDict => (isDict(value) ? new Map(value) : new Map());
  const resources = copyOf(increment.get(form.get('DR')));
  const fonts = copyOf(increment.get(resources.get('Font')));
  if (!fonts.has('Helv')) {
    const helvetica = { Type: name('Font'), Subtype: name('Type1'), BaseFont: name('Helvetica') };
    fonts.set('Helv', increment.add(dict({ ...helvetica, Encoding: name('WinAnsiEncoding') })));
  }
  resources.set('Font', fonts);
  form.set('DR', resources);
  if (!form.has('DA')) form.set('DA', asciiString('/Helv 0 Tf 0 g'));
}

/** The fields that a signature in this field locks (ISO 32000-2 §12.7.5.5, signature field lock dictionary). */
const fieldLock = (locks: readonly string[]): PdfDict =>
  dict({ Type: name('SigFieldLock'), Action: name('Include'), Fields: locks.map(textString) });

const defaultAppearance = (size: number) => ({ DA: asciiString(`/Helv ${size.toFixed(1)} Tf 0 g`) });

const typeEntries = (field: PlannedField): PdfDict => {
  switch (field.kind) {
    case 'SIGNATURE':
      return dict({ FT: name('Sig'), Lock: field.locks?.length ? fieldLock(field.locks) : undefined });
    case 'TIMESTAMP':
      return dict({ FT: name('Sig') });
    case 'PICTURE':
      if (field.afterSignature) return dict({ FT: name('Sig'), Ff: READ_ONLY });
      return dict({ FT: name('Btn'), Ff: PUSH_BUTTON + READ_ONLY, MK: dict({ TP: ICON_ONLY }) });
    case 'TEXT':
    case 'DATE': {
      const multiLine = field.multiLine ?? field.kind === 'TEXT';
      const size = field.fontSize ?? DEFAULT_FONT_SIZE;
      return dict({
        FT: name('Tx'),
        Ff: READ_ONLY + (multiLine ? MULTI_LINE : 0),
        ...defaultAppearance(size),
      });
    }
    case 'DROPDOWN':
    case 'CHECKBOX':
    case 'RADIO':
      return choiceEntries(field, dict(defaultAppearance(field.fontSize ?? DEFAULT_FONT_SIZE)));
  }
};

/** Where a widget is shown: null for an invisible one. */
type Frame = Pick<BoxWidget, 'size' | 'matrix'> | null;

/** Position of the widget; an invisible field has an empty rectangle (ISO 32000-2 §12.7.5.5). */
function placeEntries(
  increment: Increment,
  place: FieldPlace | null,
): { readonly page: PdfRef; readonly frame: Frame; readonly entries: PdfDict } {
  const page = findPage(increment.document, (place?.page ?? 1) - 1);
  const widget = { Type: name('Annot'), Subtype: name('Widget'), F: PRINT_AND_LOCKED, P: page.ref };
  if (place === null) return { page: page.ref, frame: null, entries: dict({ ...widget, Rect: [0, 0, 0, 0] }) };
  const view = pageView(increment.document, page);
  const box = checkBox(pageSize(view), place.box);
  const { rect, matrix } = displayedToUserSpace(view, box);
  const size = { width: box.lrx - box.ulx, height: box.uly - box.lry };
  return { page: page.ref, frame: { size, matrix }, entries: dict({ ...widget, Rect: rect.map(real) }) };
}

const emptyAppearance = (increment: Increment, frame: Frame): PdfDict =>
  frame === null
    ? dict({})
    : dict({ AP: dict({ N: increment.add(formXObject(frame.size, frame.matrix, new Map(), '')) }) });

const placeOf = (field: PlannedField): FieldPlace | null => (field.kind === 'TIMESTAMP' ? null : field.place);

/**
 * Creates empty fields, each merged with its single widget, except that a RADIO field has a widget for each option. Boxes get the
 * appearances of all their states. Throws FIELD_EXISTS, FIELD_KIND (a name with a dot), PAGE_MISSING, OUTSIDE_PAGE, GLYPH_MISSING,
 * TEXT_DOES_NOT_FIT.
 */
export function addFields(increment: Increment, fields: readonly PlannedField[]): Map<string, PdfRef> {
  const known = fieldsByName(increment.document);
  const added = new Map<string, PdfRef>();
  const widgets = new Map<number, { page: PdfRef; refs: PdfRef[] }>();
  const boxes: BoxWidget[] = [];
  const list = (page: PdfRef, ref: PdfRef): void => {
    const onPage = widgets.get(page.num) ?? { page, refs: [] };
    onPage.refs.push(ref);
    widgets.set(page.num, onPage);
  };
  for (const field of fields) {
    const { fieldId } = field;
    if (fieldId === '' || fieldId.includes('.')) throw new PdfError('FIELD_KIND', `invalid field name "${fieldId}"`);
    if (known.has(fieldId) || added.has(fieldId))
      throw new PdfError('FIELD_EXISTS', `the field ${fieldId} exists already`);
    if (field.kind === 'RADIO') {
      added.set(fieldId, addRadio(increment, field, { boxes, list }));
      continue;
    }
    const { page, frame, entries } = placeEntries(increment, placeOf(field));
    const look = isBoxField(field) ? dict({}) : emptyAppearance(increment, frame);
    const ref = increment.add(new Map([...entries, ...look, ...typeEntries(field), ['T', textString(fieldId)]]));
    if (isBoxField(field) && frame !== null) boxes.push({ ...boxesOf(field)[0]!, ...frame, ref });
    added.set(fieldId, ref);
    list(page, ref);
  }
  drawBoxes(increment, boxes);
  for (const { page, refs } of widgets.values()) increment.append(increment.edit(page), 'Annots', refs);
  enterIntoForm(increment, fields, [...added.values()]);
  return added;
}

interface Widgets {
  readonly boxes: BoxWidget[];
  list(page: PdfRef, ref: PdfRef): void;
}

function addRadio(
  increment: Increment,
  field: Extract<PlannedField, { kind: 'RADIO' }>,
  { boxes, list }: Widgets,
): PdfRef {
  const parent = increment.add(new Map([...typeEntries(field), ['T', textString(field.fieldId)]]));
  const kids = boxesOf(field).map((one, at) => {
    const place = { page: field.place.page, box: field.options[at]!.box };
    const { page, frame, entries } = placeEntries(increment, place);
    const ref = increment.add(new Map([...entries, ['Parent', parent], ['AS', name(firstStateOf(field))]]));
    if (frame !== null) boxes.push({ ...one, ...frame, ref });
    list(page, ref);
    return ref;
  });
  increment.edit(parent).set('Kids', kids);
  return parent;
}

function enterIntoForm(increment: Increment, fields: readonly PlannedField[], refs: readonly PdfRef[]): void {
  if (refs.length === 0) return;
  const form = editForm(increment);
  increment.append(form, 'Fields', refs);
  if (fields.some(({ kind }) => kind === 'SIGNATURE' || kind === 'TIMESTAMP')) {
    form.set('SigFlags', SIGNATURES_APPEND_ONLY);
  }
  if (fields.some(showsText)) addDefaultResources(increment, form);
}
