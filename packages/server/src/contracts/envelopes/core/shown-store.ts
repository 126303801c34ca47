import type { Label } from '@countersign/contract';
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Tx, envelope, participant, preparedText } from '../../../platform/index.ts';
import { type LabelRow, presentLabel } from '../../labels/index.ts';
import { type AccountState, type RoleHolders, factsOf, findRoleHolders, unavailableAmong } from './facts.ts';
import type { SenderRow } from './known-names.ts';
import type { NamedEnvelope } from './present.ts';
import {
  SHOWN_OF_ENVELOPE,
  SHOWN_OF_PARTICIPANT,
  type ShownEnvelopeRow,
  type ShownParticipantRow,
} from './shown-columns.ts';

/*
 * Everything that is shown of some envelopes, by one statement: a trip for each table would cost more than the table does. What
 * only roles need is read by a second one.
 */

/** An envelope of a page, or the one that was asked for. */
export interface ShownRecord {
  /** The account in which it is listed. */
  readonly accountId: string;
  readonly envelope: NamedEnvelope;
  readonly documentCount: number;
  readonly labels: readonly Label[];
}

interface Row extends Record<string, unknown> {
  readonly total: number;
  readonly accountId: string | null;
  readonly documentCount: number;
  readonly sender: readonly unknown[];
  readonly participants: readonly (readonly unknown[])[] | null;
  readonly labels: readonly LabelRow[] | null;
}

interface Part extends AccountState {
  readonly row: ShownParticipantRow;
  /** The name of its enterprise, if that is verified. */
  readonly verifiedName: string | null;
}

interface Shape {
  readonly names: readonly string[];
  readonly columns: readonly string[];
  readonly instants: readonly string[];
}

function shapeOf(table: PgTable, names: readonly string[]): Shape {
  const known = getTableColumns(table);
  const columns = names.map((name) => known[name]?.name ?? name);
  return { names, columns, instants: names.filter((name) => known[name]?.dataType === 'date') };
}

const ENVELOPE = shapeOf(envelope, SHOWN_OF_ENVELOPE);
const PARTICIPANT = shapeOf(participant, SHOWN_OF_PARTICIPANT);
const SENDER = [
  'id',
  'phone',
  'email',
  'nickname',
  'realName',
  'idttvStatus',
] as const satisfies readonly (keyof SenderRow)[];

const parts = `
  select json_agg(json_build_array(${PARTICIPANT.columns.map((name) => `p.${name}`).join(', ')},
      case when e.status = 'ING_PROCESS' and p.status = 'ING_WAIT' and p.member_id is not null
        then (select m.status <> 'NORMAL' from member m where m.id = p.member_id) end,
      case when e.status = 'ING_PROCESS' and p.status = 'ING_WAIT' and p.person_id is not null
        then (select d.account_status = 'DISABLED' from person d where d.id = p.person_id) end,
      case when p.enterprise_id is not null then (select f.name from enterprise f where f.id = p.enterprise_id
        and f.idttv_status in ('PASSED', 'SENIOR_NO_CERT')) end
    ) order by p.sequence, p.id)
  from participant p where p.envelope_id = e.id`;

interface PageText {
  /** Common table expressions, among them `page (envelope_id, account_id, …)`. */
  readonly page: string;
  /** SQL of the account whose labels are shown. */
  readonly labelsOf: string;
  /** SQL of the number of envelopes in all pages. */
  readonly total: string;
  /** SQL of the order of the rows of `page`. */
  readonly order: string;
}

/** A statement that returns everything shown of the envelopes of `page`; with one empty row if there are none. */
export const shownText = ({ page, labelsOf, total, order }: PageText): string => `
  with ${page}, labelled as materialized (
    select el.envelope_id, json_agg(json_build_object('id', l.id, 'name', l.name, 'colour', l.colour)
      order by l.name, l.id) as labels
    from page join envelope_label el on el.envelope_id = page.envelope_id and el.account_id = ${labelsOf}
    join label l on l.id = el.label_id group by el.envelope_id
  )
  select counted.total, page.account_id as "accountId",
    ${ENVELOPE.columns.map((column, at) => `e.${column} as "${ENVELOPE.names[at]}"`).join(', ')},
    (select count(*)::int from envelope_document d where d.envelope_id = e.id) as "documentCount",
    json_build_array(s.id, s.phone, s.email, s.nickname, s.real_name, s.idttv_status) as sender,
    labelled.labels, (${parts}) as participants
  from (select ${total} as total) counted left join page on true
  left join envelope e on e.id = page.envelope_id
  left join person s on s.id = e.sender_id
  left join labelled on labelled.envelope_id = page.envelope_id
  order by ${order}`;

/** What `shownText` found, each in its place, and the number of envelopes in all pages. */
export interface ShownPage {
  readonly records: readonly ShownRecord[];
  readonly total: number;
}

/** @param text made by `shownText` */
export function shownStatement(text: string): (tx: Tx, values: readonly unknown[]) => Promise<ShownPage> {
  const run = preparedText<Row>(text);
  return async (tx, values) => {
    const rows = await run(tx, values);
    const found = rows.flatMap((row) => (row['id'] === null ? [] : [{ row, parts: partsOf(row) }]));
    const everyone = found.flatMap((one) => one.parts.map((part) => part.row));
    const roleHolders = await findRoleHolders(tx, everyone);
    return { records: found.map((one) => recordOf(one.row, one.parts, roleHolders)), total: rows[0]?.total ?? 0 };
  };
}

const partsOf = ({ participants }: Row): readonly Part[] =>
  (participants ?? []).map((values) => {
    const [hasLeft, isDisabled, verifiedName] = values.slice(PARTICIPANT.names.length);
    const row = objectOf<ShownParticipantRow>(PARTICIPANT.names, values);
    readInstants(row, PARTICIPANT);
    return {
      row,
      hasLeft: hasLeft === true,
      isDisabled: isDisabled === true,
      verifiedName: verifiedName as string | null,
    };
  });

function recordOf(row: Row, theirs: readonly Part[], roleHolders: RoleHolders): ShownRecord {
  readInstants(row, ENVELOPE);
  const shown = row as unknown as ShownEnvelopeRow;
  const participants = theirs.map((part) => part.row);
  const states = new Map(theirs.map((part) => [part.row.id, part]));
  const enterprises = new Map(
    theirs.flatMap(({ row: { enterpriseId }, verifiedName }): [string, string][] =>
      enterpriseId === null || verifiedName === null ? [] : [[enterpriseId, verifiedName]],
    ),
  );
  const sender = objectOf<SenderRow>(SENDER, row.sender);
  const unavailable =
    shown.status === 'ING_PROCESS'
      ? unavailableAmong(participants, roleHolders, ({ id }) => states.get(id) ?? KNOWN_TO_BE_THERE)
      : NONE_UNAVAILABLE;
  return {
    accountId: row.accountId ?? '',
    envelope: {
      row: shown,
      participants,
      facts: factsOf(shown, participants, roleHolders),
      unavailable,
      names: { senders: new Map([[sender.id, sender]]), enterprises },
    },
    documentCount: row.documentCount,
    labels: (row.labels ?? []).map(presentLabel),
  };
}

const NONE_UNAVAILABLE = new Map<string, never>();
const KNOWN_TO_BE_THERE: AccountState = { hasLeft: false, isDisabled: false };

function objectOf<T>(names: readonly string[], values: readonly unknown[]): T {
  const made: Record<string, unknown> = {};
  for (const [at, name] of names.entries()) made[name] = values[at];
  return made as T;
}

/** An instant arrives as text. */
function readInstants(row: object, { instants }: Shape): void {
  const values = row as Record<string, unknown>;
  for (const name of instants) if (values[name] !== null) values[name] = new Date(values[name] as string);
}

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
