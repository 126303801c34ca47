import { YEARS, readDate } from '@countersign/contract';
import { FREQUENT_AUDIT_KINDS, fromWsid, normaliseContact } from '@countersign/domain';
import { type SQL, and, eq, gte, lte, sql } from 'drizzle-orm';
import { filtersOf, refuseWith } from '../../platform/index.ts';
import { enterprise } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';
import { envelopeViewer, envelopeWords } from '../../contracts/envelopes/views.ts';
import { audit } from '../../trust/audit-trail/views.ts';

export const AUDIT_FILTERS = [
  'kind',
  'actor',
  'contract',
  'account',
  'envelopeWsid',
  'userWsid',
  'from',
  'to',
] as const;

/** What a search asks of a row. */
export interface AuditWhere {
  /** What an index finds. */
  readonly indexed: SQL | undefined;
  /** What each row has to be read for; null if nothing is. */
  readonly read: SQL | null;
}

/**
 * The conditions of `filters`. A name that a person or an operator had is looked for in the rows themselves, and so are the
 * contracts and details of an enterprise: no index knows them.
 * @throws Refused ERROR_UNKNOWN_FIELD, ERROR_MALFORMED
 */
export function whereOf(text: string): AuditWhere {
  const { kind, actor, contract, account, envelopeWsid, userWsid, from, to } = filtersOf(text, AUDIT_FILTERS);
  const read: SQL[] = [];
  const indexed: SQL[] = [];
  if (kind !== undefined) (isFrequent(kind) ? read : indexed).push(ofKind(kind));
  if (envelopeWsid !== undefined) indexed.push(eq(audit.envelopeId, idOf('envelope', envelopeWsid)));
  if (userWsid !== undefined) indexed.push(eq(audit.personId, idOf('user', userWsid)));
  if (contract !== undefined) indexed.push(ofContract(contract));
  if (from !== undefined) indexed.push(gte(audit.at, instantOf('from', from)));
  if (to !== undefined) indexed.push(lte(audit.at, instantOf('to', to)));
  if (actor !== undefined) (normaliseContact(actor) === null ? read : indexed).push(byActor(actor));
  if (account !== undefined) (isPerson(account) ? indexed : read).push(ofAccount(account));
  return { indexed: and(...indexed), read: read.length === 0 ? null : (and(...read) ?? null) };
}

const FREQUENT: ReadonlySet<string> = new Set(FREQUENT_AUDIT_KINDS);
const FREQUENT_LIST = sql.raw(FREQUENT_AUDIT_KINDS.map((kind) => `'${kind}'`).join(', '));
const isFrequent = (kind: string): boolean => FREQUENT.has(kind);

/** The index of the kinds has the seldom ones: a plan for any value needs to be told that this one is. */
const ofKind = (kind: string): SQL =>
  isFrequent(kind) ? eq(audit.kind, kind) : sql`${audit.kind} = ${kind} and ${audit.kind} not in (${FREQUENT_LIST})`;

/** An id that no row has: a wsid of another kind finds nothing. */
const NO_SUCH_ID = '00000000-0000-0000-0000-000000000000';
const idOf = (kind: 'envelope' | 'user' | 'enterprise', wsid: string): string => fromWsid(kind, wsid) ?? NO_SUCH_ID;

const DAY_MS = 24 * 60 * 60_000;

/** Years out of range are refused here: the database and this process interpret them differently. */
function instantOf(name: 'from' | 'to', text: string): Date {
  const at = readDate(text) ?? refuseWith('ERROR_MALFORMED', { field: `filters.${name}`, detail: NO_INSTANT });
  const isDay = !text.includes('T');
  return name === 'to' && isDay ? new Date(at.getTime() + DAY_MS - 1) : at;
}
const NO_INSTANT = `is not an instant of the years ${YEARS.first} to ${YEARS.last}`;

const isPerson = (account: string): boolean => normaliseContact(account) !== null || fromWsid('user', account) !== null;

/** The person of a contact is known by an index. */
function personOf(contact: string): SQL | null {
  const known = normaliseContact(contact);
  if (known === null) return null;
  const column = known.kind === 'phone' ? person.phone : person.email;
  return sql`${audit.personId} = (select ${person.id} from ${person} where ${column} = ${known.value})`;
}

const byActor = (actor: string): SQL =>
  personOf(actor) ?? sql`position(lower(${actor}) in lower(${audit.actorName})) > 0`;

/** Contracts with these words in the title, or this number, by the index of their words. */
function ofContract(text: string): SQL {
  const w = envelopeWords;
  const words = sql.raw(`title || E'\\n' || contract_number || E'\\n' || participants || E'\\n' || documents`);
  const keys = sql`(select array_agg(hashtext(substr(folded, at, 2))) from (select lower(${text}::text) as folded) as asked,
    generate_series(1, greatest(1, length(folded) - 1)) as at)`;
  const found = sql`select ${w.envelopeId} from ${w} where search_keys(owners, ${words}, marks) @> ${keys}
    and position(lower(${text}::text) in lower(title || E'\n' || contract_number)) > 0`;
  return sql`${audit.envelopeId} = any(array(${found}))`;
}

/** A person by contact or id; an enterprise by id or full name: its contracts, and rows whose details name it. */
function ofAccount(account: string): SQL {
  const byContact = personOf(account);
  if (byContact !== null) return byContact;
  if (isPerson(account)) return eq(audit.personId, idOf('user', account));
  const id = fromWsid('enterprise', account);
  const one = sql`(select ${enterprise.id} from ${enterprise} where ${id === null ? eq(enterprise.name, account) : eq(enterprise.id, id)} limit 1)`;
  const viewed = sql`exists (select from ${envelopeViewer} where ${envelopeViewer.envelopeId} = ${audit.envelopeId}
    and ${envelopeViewer.enterpriseId} = ${one})`;
  const named = sql`exists (select from jsonb_each_text(${audit.detail}) as fact where fact.value in (${one}::text, ${account}))`;
  return sql`(${viewed} or ${named})`;
}
