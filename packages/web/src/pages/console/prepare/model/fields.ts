import type { Api, BodyIn, Form } from '@countersign/contract';
import {
  DEFAULT_BOX_PT,
  DEFAULT_DATE_FORMAT,
  type FormType,
  TEXT_FONT_SIZE_PT,
  isDateFormat,
  isDayIn,
  isSigningForm,
} from '@countersign/domain';

/** The kinds the palette offers; the check-mark seal over page edges is a tool of its own. */
export const FIELD_TYPES = ['WRITE_SIGN', 'SEAL_SIGN', 'TEXT', 'DATE'] as const satisfies readonly FormType[];
export type FieldType = (typeof FIELD_TYPES)[number];

/** Points from the upper left corner of the page as displayed: how a screen counts. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface EditorPage {
  readonly docId: string;
  /** From 1. */
  readonly page: number;
  readonly width: number;
  readonly height: number;
}
/** A form while it is being placed. `id` lives as long as the editor and travels as tagId. */
export interface Field extends Box {
  readonly id: string;
  readonly docId: string;
  readonly page: number;
  readonly participantWsid: string;
  readonly type: FieldType;
  readonly required: boolean;
  readonly revisable: boolean;
  readonly format: string | null;
  readonly initialValue: string;
}
type WireForm = BodyIn<Api['addForms']>['forms'][number];

const round = (points: number): number => Math.round(points * 100) / 100;

/**
 * The one conversion between the screen's points (origin upper left) and those of the wire (origin lower left, uly > lry;
 * Rulings §6.6).
 */
export const positionOf = (box: Box, pageHeight: number): Form['position'] => ({
  ulx: round(box.x),
  uly: round(pageHeight - box.y),
  lrx: round(box.x + box.width),
  lry: round(pageHeight - box.y - box.height),
});
export const boxOf = (position: Form['position'], pageHeight: number): Box => ({
  x: round(position.ulx),
  y: round(pageHeight - position.uly),
  width: round(position.lrx - position.ulx),
  height: round(position.uly - position.lry),
});

const isFieldType = (type: FormType): type is FieldType => (FIELD_TYPES as readonly FormType[]).includes(type);

export const fieldsOf = (forms: readonly Form[]): Field[] =>
  forms.flatMap((form) =>
    isFieldType(form.formType)
      ? [
          {
            id: form.tagId ?? form.formWsid,
            docId: form.fileWsid,
            page: form.page,
            participantWsid: form.participantWsid,
            type: form.formType,
            ...boxOf(form.position, form.pageInfo.height),
            required: form.required,
            revisable: form.revisable,
            format: form.format,
            initialValue: form.initialValue ?? '',
          },
        ]
      : [],
  );

/** A day that is half typed is not told; nothing typed is nothing. */
function presetOf({ type, format, initialValue }: Field): string | null {
  if (type === 'TEXT') return initialValue === '' ? null : initialValue;
  const known = format !== null && isDateFormat(format) ? format : DEFAULT_DATE_FORMAT;
  return isDayIn(known, initialValue) ? initialValue : null;
}

export function wireOf(field: Field, page: EditorPage): WireForm {
  const takesValue = field.type === 'TEXT' || field.type === 'DATE';
  return {
    fileWsid: field.docId,
    participantWsid: field.participantWsid,
    formType: field.type,
    page: field.page,
    position: positionOf(field, page.height),
    required: field.required,
    revisable: field.revisable,
    tagId: field.id,
    ...(takesValue ? { initialValue: presetOf(field) } : {}),
    ...(field.type === 'DATE' ? { format: field.format ?? DEFAULT_DATE_FORMAT } : {}),
    ...(field.type === 'TEXT' ? { fontSize: fontSizeOf(field), multiLine: true } : {}),
  };
}
/** A one-line box of the default height holds smaller letters than the default ones (Spec §3, §9). */
export const fontSizeOf = ({ height }: Box): number =>
  Math.max(6, Math.min(TEXT_FONT_SIZE_PT, Math.floor(height * 0.78)));

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(low, high), Math.max(low, value));
const SMALLEST_PT = { width: 16, height: 10 } as const;

/** The box moved onto its page, and cut down to it where it is larger. */
export function within<B extends Box>(box: B, page: { width: number; height: number }): B {
  const width = clamp(box.width, SMALLEST_PT.width, page.width);
  const height = clamp(box.height, SMALLEST_PT.height, page.height);
  return { ...box, width, height, x: clamp(box.x, 0, page.width - width), y: clamp(box.y, 0, page.height - height) };
}

/** A new box of the default size (Spec §9) with its middle at the point, or at the middle of the page. */
export function newField(
  type: FieldType,
  page: EditorPage,
  participantWsid: string,
  id: string,
  at?: { x: number; y: number },
): Field {
  const { width, height } = DEFAULT_BOX_PT[type];
  const middle = at ?? { x: page.width / 2, y: page.height / 2 };
  return within(
    {
      id,
      docId: page.docId,
      page: page.page,
      participantWsid,
      type,
      x: middle.x - width / 2,
      y: middle.y - height / 2,
      width,
      height,
      required: true,
      revisable: true,
      format: type === 'DATE' ? DEFAULT_DATE_FORMAT : null,
      initialValue: '',
    },
    page,
  );
}

/** A seal keeps its ratio (ux 7): the side that was pulled further decides. */
export function resized(
  field: Field,
  widthBy: number,
  heightBy: number,
  page: { width: number; height: number },
): Field {
  const most = { width: page.width - field.x, height: page.height - field.y };
  if (field.type !== 'SEAL_SIGN') {
    return {
      ...field,
      width: clamp(field.width + widthBy, SMALLEST_PT.width, most.width),
      height: clamp(field.height + heightBy, SMALLEST_PT.height, most.height),
    };
  }
  const ratio = field.height / field.width;
  const by = Math.abs(widthBy) >= Math.abs(heightBy) ? widthBy : heightBy / ratio;
  const width = clamp(field.width + by, SMALLEST_PT.width, Math.min(most.width, most.height / ratio));
  return { ...field, width, height: width * ratio };
}

const isOver = (a: Field, b: Field): boolean =>
  a.docId === b.docId &&
  a.page === b.page &&
  a.x < b.x + b.width - 0.5 &&
  b.x < a.x + a.width - 0.5 &&
  a.y < b.y + b.height - 0.5 &&
  b.y < a.y + a.height - 0.5;
const isOutside = (field: Field, page: EditorPage | undefined): boolean =>
  page === undefined ||
  field.x < -0.5 ||
  field.y < -0.5 ||
  field.x + field.width > page.width + 0.5 ||
  field.y + field.height > page.height + 0.5;

export type FieldFlag = 'overlap' | 'outside';
/** What is wrong with the place of each field, told while it is being placed and not at sending (ux 10). */
export function flagsOf(
  fields: readonly Field[],
  pageOf: (docId: string, page: number) => EditorPage | undefined,
): Map<string, FieldFlag> {
  const flags = new Map<string, FieldFlag>();
  fields.forEach((field, at) => {
    for (const other of fields.slice(at + 1)) {
      if (!isOver(field, other)) continue;
      flags.set(field.id, 'overlap');
      flags.set(other.id, 'overlap');
    }
  });
  for (const field of fields) if (isOutside(field, pageOf(field.docId, field.page))) flags.set(field.id, 'outside');
  return flags;
}

/** The same place on every other page of the document that has room for it and has no such field of that person yet. */
export function copiesOnAllPages(
  field: Field,
  pages: readonly EditorPage[],
  fields: readonly Field[],
  id: () => string,
): Field[] {
  const isThere = (page: EditorPage): boolean =>
    fields.some(
      (other) =>
        other.docId === page.docId &&
        other.page === page.page &&
        other.participantWsid === field.participantWsid &&
        other.type === field.type &&
        Math.abs(other.x - field.x) < 1 &&
        Math.abs(other.y - field.y) < 1,
    );
  return pages
    .filter((page) => page.docId === field.docId && page.page !== field.page && !isThere(page))
    .map((page) => within({ ...field, id: id(), page: page.page }, page));
}

export interface Guides {
  readonly x: number | null;
  readonly y: number | null;
}
/** Draws a moving box to the edges and middles of the others on its page, within `reach` points (ux 8). */
export function snapped(field: Field, fields: readonly Field[], reach: number): { field: Field; guides: Guides } {
  const others = fields.filter(
    (other) => other.id !== field.id && other.docId === field.docId && other.page === field.page,
  );
  const nearest = (own: readonly number[], theirs: readonly number[]): { by: number; at: number } | null => {
    let best: { by: number; at: number } | null = null;
    for (const mine of own)
      for (const at of theirs)
        if (Math.abs(at - mine) <= reach && (best === null || Math.abs(at - mine) < Math.abs(best.by)))
          best = { by: at - mine, at };
    return best;
  };
  const edges = (start: number, size: number) => [start, start + size / 2, start + size];
  const x = nearest(
    edges(field.x, field.width),
    others.flatMap((other) => edges(other.x, other.width)),
  );
  const y = nearest(
    edges(field.y, field.height),
    others.flatMap((other) => edges(other.y, other.height)),
  );
  return {
    field: { ...field, x: field.x + (x?.by ?? 0), y: field.y + (y?.by ?? 0) },
    guides: { x: x?.at ?? null, y: y?.at ?? null },
  };
}

export const countOn = (fields: readonly Field[], docId: string, page: number): number =>
  fields.filter((field) => field.docId === docId && field.page === page).length;
export const signs = (fields: readonly Field[], participantWsid: string): boolean =>
  fields.some((field) => field.participantWsid === participantWsid && isSigningForm(field.type));
