import { createHash } from 'node:crypto';
import type { AuditKind } from '@countersign/domain';
import { type Tx, demandBegun, isOfNoRow, preparedAnswer, preparedRows, preparedText } from '../../platform/index.ts';
import { findAuditHead } from './find-head.ts';

export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly kind: AuditKind;
  readonly envelopeId?: string | null;
  readonly participantId?: string | null;
  readonly personId?: string | null;
  readonly sessionId?: string | null;
  readonly actorName: string;
  readonly ip?: string | null;
  readonly userAgent?: string | null;
  readonly requestId?: string | null;
  /** Facts worth proving later: digests, serials, masked contacts. Never a code, password or token. */
  readonly detail?: Readonly<Record<string, string>>;
}

/** The version of the text format that new rows are hashed in. */
const AUDIT_VERSION = 2;

/** The newest hash of each envelope that a transaction has read or written. */
const heads = new WeakMap<Tx, Map<string, Promise<string | null>>>();

/**
 * Reads the newest hash of an envelope's record for the rows that this transaction will write, together with other reads. The
 * lock of the envelope's row has been sent before; no other transaction writes to the record until this one ends.
 * @returns the hash of the newest row, hex, of this transaction too; null if there is none
 */
export const readAuditHead = (tx: Tx, envelopeId: string): Promise<string | null> => headIn(tx, envelopeId);

/** Another row has followed the one that was expected to be the newest. */
export class RecordMovedError extends Error {
  override readonly name = 'RecordMovedError';
  constructor(envelopeId: string) {
    super(`the record of the envelope ${envelopeId} has another newest row`);
  }
}

/**
 * Writes the rows of this transaction after the row with this hash without reading it. The lock of the envelope's row has been
 * sent before.
 * @throws RecordMovedError from the transaction, where it is not the newest row
 */
export function expectAuditHead(tx: Tx, envelopeId: string, hash: string): void {
  heads.set(tx, new Map([[envelopeId, Promise.resolve(hash)]]));
  const answer = newestIs(tx, [envelopeId, hash], (error) =>
    isOfNoRow(error) ? new RecordMovedError(envelopeId) : (error as Error),
  );
  // The transaction fails with it.
  answer.catch(() => {});
}

const newestIs = preparedAnswer(
  {
    size: 2,
    text: `
      select 1 / count(*) as rows
      from (select hash from audit where envelope_id = $1 order by number desc limit 1) as newest where hash = decode($2, 'hex')`,
  },
  // The rows that its transaction inserts are none of those before.
  () => ({ writes: [] }),
);

/** States that an envelope that this transaction has made has no record yet. */
export function beginRecord(tx: Tx, envelopeId: string): void {
  demandBegun('the record of an envelope is begun before the envelope is made');
  const known = heads.get(tx) ?? new Map<string, Promise<string | null>>();
  heads.set(tx, known);
  known.set(envelopeId, Promise.resolve(null));
}

function headIn(tx: Tx, envelopeId: string): Promise<string | null> {
  demandBegun('the head of a record is read before its envelope is locked');
  const known = heads.get(tx) ?? new Map<string, Promise<string | null>>();
  heads.set(tx, known);
  const head = known.get(envelopeId) ?? findAuditHead(tx, envelopeId);
  known.set(envelopeId, head);
  return head;
}

/**
 * Writes an audit row in the deciding transaction. Rows of one envelope are chained by hash; the caller holds the envelope's
 * row lock, so that the chain does not fork. The platform's log includes the row after the commit (docs/cycles/audit-log.md),
 * so that two decisions never wait for each other here.
 */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const envelopeId = entry.envelopeId ?? null;
  if (envelopeId === null) return void (await insertRow(tx, entry, null));
  const before = headIn(tx, envelopeId);
  // The next row of this transaction waits until this one has been sent: their numbers have the order of the chain.
  const written = before.then((previousHash) => insertRow(tx, entry, previousHash));
  heads.get(tx)?.set(envelopeId, written);
  await written;
}

/** Writes rows of one envelope like `recordAudit`, in this order, by one statement. */
export async function recordAudits(
  tx: Tx,
  envelopeId: string,
  entries: readonly Omit<AuditEntry, 'envelopeId'>[],
): Promise<void> {
  if (entries.length === 0) return;
  const before = headIn(tx, envelopeId);
  const written = before.then(async (previous) => {
    const rows: AuditRow[] = [];
    for (const entry of entries) rows.push(rowOf({ ...entry, envelopeId }, rows.at(-1)?.hash ?? previous));
    await insertRows(tx, rows);
    return rows.at(-1)?.hash ?? previous;
  });
  heads.get(tx)?.set(envelopeId, written);
  await written;
}

/** Numbers are given in the order of the selected rows, which is that of the chain. Each row waits for the log. */
const insertAudits = preparedRows(
  {
    size: 14,
    before: {
      recorded: `
  insert into audit (id, at, kind, envelope_id, participant_id, person_id, session_id, actor_name, ip, user_agent,
    request_id, detail, previous_hash, hash, version)
  select id, at, kind, envelope_id, participant_id, person_id, session_id, actor_name, ip, user_agent, request_id, detail,
    decode(previous_hash, 'hex'), decode(hash, 'hex'), ${AUDIT_VERSION}
  from unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::text[], $5::uuid[], $6::uuid[], $7::uuid[], $8::text[],
    $9::text[], $10::text[], $11::text[], $12::jsonb[], $13::text[], $14::text[]) with ordinality as entry (envelope_id,
    id, at, kind, participant_id, person_id, session_id, actor_name, ip, user_agent, request_id, detail, previous_hash,
    hash, place)
  order by place
  returning number, id`,
    },
    text: 'insert into audit_waiting (number, audit_id) select number, id from recorded',
  },
  () => ({ writes: ['audit'] }),
);

const insertRows = (tx: Tx, rows: readonly AuditRow[]): Promise<void> =>
  insertAudits(tx, [
    rows.map(({ envelopeId }) => envelopeId),
    rows.map(({ id }) => id),
    rows.map(({ at }) => at.toISOString()),
    rows.map(({ kind }) => kind),
    rows.map(({ participantId }) => participantId),
    rows.map(({ personId }) => personId),
    rows.map(({ sessionId }) => sessionId),
    rows.map(({ actorName }) => actorName),
    rows.map(({ ip }) => ip),
    rows.map(({ userAgent }) => userAgent),
    rows.map(({ requestId }) => requestId),
    rows.map(({ detail }) => JSON.stringify(detail)),
    rows.map(({ previousHash }) => previousHash),
    rows.map(({ hash }) => hash),
  ]);

type AuditRow = AuditFacts & { readonly kind: AuditKind; readonly hash: string };

function rowOf(entry: AuditEntry, previousHash: string | null): AuditRow {
  const row = {
    id: entry.id,
    at: entry.at,
    kind: entry.kind,
    envelopeId: entry.envelopeId ?? null,
    participantId: entry.participantId ?? null,
    personId: entry.personId ?? null,
    sessionId: entry.sessionId ?? null,
    actorName: entry.actorName,
    ip: entry.ip ?? null,
    userAgent: entry.userAgent ?? null,
    requestId: entry.requestId ?? null,
    detail: { ...entry.detail },
    previousHash,
    version: AUDIT_VERSION,
  };
  return { ...row, hash: auditDigest(row).toString('hex') };
}

/** Returns the hash of the row, hex. */
async function insertRow(tx: Tx, entry: AuditEntry, previousHash: string | null): Promise<string> {
  const row = rowOf(entry, previousHash);
  await insertRows(tx, [row]);
  return row.hash;
}

/** States that the log of the platform has included rows with these numbers. */
export const endWaiting = (tx: Tx, numbers: readonly number[]): Promise<never[]> => noLongerWaiting(tx, [numbers]);

const noLongerWaiting = preparedText<never>('delete from audit_waiting where number = any($1::bigint[])');

/** The part of an audit row that its hash covers; `version` identifies the text format. */
export interface AuditFacts {
  readonly version: number;
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly envelopeId: string | null;
  readonly participantId: string | null;
  readonly personId: string | null;
  readonly sessionId: string | null;
  readonly actorName: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly requestId: string | null;
  readonly detail: Readonly<Record<string, string>>;
  readonly previousHash: string | null;
}

/**
 * The text whose SHA-256 is the row's hash: one JSON array in a fixed order, so that the chain can be checked. Version 2 is [2,
 * id, at, kind, envelope, participant, person, session, actor, address, browser, request, detail, previous hash], with the time
 * in UTC and the detail as pairs ordered by their keys.
 */
export function auditText(row: AuditFacts): string {
  const { id, kind, envelopeId, participantId, personId, sessionId, actorName, ip, userAgent, requestId } = row;
  const at = row.at.toISOString();
  const detail = Object.entries(row.detail).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const about = [id, at, kind, envelopeId, participantId, personId];
  return JSON.stringify([
    row.version,
    ...about,
    sessionId,
    actorName,
    ip,
    userAgent,
    requestId,
    detail,
    row.previousHash,
  ]);
}

/** SHA-256 of the row's text, 32 octets. */
export const auditDigest = (row: AuditFacts): Buffer => createHash('sha256').update(auditText(row)).digest();
