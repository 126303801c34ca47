import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../platform/database/testing.ts';
import { type Database, audit, envelope, systemIds } from '../../platform/index.ts';
import { lockEnvelope, sendLock } from '../signer/certificate-store.ts';
import { RecordMovedError, expectAuditHead, readAuditHead, recordAudit } from './record.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase(process.env['TEST_DATABASE_URL'] ?? null);
}, 120_000);
afterAll(() => db.close());

const envelopeId = systemIds.next();
const entry = { at: new Date(0), kind: 'envelope.started', envelopeId, actorName: 'system' } as const;

it('reads the head of a record only where the lock of the envelope was sent before it', async () => {
  const unlocked = 'the head of a record is read before its envelope is locked';
  await expect(db.withTx((tx) => readAuditHead(tx, envelopeId))).rejects.toThrow(unlocked);
  await expect(db.withTx((tx) => recordAudit(tx, { id: systemIds.next(), ...entry }))).rejects.toThrow(unlocked);
  const tooLate = db.withTx((tx) => {
    const lock = tx.select().from(envelope).where(eq(envelope.id, envelopeId)).for('update');
    // A query of drizzle is sent when it is waited for.
    return Promise.all([lock, readAuditHead(tx, envelopeId)]);
  });
  await expect(tooLate).rejects.toThrow(unlocked);
  await db.withTx((tx) => Promise.all([lockEnvelope(tx, envelopeId), readAuditHead(tx, envelopeId)]));
  expect(await db.withTx((tx) => tx.$count(audit))).toBe(0);
});

it('follows a row that is expected to be the newest without reading it, and writes nothing where it is not', async () => {
  const [one, other] = [systemIds.next(), systemIds.next()];
  const write = (of: string, head: string | null): Promise<string | null> =>
    db.withTx(async (tx) => {
      if (head === null) await Promise.all([lockEnvelope(tx, of), readAuditHead(tx, of)]);
      else {
        sendLock(tx, of);
        expectAuditHead(tx, of, head);
      }
      await recordAudit(tx, { id: systemIds.next(), ...entry, envelopeId: of });
      return readAuditHead(tx, of);
    });
  const first = (await write(one, null)) ?? '';
  const second = (await write(one, first)) ?? '';
  await expect(write(one, first)).rejects.toBeInstanceOf(RecordMovedError);
  await expect(write(other, first)).rejects.toBeInstanceOf(RecordMovedError);
  const rows = await db.withTx((tx) => tx.select().from(audit).orderBy(audit.number));
  expect(rows.map(({ hash, previousHash }) => [previousHash, hash])).toEqual([
    [null, first],
    [first, second],
  ]);
});
