import type { FormSettings } from '../form/form.ts';
import type { FormType } from '../vocabulary.ts';

/** What a draft needs for each recipient of its BULK_PERSON (Spec §7 "multi-send"). */
export interface MultiSendPlan {
  /** Texts of the draft, with their placeholders: `{name}`, `{column}`. */
  readonly title: string;
  readonly subject: string;
  readonly fields: readonly MergeField[];
  /** Contacts of the participants in the same step of the draft. */
  readonly taken: readonly string[];
  /** False where no text message can be sent: the list has no column for phone numbers. */
  readonly takesPhones: boolean;
  /** Whether the carrier serves the country of a phone number; absent where it serves every country. */
  readonly serves?: (phone: string) => boolean;
}

/** A form of the BULK_PERSON with a value, filled from the column named by its tagId. */
export interface MergeField {
  readonly tagId: string;
  readonly formType: FormType;
  readonly required: boolean;
  readonly format: string | null;
  readonly settings?: FormSettings | null;
  /** It has a value already, which an empty cell keeps. */
  readonly hasPreset: boolean;
}

export interface MultiSendColumn {
  readonly key: string;
  readonly required: boolean;
}

export const CONTACT_COLUMNS = ['name', 'phone', 'email'] as const;
export type ContactColumn = (typeof CONTACT_COLUMNS)[number];

/**
 * Headings that identify a contact column, in every language; those that the product writes are in
 * `contract/src/languages/TAG/sheets.ts`.
 */
const HEADINGS: Readonly<Record<ContactColumn, string>> = {
  name:
    'name fullname recipient 姓名 名字 接收人 收件人 名前 氏名 受信者 이름 성명 받는사람 empfänger nom nomcomplet destinataire ' +
    'nombre nombrecompleto nombreyapellidos destinatario',
  phone:
    'phone phonenumber mobile mobilenumber tel 手机 手机号 手机号码 电话 联系电话 手機 手機號碼 電話 聯絡電話 電話番号 携帯電話 ' +
    '携帯電話番号 전화번호 휴대전화 휴대폰 telefon telefonnummer handy handynummer mobiltelefon téléphone téléphoneportable ' +
    'portable teléfono teléfonomóvil móvil',
  email:
    'email emailaddress mail 邮箱 电子邮箱 邮件 电子邮件 邮箱地址 電子郵件 電子信箱 メールアドレス メール 이메일 이메일주소 ' +
    'emailadresse adresseemail courriel correoelectrónico correo',
};
/**
 * Longer texts are compared only up to this length: normalising a text of combining marks takes time quadratic in its
 * length.
 */
const HEADING_MAX = 200;

/** Headings compare without marks, spaces and remarks in brackets: `手机号（必填）*` equals 手机号. */
const plainHeading = (text: string): string =>
  text
    .trim()
    .slice(0, HEADING_MAX)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^()]*\)|\[[^[\]]*\]|[\s*_:'"-]/g, '');

export function contactColumnOf(heading: string): ContactColumn | null {
  const plain = plainHeading(heading);
  return CONTACT_COLUMNS.find((key) => HEADINGS[key].split(' ').includes(plain)) ?? null;
}

/** Number of headings whose column a finder caches. */
const REMEMBERED = 1000;

/**
 * Finds the column for a heading or a key of a request: a contact column, one of `columns`, or the text itself. A list
 * asks for the same headings in each of its rows.
 */
export function columnFinder(columns: readonly MultiSendColumn[]): (heading: string) => string {
  const keys = new Set(columns.map(({ key }) => key));
  const byPlain = new Map(columns.toReversed().map(({ key }) => [plainHeading(key), key]));
  const found = new Map<string, string>();
  const find = (heading: string): string => {
    const trimmed = heading.trim();
    if (keys.has(trimmed)) return trimmed;
    return contactColumnOf(trimmed) ?? byPlain.get(plainHeading(trimmed)) ?? trimmed;
  };
  return (heading) => {
    const column = found.get(heading) ?? find(heading);
    if (found.size < REMEMBERED) found.set(heading, column);
    return column;
  };
}

const PLACE = /\{([^{}\n]{1,64})\}/g;

/** The names between braces in a title or subject. */
export const placesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACE)].map((match) => (match[1] ?? '').trim()).filter((name) => name !== '')),
];

/**
 * The columns of the sheet: the contact columns, then every value, in the order of the fields and of the placeholders
 * in the title.
 */
export function multiSendColumns({ title, subject, fields, takesPhones }: MultiSendPlan): MultiSendColumn[] {
  const found = new Map<string, boolean>();
  for (const { tagId, required, hasPreset } of fields) {
    const key = tagId.trim();
    if (contactColumnOf(key) === null) found.set(key, found.get(key) === true || (required && !hasPreset));
  }
  for (const place of [...placesIn(title), ...placesIn(subject)])
    if (contactColumnOf(place) === null) found.set(place, true);
  return [
    { key: 'name', required: true },
    ...(takesPhones ? [{ key: 'phone', required: false }] : []),
    { key: 'email', required: false },
    ...[...found].map(([key, required]) => ({ key, required })),
  ];
}

/** A title or subject with its placeholders replaced by the values of one recipient. */
export const fillPlaces = (text: string, valueOf: (key: string) => string): string =>
  text.replace(PLACE, (_, name: string) => valueOf(contactColumnOf(name) ?? name.trim()));
