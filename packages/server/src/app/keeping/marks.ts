import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { ConfigError, type Signer, type Tx, installationMark } from '../../platform/index.ts';
import { BackupRefusedError } from './manifest.ts';

type MarkName = (typeof installationMark.$inferSelect)['name'];
type Mark = Pick<typeof installationMark.$inferSelect, 'name' | 'at' | 'detail'>;

/** Tables that belong to a running installation and not to its content: its marks, its servers, and the deletions of files under way. */
export const NOT_BACKED_UP: readonly string[] = ['blob_removal', 'installation_mark', 'server_instance'];

export async function setMark(client: pg.ClientBase, { name, at, detail }: Mark): Promise<void> {
  await client.query(
    `insert into installation_mark (name, at, detail) values ($1, $2, $3)
     on conflict (name) do update set at = excluded.at, detail = excluded.detail`,
    [name, at, JSON.stringify(detail)],
  );
}

export async function findMark(client: pg.ClientBase, name: MarkName): Promise<Mark | null> {
  const { rows } = await client.query<Mark>('select name, at, detail from installation_mark where name = $1', [name]);
  return rows[0] ?? null;
}

export async function clearMark(client: pg.ClientBase, name: MarkName): Promise<void> {
  await client.query('delete from installation_mark where name = $1', [name]);
}

/** All of the content is there, and the next start is the first one with it. */
export async function markRestored(tx: Tx, now: Date, work: string): Promise<void> {
  await tx.insert(installationMark).values({ name: 'RESTORED', at: now, detail: { work } }).onConflictDoNothing();
  await tx.delete(installationMark).where(eq(installationMark.name, 'UNFINISHED'));
}

/**
 * Content may be written to a database without content, or to one in which the same work was interrupted.
 * @throws BackupRefusedError
 */
export async function demandEmpty(client: pg.ClientBase, work: string): Promise<void> {
  const unfinished = await findMark(client, 'UNFINISHED');
  if (unfinished !== null) {
    if (unfinished.detail['work'] === work) return;
    throw new BackupRefusedError(`another ${unfinished.detail['work']} was begun in this database: use an empty one`);
  }
  const { rows } = await client.query<{ used: boolean }>(`
    select exists (select from person) or exists (select from authority_key) or exists (select from audit)
      or exists (select from operator) as used`);
  if (rows[0]?.used === true) throw new BackupRefusedError('the database is in use already: name an empty one');
}

const told = ({ at, detail }: Mark): string => `${detail['work'] ?? ''}, begun on ${at.toISOString()}`;

/**
 * To be called before a server uses the database.
 * @throws ConfigError where its content is not complete, or has moved to another database
 */
export async function demandUsable(tx: Tx): Promise<void> {
  const marks = await tx.select().from(installationMark);
  const unfinished = marks.find(({ name }) => name === 'UNFINISHED');
  if (unfinished !== undefined)
    throw new ConfigError('The database is not complete:', [
      `its ${told(unfinished)}, has not ended: run the same command again, or name another database`,
    ]);
  const moved = marks.find(({ name }) => name === 'MOVED');
  if (moved !== undefined)
    throw new ConfigError('The database is not in use any more:', [
      `it was moved to PostgreSQL on ${moved.at.toISOString()}: set DATABASE_URL (npm run move-to-postgres -- --undo takes it back into use)`,
    ]);
}

/**
 * The first start after a restore gives the audit log a new key: whatever the old one has signed after the backup was made, no
 * key signs two histories. Returns whether this was such a start.
 */
export async function settleRestore(
  withTx: <T>(fn: (tx: Tx) => Promise<T>) => Promise<T>,
  signer: Pick<Signer, 'maintain'>,
  now: Date,
): Promise<boolean> {
  const restored = await withTx((tx) =>
    tx.select({ at: installationMark.at }).from(installationMark).where(eq(installationMark.name, 'RESTORED')),
  );
  if (restored.length === 0) return false;
  const { done } = await signer.maintain({ rollover: null, services: ['log'], now });
  if (!done.some(({ role }) => role === 'LOG')) return true;
  await withTx((tx) => tx.delete(installationMark).where(eq(installationMark.name, 'RESTORED')));
  return true;
}
