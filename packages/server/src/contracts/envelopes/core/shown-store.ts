import type { Label } from '@countersign/contract';
import {
  type RecordValues,
  type Tx,
  envelope,
  participant,
  preparedText,
  readRecords,
  recordShape,
} from '../../../platform/index.ts';
import { presentLabel } from '../../labels/index.ts';
import {
  type AccountState,
  type RoleHolders,
  type UnavailableById,
  factsOf,
  findRoleHolders,
  unavailableAmong,
} from './facts.ts';
import type { NamedEnvelope } from './present.ts';
import { SHOWN_OF_ENVELOPE, SHOWN_OF_PARTICIPANT, type ShownParticipantRow } from './shown-columns.ts';
import { person } from '../../../accounts/users/views.ts';
import { label } from '../../labels/views.ts';

/*
 * Everything that is shown of some envelopes, by one statement: a trip for each table would cost more than the table does. What
 * only roles need is read by a second one. The rows of a table arrive as their texts: a column for each value costs twice as much.
 */

/** An envelope of a page, or the one that was asked for. */
export interface ShownRecord {
  /** The account in which it is listed. */
  readonly accountId: string;
  readonly envelope: NamedEnvelope;
  readonly documentCount: number;
  readonly labels: readonly Label[];
}

interface Row {
  readonly total: number;
  /** Of a statement that tells it. */
  readonly version?: string | null;
  readonly accountId: string | null;
  /** An envelope, its sender and the number of its documents. */
  readonly shown: string;
  readonly participants: string | null;
  readonly labels: string | null;
}

interface Part extends AccountState {
  readonly row: ShownParticipantRow;
  /** The name of its enterprise, if that is verified. */
  readonly verifiedName: string | null;
}

const ENVELOPE = recordShape(envelope, SHOWN_OF_ENVELOPE);
const PARTICIPANT = recordShape(participant, SHOWN_OF_PARTICIPANT);
const SENDER = recordShape(person, ['id', 'phone', 'email', 'nickname', 'realName', 'idttvStatus']);
const LABEL = recordShape(label, ['id', 'name', 'colour']);

interface Columns {
  readonly columns: readonly string[];
}
/** SQL of what a statement returns of the row of a table. */
type Told = (alias: string, columns: Columns) => string;

export const columnsOf: Told = (alias, { columns }) => columns.map((column) => `${alias}.${column}`).join(', ');
/** The transaction that has written the row as it is: of a row that changes, and of one that is new, it is another one. */
const writerOf = (alias: string): string => `${alias}.xmin`;

/** The participants of an envelope `e`, in no order. */
const partsOfEnvelope = (told: Told): string => `
  select string_agg(row(${told('p', PARTICIPANT)},
    case when e.status = 'ING_PROCESS' and p.status = 'ING_WAIT' and p.member_id is not null
      then (select m.status <> 'NORMAL' from member m where m.id = p.member_id) end,
    case when e.status = 'ING_PROCESS' and p.status = 'ING_WAIT' and p.person_id is not null
      then (select d.account_status = 'DISABLED' from person d where d.id = p.person_id) end,
    case when p.enterprise_id is not null then (select f.name from enterprise f where f.id = p.enterprise_id
      and f.idttv_status in ('PASSED', 'SENIOR_NO_CERT')) end
  )::text, '') from participant p where p.envelope_id = e.id`;

/** The labels that an account has given to an envelope `e`; an account without labels is not searched for them. */
export const labelsBy = (accountId: string): string => `
  case when exists (select from label l where l.account_id = ${accountId}) then (
    select string_agg(row(${columnsOf('l', LABEL)})::text, '' order by l.name, l.id)
    from envelope_label el join label l on l.id = el.label_id
    where el.envelope_id = e.id and el.account_id = ${accountId}
  ) end`;

/** @param text what `labelsBy` returns */
export const presentLabels = (text: string | null): Label[] =>
  text === null ? [] : readRecords(text).map((values) => presentLabel(LABEL.read(values, 0)));

export interface PageText {
  /** Common table expressions, among them `page (envelope_id, account_id, …)`. */
  readonly page: string;
  /** SQL of the account whose labels are shown. */
  readonly labelsOf: string;
  /** SQL of the number of envelopes in all pages. */
  readonly total: string;
  /** SQL of the order of the rows of `page`. */
  readonly order: string;
}

const JOINS = `
  left join envelope e on e.id = page.envelope_id
  left join person s on s.id = e.sender_id`;

const select = ({ labelsOf }: PageText): string => `
  select counted.total, page.account_id as "accountId",
    row(${columnsOf('e', ENVELOPE)}, ${columnsOf('s', SENDER)},
      (select count(*) from envelope_document d where d.envelope_id = e.id))::text as shown,
    (${partsOfEnvelope(columnsOf)}) as participants, ${labelsBy(labelsOf)} as labels`;

/** A statement that returns everything shown of the envelopes of `page`; with one empty row if there are none. */
export const shownText = (text: PageText): string => `
  with ${text.page} ${select(text)}
  from (select ${text.total} as total) counted left join page on true ${JOINS}
  order by ${text.order}`;

/** The version of everything that `shownText` returns: the writers of the rows that it reads, and what it returns of others. */
const version = ({ total, labelsOf }: PageText): string => `
  select concat(${total}, ' ', string_agg(row(page.envelope_id, ${writerOf('e')}, ${writerOf('s')},
      (${partsOfEnvelope(writerOf)}), ${labelsBy(labelsOf)})::text, ''), ' ', (
    select string_agg(row(d.envelope_id, ${writerOf('d')})::text, '') from envelope_document d
    where d.envelope_id = any(array(select envelope_id from page)))) as version
  from page ${JOINS}`;

/** The same with its version. */
export const versionedText = (text: PageText): string => `
  with ${text.page}, current as materialized (${version(text)})
  ${select(text)}, current.version
  from (select ${text.total} as total) counted cross join current left join page on true ${JOINS}
  order by ${text.order}`;

/** A statement that returns whether everything has still the version `known`, which is SQL. */
export const sameText = (text: PageText, known: string): string =>
  `with ${text.page} select (${version(text)}) = ${known} as "isSame"`;

/** What `shownText` found, each in its place, and the number of envelopes in all pages. */
export interface ShownPage {
  readonly records: readonly ShownRecord[];
  readonly total: number;
  /** Null where it was not asked for. */
  readonly version: string | null;
  /** Whether the holders of roles, which have no part in the version, decide what is shown. */
  readonly hasRoles: boolean;
}

/** @param text made by `shownText` or `versionedText` */
export function shownStatement(text: string): (tx: Tx, values: readonly unknown[]) => Promise<ShownPage> {
  const run = preparedText<Row>(text);
  return async (tx, values) => {
    const rows = await run(tx, values);
    const found = rows.flatMap((row) => {
      const shown = readRecords(row.shown)[0] ?? [];
      return (shown[0] ?? null) === null ? [] : [{ row, shown, parts: partsOf(row) }];
    });
    const everyone = found.flatMap((one) => one.parts.map((part) => part.row));
    const roleHolders = await findRoleHolders(tx, everyone);
    return {
      records: found.map((one) => recordOf(one, roleHolders)),
      total: rows[0]?.total ?? 0,
      version: rows[0]?.version ?? null,
      hasRoles: roleHolders.size > 0,
    };
  };
}

const partsOf = ({ participants }: Row): readonly Part[] =>
  readRecords(participants ?? '')
    .map((values) => {
      const row = PARTICIPANT.read(values, 0);
      const [hasLeft, isDisabled, verifiedName = null] = values.slice(PARTICIPANT.columns.length);
      return { row, hasLeft: hasLeft === 't', isDisabled: isDisabled === 't', verifiedName };
    })
    .toSorted(({ row: a }, { row: b }) => a.sequence - b.sequence || (a.id < b.id ? -1 : 1));

interface Found {
  readonly row: Row;
  /** The values of `row.shown`. */
  readonly shown: RecordValues;
  readonly parts: readonly Part[];
}

function recordOf({ row, shown, parts: theirs }: Found, roleHolders: RoleHolders): ShownRecord {
  const ofEnvelope = ENVELOPE.read(shown, 0);
  const sender = SENDER.read(shown, ENVELOPE.columns.length);
  const participants = theirs.map((part) => part.row);
  const enterprises = new Map(
    theirs.flatMap(({ row: { enterpriseId }, verifiedName }): [string, string][] =>
      enterpriseId === null || verifiedName === null ? [] : [[enterpriseId, verifiedName]],
    ),
  );
  return {
    accountId: row.accountId ?? '',
    envelope: {
      row: ofEnvelope,
      participants,
      facts: factsOf(ofEnvelope, participants, roleHolders),
      unavailable: ofEnvelope.status === 'ING_PROCESS' ? unavailableOf(theirs, roleHolders) : NONE_UNAVAILABLE,
      names: { senders: new Map([[sender.id, sender]]), enterprises },
    },
    documentCount: Number(shown.at(-1)),
    labels: presentLabels(row.labels),
  };
}

function unavailableOf(theirs: readonly Part[], roleHolders: RoleHolders): UnavailableById {
  const states = new Map(theirs.map((part) => [part.row.id, part]));
  return unavailableAmong(
    theirs.map((part) => part.row),
    roleHolders,
    ({ id }) => states.get(id) ?? KNOWN_TO_BE_THERE,
  );
}

const NONE_UNAVAILABLE = new Map<string, never>();
const KNOWN_TO_BE_THERE: AccountState = { hasLeft: false, isDisabled: false };

/** One envelope, as the account `labelsOf` labels it; null if there is none. */
export async function findShown(tx: Tx, envelopeId: string, labelsOf: string): Promise<ShownRecord | null> {
  const { records } = await shownOne(tx, [envelopeId, labelsOf]);
  return records[0] ?? null;
}

const shownOne = shownStatement(
  shownText({
    page: 'page (envelope_id, account_id) as (select $1::uuid, $2::uuid)',
    labelsOf: '$2',
    total: '1',
    order: 'e.id',
  }),
);

/** These envelopes in their order, each in the account in which it is listed. */
export async function listShown(
  tx: Tx,
  entries: readonly { readonly envelopeId: string; readonly accountId: string }[],
  labelsOf: string,
): Promise<readonly ShownRecord[]> {
  if (entries.length === 0) return [];
  const ids = entries.map(({ envelopeId }) => envelopeId);
  const accounts = entries.map(({ accountId }) => accountId);
  return (await shownEntries(tx, [ids, accounts, labelsOf])).records;
}

const shownEntries = shownStatement(
  shownText({
    page: `page (envelope_id, account_id, place) as (
      select * from unnest($1::uuid[], $2::uuid[]) with ordinality)`,
    labelsOf: '$3',
    total: '0',
    order: 'page.place',
  }),
);
