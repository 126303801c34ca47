import type { Form } from '@countersign/contract';
import {
  type CheckMark,
  DEFAULT_BOX_PT,
  DEFAULT_DATE_FORMAT,
  type FormRules,
  type FormType,
  isChoice,
  showsPicture,
} from '@countersign/domain';
import { defineText, textOf } from '../../../../text/text.ts';

/** The kinds that are boxes on a page. */
export const BOX_TYPES = [
  'WRITE_SIGN',
  'INITIALS',
  'SEAL_SIGN',
  'TEXT',
  'DATE',
  'DROPDOWN',
  'RADIO',
  'CHECKBOX',
  'ATTACHMENT',
] as const satisfies readonly FormType[];
export type BoxType = (typeof BOX_TYPES)[number];
/** A check-mark seal is one object over the edges of several pages. */
export type FieldType = BoxType | 'MULTI_CHECK_MARK';
/** Points from the upper left corner of the displayed page, as on a screen. */
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
export type PageOf = (docId: string, page: number) => EditorPage | undefined;

/** Of a choice. */
export interface Choice {
  readonly options: readonly string[];
  readonly minChosen: number | null;
  readonly maxChosen: number | null;
}

/** What an ATTACHMENT asks for; what is not set has its default. */
export type Ask = Pick<Form, 'fileKinds' | 'maxFiles' | 'maxFileMb'>;

/** A form while it is being placed. `id` is valid as long as the editor is open. */
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
  /** The merge name by which a multi-send fills it in; empty if there is none. */
  readonly tagId: string;
  /** Points; null = as large as fits the box. */
  readonly fontSize: number | null;
  /** Only for a MULTI_CHECK_MARK; its box is then the slice on the page of `certPages`. */
  readonly checkMark: CheckMark | null;
  /** Null for a kind that has no options. */
  readonly choice: Choice | null;
  /** They name other fields by their ids here. */
  readonly rules?: FormRules | null;
  /** Of an ATTACHMENT, once it is set. */
  readonly ask?: Ask | undefined;
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(low, high), Math.max(low, value));
const SMALLEST_PT = { width: 16, height: 10 } as const;

/** The box moved onto its page, and reduced to the page if it is larger. */
export function within<B extends Box>(box: B, page: { width: number; height: number }): B {
  const width = clamp(box.width, SMALLEST_PT.width, page.width);
  const height = clamp(box.height, SMALLEST_PT.height, page.height);
  return { ...box, width, height, x: clamp(box.x, 0, page.width - width), y: clamp(box.y, 0, page.height - height) };
}

/** What a new field begins with. */
const useNewFieldText = defineText('pages/console/prepare/model/fields');
const ANY_NUMBER = { minChosen: null, maxChosen: null };

/** A text of the sender, which no one fills in: printed as it is. */
export const isNote = ({ type, required, revisable }: Field): boolean => type === 'TEXT' && !required && !revisable;
const NOTE_BOX_PT = { width: 200, height: 34 };

export function newNote(
  ...[page, participantWsid, id, at]: Parameters<typeof newField> extends [BoxType, ...infer Rest] ? Rest : never
): Field {
  const field = newField('TEXT', page, participantWsid, id, at);
  return within(
    { ...field, ...NOTE_BOX_PT, required: false, revisable: false, initialValue: textOf(useNewFieldText).note },
    page,
  );
}

/** A new box of the default size (Spec §9), centred at the point or on the page. */
export function newField(
  type: BoxType,
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
      tagId: '',
      fontSize: null,
      checkMark: null,
      choice: isChoice(type)
        ? { options: type === 'CHECKBOX' ? [] : textOf(useNewFieldText).options, ...ANY_NUMBER }
        : null,
    },
    page,
  );
}

/** A seal keeps its ratio (ux 7): the side that was dragged further decides. */
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

export const signs = (fields: readonly Field[], participantWsid: string): boolean =>
  fields.some(({ participantWsid: holder, type }) => holder === participantWsid && showsPicture(type));
