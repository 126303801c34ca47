import { sql } from 'drizzle-orm';
import { type BlobStore, ConfigError, type Database, type Digest, type Services } from '../../platform/index.ts';

/** Of the first and of the last documents, this many are looked for. */
const LOOKED_AT = 20;
const NAMED = 3;

/**
 * Looks for some of the documents that the database names: its first and its last ones. The start costs as much as before with any
 * number of documents; `npm run backup -- verify` looks for all.
 * @throws ConfigError where most of them are missing, as after a restoration of the database alone
 */
export async function demandDocuments(
  db: Pick<Database, 'withTx'>,
  blobs: Pick<BlobStore, 'has'>,
  log: Services['log'],
): Promise<void> {
  // Ids follow the time.
  const { rows } = await db.withTx((tx) =>
    tx.execute<{ digest: Digest }>(sql`
      (select digest from revision order by id limit ${LOOKED_AT})
      union (select digest from revision order by id desc limit ${LOOKED_AT})`),
  );
  const found = await Promise.all(
    // What cannot be read is not missing; a reader is told.
    rows.map(async ({ digest }) => ({ digest, isMissing: (await blobs.has(digest).catch(() => 0)) === null })),
  );
  const missing = found.flatMap(({ digest, isMissing }) => (isMissing ? [digest] : []));
  if (missing.length === 0) return;
  const which = `${missing.length} of ${found.length} documents, such as ${missing.slice(0, NAMED).join(', ')}`;
  if (2 * missing.length > found.length)
    throw new ConfigError('The stored files are not those of the database:', [
      `${which}, are missing: restore the files too, or name the store that belongs to the database (docs/operate/recover.md)`,
    ]);
  log.error({ missing }, `the database names documents that are not in the store: ${which}`);
}
