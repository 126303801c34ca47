import { normaliseContact } from '../account/contact.ts';
import type { ErrorName } from '../errors.ts';
import { EMPLOYEE_NUMBER_MAX, MEMBER_TITLE_MAX, NAME_MAX } from '../limits.ts';
import { isSeenName } from '../unseen.ts';

/** Columns of the sheet by which people are invited (Spec §6 "Members: batchImport"), in their order. */
export const MEMBER_COLUMNS = ['name', 'contact', 'employeeNumber', 'title', 'department', 'roles'] as const;
export type MemberColumn = (typeof MEMBER_COLUMNS)[number];

/**
 * Headings of the columns by language; those that the product writes are in `contract/src/languages/TAG/sheets.ts`. A line has the
 * headings of a language, separated by commas.
 */
const HEADINGS: Readonly<Record<MemberColumn, readonly string[]>> = {
  name: [
    '姓名, 名字',
    'name, fullname, membername, vollständiger name',
    'nom, nom complet',
    'nombre, nombre completo, nombre y apellidos',
    '名前, 氏名',
    '이름, 성명',
  ],
  contact: [
    '手机号或邮箱, 手机号, 手机, 邮箱, 联系方式, 电话',
    '手機號碼或電子郵件, 手機號碼, 手機, 電子郵件, 聯絡方式, 電話',
    'phone or e-mail, contact, phone, email, mobile',
    'telefon oder e-mail, telefon, telefonnummer, handy, mobiltelefon, e-mail-adresse, kontakt',
    'téléphone ou e-mail, téléphone, portable, adresse e-mail, courriel',
    'teléfono o correo electrónico, teléfono, móvil, correo electrónico, correo, contacto',
    '電話番号またはメールアドレス, 電話番号, 携帯電話, メールアドレス, メール, 連絡先',
    '전화번호 또는 이메일, 전화번호, 휴대전화, 이메일, 연락처',
  ],
  employeeNumber: [
    '工号, 员工号, 员工编号',
    '工號, 員工編號',
    'employee number, number, employeeid, employeeno',
    'personalnummer, mitarbeiternummer',
    'matricule, numéro d’employé',
    'número de empleado',
    '社員番号, 従業員番号',
    '사번, 사원번호',
  ],
  title: [
    '职位, 岗位, 职务',
    '職位, 職稱, 役職',
    'position, title, jobtitle, funktion, stelle',
    'fonction, poste, cargo, puesto',
    '직위, 직책, 직함',
  ],
  department: [
    '部门, 所属部门, 部门路径',
    '部門, 部署',
    'department, dept, abteilung',
    'service, département, departamento',
    '부서',
  ],
  roles: ['角色, 企业角色', 'roles, role, rollen, rolle', 'rôles, rôle, rol', 'ロール, 役割', '역할'],
};

/** A longer text is not a heading: normalising a text of combining marks takes time quadratic in its length. */
const HEADING_MAX = 100;

const spelled = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-_*()]/g, '');

const COLUMN_OF: ReadonlyMap<string, MemberColumn> = new Map(
  MEMBER_COLUMNS.flatMap((column) =>
    HEADINGS[column].flatMap((line) => line.split(', ')).map((known) => [spelled(known), column] as const),
  ),
);

/** The column that a heading identifies, or null. */
export function memberColumnOf(heading: string): MemberColumn | null {
  const text = heading.trim();
  return text.length > HEADING_MAX ? null : (COLUMN_OF.get(spelled(text)) ?? null);
}

/** One row of the sheet; empty cells are empty strings. */
export interface GivenMember {
  /** Row number from 1, below the heading. */
  readonly number: number;
  readonly cells: Readonly<Record<MemberColumn, string>>;
}

interface MemberRowError {
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
