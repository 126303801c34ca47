import { embedFont } from '../appearance/embed-font.ts';
import { formXObject, showText } from '../appearance/form-xobject.ts';
import { type Drawn, drawImage, drawSlice, imageEmbedder } from '../appearance/image.ts';
import { UNITS, addOutlines } from '../appearance/outlines.ts';
import { DEFAULT_FONT_SIZE, layOutText, type TextLayout } from '../appearance/text-layout.ts';
import { PdfError } from '../errors.ts';
import type { Matrix } from '../geometry.ts';
import type { FieldPicture, FieldText, TextStyle } from '../model.ts';
import type { Increment } from '../syntax/increment.ts';
import {
  dict,
  isDict,
  isNumber,
  type PdfDict,
  PdfReal,
  type PdfRef,
  PdfStream,
  type PdfValue,
  textOf,
  textString,
} from '../syntax/objects.ts';
import { MULTI_LINE } from './add-fields.ts';
import { setState } from './choice-fields.ts';
import { fieldsByName } from './form-fields.ts';

/** Fields by id: fields of the document and fields that the same increment adds. */
export type FieldFinder = (fieldId: string) => PdfRef;

/** Throws FIELD_MISSING for a field that is neither in the document nor added. */
export function fieldFinder(increment: Increment, added: ReadonlyMap<string, PdfRef> = new Map()): FieldFinder {
  const known = fieldsByName(increment.document);
  return (fieldId) => {
    const ref = added.get(fieldId) ?? known.get(fieldId)?.ref;
    if (ref === undefined) throw new PdfError('FIELD_MISSING', `there is no field ${fieldId}`);
    return ref;
  };
}

const fieldType = (increment: Increment, field: PdfDict): string | null => {
  const type = increment.get(field.get('FT'));
  return type !== null && typeof type === 'object' && 'name' in type ? type.name : null;
};

type Frame = { readonly size: { readonly width: number; readonly height: number }; readonly matrix: Matrix };

const numbers = (increment: Increment, value: PdfValue | undefined, count: number): number[] | null => {
  const list = increment.get(value);
  if (!Array.isArray(list) || list.length !== count) return null;
  const read = list.map((each) => increment.get(each)).filter(isNumber);
  return read.length === count ? read.map((each) => (each instanceof PdfReal ? each.value : each)) : null;
};

/** Size and rotation of a field's empty appearance, set when the field was created. */
function frameOf(increment: Increment, fieldId: string, field: PdfDict): Frame {
  const appearances = increment.get(field.get('AP'));
  const empty = isDict(appearances) ? increment.get(appearances.get('N')) : null;
  const box = empty instanceof PdfStream ? numbers(increment, empty.dict.get('BBox'), 4) : null;
  if (!(empty instanceof PdfStream) || box === null)
    throw new PdfError('FIELD_KIND', `${fieldId} is not visible on a page`);
  const matrix = numbers(increment, empty.dict.get('Matrix'), 6) ?? [1, 0, 0, 1, 0, 0];
  const [left, bottom, right, top] = box as [number, number, number, number];
  return { size: { width: right - left, height: top - bottom }, matrix: matrix as unknown as Matrix };
}

const show = (increment: Increment, field: PdfDict, frame: Frame, resources: PdfDict, content: string): void => {
  field.set('AP', dict({ N: increment.add(formXObject(frame.size, frame.matrix, resources, content)) }));
};

const sizesOf = ({ width, height, ...image }: FieldPicture['image']): Drawn =>
  'paths' in image ? { width, height, extent: { width: width / UNITS, height: height / UNITS } } : { width, height };

/** Adds each picture once, however many fields show it. */
function pictureEmbedder(increment: Increment): (image: FieldPicture['image']) => PdfRef {
  const embedImage = imageEmbedder(increment);
  const known = new Map<Int16Array | undefined, PdfRef>();
  return (image) => {
    if (!('paths' in image)) return embedImage(image);
    const [first] = image.paths;
    const ref = known.get(first) ?? addOutlines(increment, image);
    known.set(first, ref);
    return ref;
  };
}

/** Sets the pictures of signature and PICTURE fields. Throws FIELD_MISSING, FIELD_KIND, FIELD_FILLED, BAD_IMAGE. */
export function fillPictures(increment: Increment, find: FieldFinder, pictures: readonly FieldPicture[]): void {
  const embed = pictureEmbedder(increment);
  for (const { fieldId, image, slice, sizePt } of pictures) {
    const field = increment.edit(find(fieldId));
    const type = fieldType(increment, field);
    if (type !== 'Sig' && type !== 'Btn') throw new PdfError('FIELD_KIND', `the field ${fieldId} holds no picture`);
    if (increment.get(field.get('V')) !== null) throw new PdfError('FIELD_FILLED', `the field ${fieldId} is signed`);
    const frame = frameOf(increment, fieldId, field);
    const resources = dict({ XObject: dict({ I: embed(image) }) });
    const shown = { ...sizesOf(image), largest: sizePt };
    const drawn = slice ? drawSlice('I', shown, frame.size, slice) : drawImage('I', shown, frame.size);
    show(increment, field, frame, resources, drawn);
  }
}

/** Font size and line breaking as stored in the field when it was created. */
function styleOf(increment: Increment, field: PdfDict): TextStyle {
  const spelled = /([\d.]+)\s+Tf/.exec(textOf(increment.get(field.get('DA'))) ?? '')?.[1];
  const flags = increment.get(field.get('Ff'));
  return {
    fontSize: Number.parseFloat(spelled ?? '') || DEFAULT_FONT_SIZE,
    multiLine: typeof flags === 'number' && (flags & MULTI_LINE) !== 0,
  };
}

/**
 * Sets the values of TEXT, DATE and DROPDOWN fields and shows them, all with one embedded font, and the states of boxes.
 * Throws FIELD_MISSING, FIELD_KIND, GLYPH_MISSING, TEXT_DOES_NOT_FIT.
 */
export function fillTexts(increment: Increment, find: FieldFinder, texts: readonly FieldText[]): void {
  type Entry = { readonly field: PdfDict; readonly frame: Frame; readonly layout: TextLayout };
  const entries = texts.flatMap(({ fieldId, text }): Entry[] => {
    const ref = find(fieldId);
    const held = increment.get(ref);
    const type = isDict(held) ? fieldType(increment, held) : null;
    if (type === 'Btn') {
      setState(increment, ref, text);
      return [];
    }
    const field = increment.edit(ref);
    if (type !== 'Tx' && type !== 'Ch') throw new PdfError('FIELD_KIND', `the field ${fieldId} holds no text`);
    const frame = frameOf(increment, fieldId, field);
    const layout = layOutText(text, frame.size, styleOf(increment, field));
    field.set('V', textString(text));
    return [{ field, frame, layout }];
  });
  if (entries.length === 0) return;
  const lines = entries.flatMap(({ layout }) => layout.lines).filter(({ text }) => text !== '');
  const font = lines.length === 0 ? null : embedFont(increment, lines);
  for (const { field, frame, layout } of entries) {
    const text = font === null ? '' : showText(font, layout);
    const resources = font === null ? dict({}) : dict({ Font: font.resources('F') });
    show(increment, field, frame, resources, `/Tx BMC\nq\n${text}\nQ\nEMC`);
  }
}
