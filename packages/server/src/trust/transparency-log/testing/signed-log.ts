import { randomBytes, randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { auditDigest, recordAudit } from '../../audit-trail/index.ts';
import { type Tx, audit, systemIds } from '../../../platform/index.ts';
import { type TestDatabase, openTestDatabase } from '../../../platform/database/testing.ts';
import { lockEnvelope, openOptionsOf, openSignerInProcess } from '../../signer/index.ts';
import { advanceLog } from '../checkpoint.ts';
import type { CheckpointRow } from '../store.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
/** The envelopes whose rows are in the log, in the order of their checkpoints. */
export const [FIRST, SECOND, THIRD] = [randomUUID(), randomUUID(), randomUUID()];
export const start = new Date('2026-03-01T08:00:00.000Z').getTime();
let now = start;
export const clock = { now: () => new Date(now) };

/** Writes rows of an envelope, or of none, as the features write them. */
export async function record(tx: Tx, envelopeId: string | null, count: number): Promise<void> {
  if (envelopeId !== null) await lockEnvelope(tx, envelopeId);
  for (let i = 0; i < count; i += 1)
    await recordAudit(tx, {
      id: systemIds.next(),
      at: clock.now(),
      kind: 'participant.reminded',
      envelopeId,
      actorName: '王小明',
      personId: randomUUID(),
      sessionId: randomUUID(),
      ip: '203.0.113.7',
      userAgent: 'Mozilla/5.0',
      requestId: 'r-1',
      detail: { step: String(i), digest: 'ab'.repeat(32) },
    });
}

/** Writes rows of no envelope, in one statement. */
async function recordMany(tx: Tx, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, i) => ({
    id: systemIds.next(),
    at: clock.now(),
    kind: 'user.loggedIn',
    envelopeId: null,
    participantId: null,
    personId: null,
    sessionId: null,
    actorName: '李雷',
    ip: null,
    userAgent: null,
    requestId: `r-${i}`,
    detail: {},
    previousHash: null,
    version: 2,
  }));
  await tx.insert(audit).values(rows.map((row) => ({ ...row, hash: auditDigest(row).toString('hex') })));
  await tx.execute(sql`insert into audit_waiting select number, id from audit where request_id like 'r-%'
    and id not in (select audit_id from log_leaf union select audit_id from audit_waiting)`);
}

/** Makes a log of three envelopes and 250 rows of none, under three checkpoints five hours apart. */
export async function openSignedLog() {
  const db = await openTestDatabase(process.env.TEST_DATABASE_URL ?? null);
  const ports = { db, clock, ids: systemIds, log: silent, kek: randomBytes(32) };
  const keys = { signing: 'P-256', authority: 'P-256' } as const;
  const options = openOptionsOf({ mode: 'evaluation', pkiUrl: 'http://localhost:8080', keys, pkcs11: null });
  const signer = await openSignerInProcess(ports, options);
  const { root, issuing } = await signer.certificates();
  const services = { db, signer, log: silent as never };
  const checkpoints: CheckpointRow[] = [];
  const checkpoint = async (): Promise<void> => {
    const made = await advanceLog(services);
    if (made !== null) checkpoints.push(made);
  };
  await db.withTx((tx) => record(tx, FIRST, 12));
  await checkpoint();
  now += 5 * 3_600_000;
  await db.withTx((tx) => record(tx, SECOND, 12));
  await db.withTx((tx) => recordMany(tx, 250));
  await checkpoint();
  now += 5 * 3_600_000;
  await db.withTx((tx) => record(tx, THIRD, 6));
  await checkpoint();
  return {
    db,
    signer,
    services,
    checkpoints,
    trust: { roots: [root], pool: [issuing] },
    close: async (): Promise<void> => {
      await signer.close();
      await db.close();
    },
  };
}
export type SignedLog = Awaited<ReturnType<typeof openSignedLog>>;

class RolledBack extends Error {}

/** Runs in a transaction that is then rolled back. */
export async function undone(db: TestDatabase, work: (tx: Tx) => Promise<unknown>): Promise<void> {
  await db
    .withTx(async (tx) => {
      await work(tx);
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
}

export const run = (statement: SQL) => (tx: Tx) => tx.execute(statement);

/** The n-th row of an envelope, from 0. */
export const nth = (envelopeId: string, n: number): SQL =>
  sql`(select id from audit where envelope_id = ${envelopeId}::uuid order by number offset ${n} limit 1)`;
