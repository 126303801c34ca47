import type { Api } from '@countersign/contract';
import {
  type CheckMark,
  DEFAULT_DATE_FORMAT,
  type Decision,
  type FormFacts,
  type FormPosition,
  type FormRules,
  type FormSettings,
  type FormType,
  type PageSize,
  TEXT_FONT_SIZE_PT,
  accept,
  attachmentFontSize,
  checkMarkFields,
  checkMarkSlices,
  completeCheckMark,
  hasRoomForFiles,
  fromWsid,
  isDateFormat,
  isTextFormat,
  judgeAttachmentRule,
  judgeOptions,
  judgePosition,
  judgeValue,
  optionBoxes,
  refuse,
  rulesWithIds,
  showsPicture,
} from '@countersign/domain';
import { type Call, type Services, refuseWith } from '../../../platform/index.ts';
import type { ParticipantRow } from '../core/facts.ts';
import { demandId } from '../core/reader.ts';
import type { DocumentRow, FormRow } from '../core/store.ts';

export type GivenForm = Call<Api['addForms']>['body']['forms'][number];
export type FormChange = Call<Api['updateForms']>['body']['forms'][number];
/** The validated form of a request; the server sets the other columns of the row. */
export type FormFields = Omit<FormRow, 'id' | 'envelopeId' | 'confirmStatus' | 'appended' | 'createdAt'>;

export interface FormSituation {
  readonly documents: readonly DocumentRow[];
  /** The participants who may hold a form. */
  readonly participants: readonly ParticipantRow[];
}

/** Validates a new form, or a changed one on top of `row`, against the pages as displayed (Spec §5, Rulings §6.6). */
export function judgeForm(
  given: GivenForm | FormChange,
  { documents, participants }: FormSituation,
  row?: FormRow,
): Decision<FormFields> {
  const fileId = given.fileWsid === undefined ? row?.fileId : demandId('file', given.fileWsid);
  const document = documents.find((one) => one.fileId === fileId);
  if (!document) return refuse('ERROR_DOCUMENT_NOT_FOUND');
  const participantId =
    given.participantWsid === undefined ? row?.participantId : demandId('participant', given.participantWsid);
  const holder = participants.find(({ id }) => id === participantId);
  if (!holder) return refuse('ERROR_PARTICIPANT_NOT_FOUND');
  if (holder.actionType !== 'SIGNER') return refuse('ERROR_FORM_PARTICIPANT');
  const formType = given.formType ?? row?.formType ?? 'TEXT';
  // After a signature only signature fields may be added (Rulings §3), and an upload may contain one.
  if (document.signedBefore && !showsPicture(formType)) return refuse('ERROR_FORM_APPEND_TOO_LATE');
  if (formType === 'ATTACHMENT') return judgeRequest(given, { document, participantId: holder.id }, row);
  const placed = formType === 'MULTI_CHECK_MARK' ? placeSlices(given, document, row) : placeBox(given, document, row);
  if (!placed.ok) return placed;
  const format = formatOf(given, formType, row?.formType === formType ? row : undefined);
  const settings = settingsOf(given, formType, row);
  if (!settings.ok) return settings;
  const unfit = judgeRoom(placed.value, formType, settings.value);
  if (!unfit.ok) return unfit;
  return judgePreset({
    ...placed.value,
    fileId: document.fileId,
    participantId: holder.id,
    formType,
    required: given.required ?? row?.required ?? true,
    revisable: given.revisable ?? row?.revisable ?? true,
    scale: given.scale === undefined ? (row?.scale ?? null) : given.scale,
    format,
    fontSize: given.fontSize ?? row?.fontSize ?? TEXT_FONT_SIZE_PT,
    multiLine: given.multiLine ?? row?.multiLine ?? (formType === 'TEXT' && format === null),
    tagId: given.tagId === undefined ? (row?.tagId ?? null) : given.tagId,
    value: settings.value?.rules?.computed ? null : presetOf(given, formType, row),
    settings: settings.value,
  });
}

/** A field that asks for files: its value is what the page says of them, which is written when its signer acts. */
function judgeRequest(
  given: GivenForm | FormChange,
  { document, participantId }: { readonly document: DocumentRow; readonly participantId: string },
  row?: FormRow,
): Decision<FormFields> {
  const placed = placeBox(given, document, row);
  if (!placed.ok) return placed;
  const kept = row?.formType === 'ATTACHMENT' ? (row.settings ?? {}) : {};
  const { fileKinds = kept.fileKinds, maxFiles = kept.maxFiles, maxFileMb = kept.maxFileMb } = given;
  const rule = judgeAttachmentRule({ fileKinds, maxFiles, maxFileMb });
  if (!rule.ok) return rule;
  if (!hasRoomForFiles(placed.value, rule.value.maxFiles)) return refuse('ERROR_FORM_POSITION');
  if (given.initialValue) return refuse('ERROR_FORM_VALUE', { detail: 'ATTACHMENT' });
  return accept({
    ...placed.value,
    fileId: document.fileId,
    participantId,
    formType: 'ATTACHMENT',
    required: given.required ?? row?.required ?? true,
    revisable: true,
    scale: null,
    format: null,
    fontSize: attachmentFontSize(placed.value, rule.value.maxFiles),
    multiLine: true,
    tagId: given.tagId === undefined ? (row?.tagId ?? null) : given.tagId,
    value: null,
    settings: withRules(rule.value, rulesOf(given, row)),
  });
}

/** Null for a kind that has none. */
function settingsOf(given: GivenForm | FormChange, formType: FormType, row?: FormRow): Decision<FormSettings | null> {
  const kept = row?.settings ?? {};
  const { options = kept.options, minChosen = kept.minChosen, maxChosen = kept.maxChosen } = given;
  const judged = judgeOptions(formType, {
    options: options ?? undefined,
    minChosen: minChosen ?? undefined,
    maxChosen: maxChosen ?? undefined,
  });
  if (!judged.ok) return judged;
  const settings = withRules(judged.value, rulesOf(given, row));
  const known = Object.entries(settings).filter(([, value]) => value !== undefined);
  return accept(known.length === 0 ? null : Object.fromEntries(known));
}

const rulesOf = (given: GivenForm | FormChange, row?: FormRow): FormRules | null =>
  given.rules === undefined ? (row?.settings?.rules ?? null) : rulesWithIds(given.rules, readFormId);
const withRules = (settings: FormSettings, rules: FormRules | null): FormSettings =>
  rules === null ? settings : { ...settings, rules };

/** @throws Refused ERROR_FORM_NOT_FOUND for an id of another kind; whether it is of this envelope is judged at the start */
const readFormId = (formWsid: string): string => fromWsid('form', formWsid) ?? refuseWith('ERROR_FORM_NOT_FOUND');

const SMALLEST_OPTION_PT = { width: 10, height: 7 };

/** Each option has a box of its own within that of the form. */
function judgeRoom(placed: Placed, formType: FormType, settings: FormSettings | null): Decision<null> {
  const count = settings?.options?.length ?? 0;
  if (formType === 'DROPDOWN' || count === 0) return accept(null);
  const [first = placed] = optionBoxes(placed, count);
  const isRoomy =
    first.lrx - first.ulx >= SMALLEST_OPTION_PT.width && first.uly - first.lry >= SMALLEST_OPTION_PT.height;
  return isRoomy ? accept(null) : refuse('ERROR_FORM_POSITION');
}

/** A format of days for a DATE; for a TEXT what it is restricted to, or null. A format of days that a client gives a text is ignored. */
function formatOf(given: GivenForm | FormChange, formType: FormType, row?: FormRow): string | null {
  const format = given.format === undefined ? (row?.format ?? null) : given.format;
  if (formType === 'DATE') return format ?? DEFAULT_DATE_FORMAT;
  return formType === 'TEXT' && format !== null && !isDateFormat(format) ? format : null;
}

type Placed = Pick<FormFields, 'page' | 'ulx' | 'uly' | 'lrx' | 'lry' | 'checkMark'>;

function placeBox(given: GivenForm | FormChange, { pages }: DocumentRow, row?: FormRow): Decision<Placed> {
  const page = given.page ?? row?.page ?? 0;
  const size = pages[page - 1];
  const position = judgePosition(given.position ?? positionOf(row), size);
  return position.ok ? accept({ ...withinPage(position.value, size), page, checkMark: null }) : position;
}

/** The place of a check-mark seal follows from its layout: the place of the slice that may be the signature field (Spec §3). */
function placeSlices(given: GivenForm | FormChange, { pages }: DocumentRow, row?: FormRow): Decision<Placed> {
  const inside = typeof given.initialValue === 'object' ? (given.initialValue ?? {}) : {};
  const wanted = { ...row?.checkMark, ...fieldsIn(inside), ...fieldsIn(given) };
  const checkMark = completeCheckMark(wanted);
  const slices = checkMarkSlices(checkMark, pages);
  if (!slices.ok) return slices;
  const cert = slices.value.find(({ isCert }) => isCert);
  return cert ? accept({ ...cert.position, page: cert.page, checkMark }) : refuse('ERROR_FORM_POSITION');
}

const fieldsIn = (given: object): Partial<CheckMark> => checkMarkFields(given as Partial<CheckMark>);

const positionOf = (row: FormRow | undefined) => ({
  ulx: row?.ulx ?? Number.NaN,
  uly: row?.uly ?? Number.NaN,
  lrx: row?.lrx ?? Number.NaN,
  lry: row?.lry ?? Number.NaN,
});

/** A box that a browser rounded over the edge is moved back to it: nothing is ever drawn outside the page. */
const withinPage = (
  { ulx, uly, lrx, lry }: FormPosition,
  page: PageSize = { width: lrx, height: uly },
): FormPosition => ({
  ulx: Math.max(0, ulx),
  uly: Math.min(page.height, uly),
  lrx: Math.min(page.width, lrx),
  lry: Math.max(0, lry),
});

function presetOf({ initialValue }: GivenForm | FormChange, formType: FormType, row?: FormRow): string | null {
  if (typeof initialValue === 'string') return initialValue || null;
  return initialValue === undefined && !showsPicture(formType) ? (row?.value ?? null) : null;
}

/** An initial value must be a value that the field itself would accept. */
function judgePreset(fields: FormFields): Decision<FormFields> {
  const { formType, value, format, required, revisable, settings } = fields;
  const isKnown = formType === 'DATE' ? isDateFormat : isTextFormat;
  if (format !== null && !isKnown(format)) return refuse('ERROR_FORM_VALUE', { detail: format });
  if (showsPicture(formType)) return value === null ? accept(fields) : refuse('ERROR_FORM_VALUE', { detail: formType });
  if (value === null) {
    // The field could never be filled in.
    return required && !revisable ? refuse('ERROR_FORM_VALUE', { detail: 'revisable' }) : accept(fields);
  }
  const facts: FormFacts = { id: '', formType, settings, required: false, revisable: true, format, presetValue: null };
  const judged = judgeValue(facts, { kind: 'text', text: value });
  if (judged.ok && judged.value === null) return accept({ ...fields, value: null });
  return judged.ok && judged.value?.kind === 'text'
    ? accept({ ...fields, value: judged.value.text })
    : refuse('ERROR_FORM_VALUE', { detail: format ?? '' });
}

/** A text that the font cannot show is refused while it can still be changed. */
export async function demandGlyphs(
  services: Pick<Services, 'workers'>,
  forms: readonly { readonly initialValue?: unknown; readonly options?: readonly string[] | null | undefined }[],
): Promise<void> {
  const texts = forms.flatMap(({ initialValue, options }) => [
    ...(typeof initialValue === 'string' && initialValue !== '' ? [initialValue] : []),
    ...(options ?? []),
  ]);
  if (texts.length === 0) return;
  const missing = await services.workers.sign.run('findMissingGlyphs', { texts });
  if (missing.length > 0) refuseWith('ERROR_FORM_GLYPH_MISSING', { text: missing.slice(0, 10).join('') });
}
