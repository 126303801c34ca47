import { LANGUAGE_TAGS } from '@countersign/contract';
import {
  type ErrorName,
  type GivenMember,
  type JudgedMember,
  MEMBER_COLUMNS,
  MEMBER_IMPORT_ROWS_MAX,
  type MemberColumn,
  departmentAt,
  judgeReach,
  memberColumnOf,
  memberJudge,
  normaliseContact,
} from '@countersign/domain';
import { roleNameIn } from '../../accounts/index.ts';
import { listTree } from '../department-tree/index.ts';
import { type Caller, type Services, deliverableContacts, refuseWith } from '../../platform/index.ts';
import { memberOf } from './create-invitations.ts';
import { givableRoles } from './givable-roles.ts';
import { standingsOf, takenNumbers } from './store.ts';

/** Rows below the heading, which is the first non-empty row; empty rows keep their number and invite no one. */
export function membersOf(cells: readonly (readonly string[])[]): GivenMember[] {
  const at = cells.findIndex((row) => row.some((cell) => cell !== ''));
  if (at < 0) return refuseWith('ERROR_SHEET_EMPTY');
  const headings = (cells[at] ?? []).map(memberColumnOf);
  if (!headings.includes('name') || !headings.includes('contact')) return refuseWith('ERROR_IMPORT_HEADING');
  const given = cells.slice(at + 1).flatMap((row, below) => {
    if (row.every((cell) => cell.trim() === '')) return [];
    return [{ number: below + 1, cells: cellsOf(headings, row) }];
  });
  if (given.length === 0) refuseWith('ERROR_SHEET_EMPTY');
  return given.length > MEMBER_IMPORT_ROWS_MAX ? refuseTooMany() : given;
}

export const refuseTooMany = (): never => refuseWith('ERROR_IMPORT_ROWS', { limit: MEMBER_IMPORT_ROWS_MAX });

const CELL_MAX = 500;

/** If two columns have one heading, the first non-empty value counts. */
function cellsOf(headings: readonly (MemberColumn | null)[], row: readonly string[]): Record<MemberColumn, string> {
  const textOf = (column: MemberColumn): string => {
    const texts = headings.map((heading, at) => (heading === column ? (row[at] ?? '').trim() : ''));
    return (texts.find((text) => text !== '') ?? '').slice(0, CELL_MAX);
  };
  return Object.fromEntries(MEMBER_COLUMNS.map((column) => [column, textOf(column)])) as Record<MemberColumn, string>;
}

const spelled = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/**
 * The roles by their names; a built-in one has a name in every language, as sheets of members show it. A role with such a name
 * of its own comes first.
 */
function roleNames(roles: readonly { id: string; name: string; alias: string | null }[]): ReadonlyMap<string, string> {
  const builtIn = LANGUAGE_TAGS.flatMap((tag) =>
    roles.map((role) => [spelled(roleNameIn(role, tag)), role.id] as const),
  );
  return new Map([...builtIn, ...roles.map(({ id, name }) => [spelled(name), id] as const)]);
}

/** Validates every row against the current enterprise; each database query covers all rows at once. */
export async function judgeImport(
  { db, config }: Pick<Services, 'db' | 'config'>,
  caller: Caller,
  given: readonly GivenMember[],
  now: Date,
): Promise<JudgedMember[]> {
  const { enterpriseId } = memberOf(caller);
  const contacts = given.flatMap(({ cells }) => normaliseContact(cells.contact)?.value ?? []);
  const numbers = given.map(({ cells }) => cells.employeeNumber).filter((number) => number !== '');
  const facts = await db.withTx(async (tx) => ({
    tree: await listTree(tx, enterpriseId),
    roles: await givableRoles(tx, caller, enterpriseId),
    standings: await standingsOf(tx, enterpriseId, contacts, now),
    taken: await takenNumbers(tx, enterpriseId, numbers),
  }));
  const roles = roleNames(facts.roles);
  const delivers = deliverableContacts(config);
  const judge = memberJudge({
    standing(contact): ErrorName | null {
      const reached = judgeReach(normaliseContact(contact), delivers, 'contact');
      return reached.ok ? (facts.standings.get(contact) ?? null) : reached.error;
    },
    isNumberTaken: (number) => facts.taken.has(number),
    departmentAt: (path) => departmentAt(facts.tree, path)?.id ?? null,
    roleNamed: (name) => roles.get(spelled(name)) ?? null,
  });
  return given.map(judge);
}
