import { normaliseContact } from '../account/contact.ts';
import type { ErrorName } from '../errors.ts';
import { formatDay, isDateFormat, isDayIn } from '../form/date-format.ts';
import type { FormFacts } from '../form/form.ts';
import { judgeValue, spelledValue } from '../form/value.ts';
import { DEFAULT_DATE_FORMAT, NAME_MAX, SUBJECT_MAX, TITLE_MAX } from '../limits.ts';
import { isSeenName } from '../unseen.ts';
import {
  type MergeField,
  type MultiSendPlan,
  contactColumnOf,
  fillPlaces,
  multiSendColumns,
  placesIn,
} from './plan.ts';

/** A recipient as a row of the sheet; empty cells are empty strings. */
export interface RecipientRow {
  /** Row number from 1, below the heading of the sheet. */
  readonly number: number;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** By column. */
  readonly values: Readonly<Record<string, string>>;
}

interface RowError {
  readonly column: string;
  readonly error: ErrorName;
  /** A value that the text of the problem needs: a limit, another row, a format, a character. */
  readonly detail?: string;
}

export interface JudgedRow {
  /** Contacts in their canonical form, days and numbers in the format of their field. */
  readonly row: RecipientRow;
  /** Empty if it can be sent. */
  readonly errors: readonly RowError[];
}

/** Validates recipients, each by itself and against earlier ones; `missing` are characters that the font lacks. */
export function recipientJudge(
  plan: MultiSendPlan,
  missing: ReadonlySet<string> = new Set(),
): (given: RecipientRow) => JudgedRow {
  const seen = new Map(plan.taken.map((contact) => [contact, 0]));
  const fieldKeys = new Set(plan.fields.map(({ tagId }) => tagId.trim()));
  const places = multiSendColumns(plan)
    .filter(({ key, required }) => required && !fieldKeys.has(key) && key !== 'name')
    .map(({ key }) => key);
  return (given) => {
    const row = spelled(plan, given);
    const errors = [
      ...judgeWho(plan, row, seen),
      ...judgeFields(plan, row, missing),
      ...judgePlaces(plan, places, row),
    ];
    return { row, errors };
  };
}

/** The value of a column for one recipient, the contact columns included. */
export function valueOfRow(row: RecipientRow, key: string): string {
  const contact = contactColumnOf(key);
  return contact === null ? (row.values[key] ?? '') : row[contact];
}

function spelled(plan: MultiSendPlan, { number, name, phone, email, values }: RecipientRow): RecipientRow {
  const kept = Object.entries(values).map(([key, text]) => {
    const field = plan.fields.find((one) => one.tagId.trim() === key && isFormatted(one));
    return [key, field ? formatted(field, text) : text] as const;
  });
  const phoneIs = normaliseContact(phone);
  const emailIs = normaliseContact(email);
  return {
    number,
    name: name.trim(),
    phone: phoneIs?.kind === 'phone' ? phoneIs.value : phone.trim(),
    email: emailIs?.kind === 'email' ? emailIs.value : email.trim(),
    values: Object.fromEntries(kept),
  };
}

const isFormatted = ({ formType, format }: MergeField): boolean => formType !== 'TEXT' || format !== null;

/** The text as its field prints it; unchanged if the field does not take it. */
const formatted = (field: MergeField, text: string): string =>
  field.formType === 'DATE' ? dayIn(field.format, text) : (spelledValue(factsOf(field), text) ?? text);

const factsOf = ({ formType, format, settings = null }: MergeField): FormFacts => ({
  id: '',
  formType,
  required: false,
  revisable: true,
  format,
  presetValue: null,
  settings,
});

/** A day written year first, as sheets export their dates, in the format of its field. */
function dayIn(format: string | null, text: string): string {
  const wanted = format ?? DEFAULT_DATE_FORMAT;
  const match = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text.trim());
  if (!isDateFormat(wanted) || isDayIn(wanted, text.trim()) || !match) return text.trim();
  const [year, month, day] = match.slice(1).map(Number);
  const made = formatDay(wanted, year ?? 0, month ?? 0, day ?? 0);
  return isDayIn(wanted, made) ? made : text.trim();
}

function judgeWho(
  { takesPhones, serves }: MultiSendPlan,
  { number, name, phone, email }: RecipientRow,
  seen: Map<string, number>,
): RowError[] {
  const errors: RowError[] = [];
  if (name === '' || [...name].length > NAME_MAX || !isSeenName(name))
    errors.push({ column: 'name', error: 'ERROR_ROW_NAME', detail: String(NAME_MAX) });
  if (phone === '' && email === '')
    errors.push({ column: takesPhones ? 'phone' : 'email', error: 'ERROR_ROW_CONTACT' });
  for (const [column, kind, text] of [['phone', 'phone', phone] as const, ['email', 'email', email] as const]) {
    if (text === '') continue;
    if (kind === 'phone' && !takesPhones) {
      errors.push({ column, error: 'ERROR_PHONE_UNSUPPORTED' });
      continue;
    }
    if (normaliseContact(text)?.kind !== kind) {
      errors.push({ column, error: 'ERROR_ROW_CONTACT' });
      continue;
    }
    if (kind === 'phone' && serves?.(text) === false) {
      errors.push({ column, error: 'ERROR_PHONE_COUNTRY' });
      continue;
    }
    const first = seen.get(text);
    if (first === 0) errors.push({ column, error: 'ERROR_PARTICIPANT_DUPLICATE' });
    else if (first !== undefined) errors.push({ column, error: 'ERROR_ROW_DUPLICATE', detail: String(first) });
    else seen.set(text, number);
  }
  return errors;
}

function judgeFields(plan: MultiSendPlan, row: RecipientRow, missing: ReadonlySet<string>): RowError[] {
  const errors = plan.fields.flatMap((field) => judgeField(field, valueOfRow(row, field.tagId.trim()), missing));
  // Fields with the same tagId share a column, so its problem is reported once.
  return errors.filter(
    (one, at) => errors.findIndex(({ column, error }) => column === one.column && error === one.error) === at,
  );
}

function judgeField(field: MergeField, text: string, missing: ReadonlySet<string>): RowError[] {
  const column = contactColumnOf(field.tagId) ?? field.tagId.trim();
  const { format, required, hasPreset } = field;
  if (text === '') return required && !hasPreset ? [{ column, error: 'ERROR_ROW_REQUIRED' }] : [];
  if (!judgeValue(factsOf(field), { kind: 'text', text }).ok)
    return [{ column, error: 'ERROR_FORM_VALUE', ...(format === null ? {} : { detail: format }) }];
  const unseen = [...new Set(text)].filter((one) => missing.has(one));
  return unseen.length === 0
    ? []
    : [{ column, error: 'ERROR_FORM_GLYPH_MISSING', detail: unseen.slice(0, 10).join('') }];
}

function judgePlaces(plan: MultiSendPlan, places: readonly string[], row: RecipientRow): RowError[] {
  const empty = places.filter((key) => valueOfRow(row, key) === '');
  const errors = empty.map((key): RowError => ({ column: key, error: 'ERROR_ROW_REQUIRED' }));
  const valueOf = (key: string): string => valueOfRow(row, key);
  // A title is one line of visible characters, including the parts that come from a sheet (security 29).
  const unseen = placesIn(plan.title).filter((key) => contactColumnOf(key) === null && !isSeenName(valueOf(key)));
  for (const column of unseen) errors.push({ column, error: 'ERROR_ROW_TEXT', detail: String(TITLE_MAX) });
  for (const [text, most] of [[plan.title, TITLE_MAX] as const, [plan.subject, SUBJECT_MAX] as const]) {
    if ([...fillPlaces(text, valueOf)].length > most)
      errors.push({ column: 'name', error: 'ERROR_ROW_TITLE', detail: String(most) });
  }
  return errors;
}
