import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { migrationsFolder } from './migrate.ts';

const files = readdirSync(migrationsFolder())
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
const apply = async (db: PGlite, names: readonly string[]): Promise<void> => {
  for (const name of names) await db.exec(readFileSync(join(migrationsFolder(), name), 'utf8'));
};

it('The migrations succeed where tables hold older rows: a multi-send, a finished contract', async () => {
  const db = await PGlite.create();
  const first = files.indexOf('0009_multi_send.sql');
  await apply(db, files.slice(0, first));
  const [jobId, other] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'];
  // Without the envelope they reference: foreign keys are not checked.
  await db.exec(`
    set session_replication_role = replica;
    insert into multi_send_job (id, envelope_id, account_id, person_id, status, total, created_at, status_at)
      values ('${jobId}', '${other}', '${other}', '${other}', 'DONE', 1, now(), now());
    insert into multi_send_execution (id, job_id, number, status, updated_at)
      values ('${other}', '${jobId}', 1, 'DONE', now());
    set session_replication_role = origin;
  `);
  const archive = files.indexOf('0030_archive.sql');
  await apply(db, files.slice(first, archive));
  // A contract that was finished before archives existed: its last time-stamp ends with the only certificate there was.
  await db.exec(`
    set session_replication_role = replica;
    insert into certificate (serial, kind, subject, certificate, not_before, not_after, issued_at)
      values ('01', 'TSA', 'CN=TSA', '\\x00', '2026-01-01Z', '2036-01-01Z', '2026-01-01Z');
    insert into envelope (id, sender_id, status, expire_at, timezone, created_at, status_at)
      values ('${jobId}', '${other}', 'ED_SUCCESS', now(), 'UTC', now(), now()),
             ('${other}', '${other}', 'ED_FAIL_REVOKE', now(), 'UTC', now(), now());
    insert into envelope_document (envelope_id, file_id, name, added_order, head_number, head_digest, head_bytes)
      values ('${jobId}', '${other}', 'a.pdf', 0, 4, 'abc', 1), ('${other}', '${other}', 'b.pdf', 0, 2, 'def', 1);
    insert into revision (id, envelope_id, file_id, number, kind, digest, bytes, created_at)
      values ('${jobId}', '${jobId}', '${other}', 4, 'TIMESTAMP', 'abc', 1, now());
    update envelope set title = '采购合同' where id = '${jobId}';
    insert into envelope_viewer (account_id, person_id, envelope_id, shown_status, is_sender, status_at, expire_at, created_at)
      values ('${other}', '${other}', '${jobId}', 'ED_SUCCESS', true, now(), now(), now());
    set session_replication_role = origin;
  `);
  await apply(db, files.slice(archive));
  const { rows: archived } = await db.query(
    `select archive_ends_at, archive_algorithm, completed_digest from envelope
     join envelope_document on envelope_id = envelope.id order by envelope.id`,
  );
  expect(archived).toEqual([
    {
      archive_ends_at: new Date('2036-01-01T00:00:00Z'),
      archive_algorithm: 'sha256-ecdsa-p256',
      completed_digest: 'abc',
    },
    { archive_ends_at: null, archive_algorithm: null, completed_digest: null },
  ]);
  const { rows: found } = await db.query(
    `select v.title, w.documents, w.owners from envelope_words w join envelope_viewer v using (envelope_id)`,
  );
  expect(found).toEqual([{ title: '采购合同', documents: 'a.pdf', owners: [other] }]);
  const { rows } = await db.query('select id from multi_send_job');
  expect(rows).toEqual([]);
  await db.close();
});
