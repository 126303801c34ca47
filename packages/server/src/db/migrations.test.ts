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

it('The migrations go through where the tables of a multi-send hold rows from before it could be started', async () => {
  const db = await PGlite.create();
  const first = files.indexOf('0009_multi_send.sql');
  await apply(db, files.slice(0, first));
  const [jobId, other] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'];
  // Without the envelope they name: foreign keys are not looked at.
  await db.exec(`
    set session_replication_role = replica;
    insert into multi_send_job (id, envelope_id, account_id, person_id, status, total, created_at, status_at)
      values ('${jobId}', '${other}', '${other}', '${other}', 'DONE', 1, now(), now());
    insert into multi_send_execution (id, job_id, number, status, updated_at)
      values ('${other}', '${jobId}', 1, 'DONE', now());
    set session_replication_role = origin;
  `);
  await apply(db, files.slice(first));
  const { rows } = await db.query('select id from multi_send_job');
  expect(rows).toEqual([]);
  await db.close();
});
