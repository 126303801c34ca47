import { normaliseContact } from '../account/contact.ts';
import type { ErrorName } from '../errors.ts';
import { EMPLOYEE_NUMBER_MAX, MEMBER_TITLE_MAX, NAME_MAX } from '../limits.ts';
import { isSeenName } from '../unseen.ts';

/** Columns of the sheet by which people are invited (Spec §6 "Members: batchImport"), in their order. */
export const MEMBER_COLUMNS = ['name', 'contact', 'employeeNumber', 'title', 'department', 'roles'] as const;
export type MemberColumn = (typeof MEMBER_COLUMNS)[number];

/** Names of the columns; the first of each language is used in the sheet offered here. */
const HEADINGS: Readonly<Record<MemberColumn, readonly string[]>> = {
  name: ['姓名', 'Name', '名字', 'fullname', 'membername'],
  contact: [
    '手机号或邮箱',
    'Phone or e-mail',
    '手机号',
    '手机',
    '邮箱',
    '联系方式',
    '电话',
    'contact',
    'phone',
    'email',
    'mobile',
  ],
  employeeNumber: ['工号', 'Employee number', '员工号', '员工编号', 'number', 'employeeid', 'employeeno'],
  title: ['职位', 'Position', '岗位', '职务', 'title', 'jobtitle'],
  department: ['部门', 'Department', '所属部门', '部门路径', 'dept'],
  roles: ['角色', 'Roles', '企业角色', 'role'],
};

/** A longer text is not a heading: normalising a text of combining marks takes time quadratic in its length. */
const HEADING_MAX = 100;

const spelled = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-_*()]/g, '');

const COLUMN_OF: ReadonlyMap<string, MemberColumn> = new Map(
  MEMBER_COLUMNS.flatMap((column) => HEADINGS[column].map((known) => [spelled(known), column] as const)),
);

/** The column that a heading identifies, or null. */
export function memberColumnOf(heading: string): MemberColumn | null {
  const text = heading.trim();
  return text.length > HEADING_MAX ? null : (COLUMN_OF.get(spelled(text)) ?? null);
}

export const memberColumnTitle = (column: MemberColumn, language: 'zh-CN' | 'en'): string =>
  HEADINGS[column][language === 'en' ? 1 : 0] ?? column;

/** One row of the sheet; empty cells are empty strings. */
export interface GivenMember {
  /** Row number from 1, below the heading. */
  readonly number: number;
  readonly cells: Readonly<Record<MemberColumn, string>>;
}

export interface MemberRowError {
  readonly column: MemberColumn;
  readonly error: ErrorName;
  /** A value that the text of the problem needs: a limit, or the row that has the same value. */
  readonly detail?: string;
}

export interface JudgedMember {
  readonly number: number;
  readonly cells: Readonly<Record<MemberColumn, string>>;
  /** In its canonical form; null if it is invalid. */
  readonly contact: string | null;
  readonly departmentId: string | null;
  readonly roleIds: readonly string[];
  /** Empty if the person can be invited. */
  readonly errors: readonly MemberRowError[];
}

/** The current state of the enterprise; each function checks one cell. */
export interface ImportFacts {
  /** Why this contact cannot be invited, or null. */
  readonly standing: (contact: string) => ErrorName | null;
  readonly isNumberTaken: (employeeNumber: string) => boolean;
  readonly departmentAt: (path: string) => string | null;
  /** Null if the importer may grant no role of this name. */
  readonly roleNamed: (name: string) => string | null;
}

const ROLE_SEPARATOR = /\s*[,，;；、]\s*/u;

/** Validates rows, each by itself, against the enterprise and against earlier rows. */
export function memberJudge(facts: ImportFacts): (given: GivenMember) => JudgedMember {
  const contacts = new Map<string, number>();
  const numbers = new Map<string, number>();
  return ({ number, cells }) => {
    const errors: MemberRowError[] = [];
    const texts = { name: NAME_MAX, employeeNumber: EMPLOYEE_NUMBER_MAX, title: MEMBER_TITLE_MAX } as const;
    for (const [column, most] of Object.entries(texts) as [keyof typeof texts, number][]) {
      const text = cells[column];
      const isMissing = column === 'name' && text === '';
      if (isMissing || [...text].length > most || !isSeenName(text))
        errors.push({ column, error: column === 'name' ? 'ERROR_ROW_NAME' : 'ERROR_ROW_TEXT', detail: String(most) });
    }
    const contact = normaliseContact(cells.contact)?.value ?? null;
    const wrong = contact === null ? ({ error: 'ERROR_ROW_CONTACT' } as const) : standing(facts, contacts, contact);
    if (wrong !== null) errors.push({ column: 'contact', ...wrong });
    if (contact !== null && !contacts.has(contact)) contacts.set(contact, number);
    errors.push(...judgeNumber(facts, numbers, cells.employeeNumber, number));
    const departmentId = cells.department === '' ? null : facts.departmentAt(cells.department);
    if (cells.department !== '' && departmentId === null)
      errors.push({ column: 'department', error: 'ERROR_ROW_DEPARTMENT', detail: cells.department });
    const names = cells.roles.split(ROLE_SEPARATOR).filter((name) => name !== '');
    const roleIds = names.map((name) => facts.roleNamed(name));
    const unknown = names.find((_, at) => roleIds[at] === null);
    if (unknown !== undefined) errors.push({ column: 'roles', error: 'ERROR_ROW_ROLE', detail: unknown });
    const known = [...new Set(roleIds.filter((id) => id !== null))];
    return { number, cells, contact, departmentId, roleIds: known, errors };
  };
}

function standing(
  facts: ImportFacts,
  seen: ReadonlyMap<string, number>,
  contact: string,
): Omit<MemberRowError, 'column'> | null {
  const first = seen.get(contact);
  if (first !== undefined) return { error: 'ERROR_ROW_DUPLICATE', detail: String(first) };
  const error = facts.standing(contact);
  return error === null ? null : { error };
}

function judgeNumber(
  facts: ImportFacts,
  seen: Map<string, number>,
  employeeNumber: string,
  number: number,
): MemberRowError[] {
  if (employeeNumber === '') return [];
  const first = seen.get(employeeNumber);
  if (first !== undefined) return [{ column: 'employeeNumber', error: 'ERROR_ROW_NUMBER', detail: String(first) }];
  seen.set(employeeNumber, number);
  return facts.isNumberTaken(employeeNumber)
    ? [{ column: 'employeeNumber', error: 'ERROR_EMPLOYEE_NUMBER_TAKEN' }]
    : [];
}
