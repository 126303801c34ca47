import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { ownRelease } from './migrate.ts';
import { syncPath, syncTree, unpack } from './packed-directory.ts';
import { makeCluster, preparedDatabase } from './prepared.ts';

export interface NewClusterOptions {
  /** DATA_DIR/db; it exists, and this process has locked it. */
  readonly directory: string;
  /** Its subdirectory that is created. */
  readonly cluster: string;
  /** False syncs nothing, for data that may be lost. */
  readonly durable: boolean;
  /** Only this many of the migrations, as an earlier release had them. */
  readonly until?: number | undefined;
  readonly log?: Pick<Logger, 'info'> | undefined;
}

/**
 * A new, migrated cluster: a copy of the prepared database, or one that is made now where there is none. It is created in a
 * temporary directory and renamed once it is complete and on disk, so that a kill leaves no partial cluster.
 */
export async function newCluster({ directory, cluster, durable, until, log }: NewClusterOptions): Promise<void> {
  for (const name of readdirSync(directory)) {
    if (name.startsWith('new-')) rmSync(path.join(directory, name), { recursive: true });
  }
  const unfinished = path.join(directory, `new-${process.pid}`);
  mkdirSync(unfinished);
  // The prepared database has all of them.
  const isPart = until !== undefined && until < ownRelease().migrations.length;
  const prepared = isPart ? null : await preparedDatabase();
  if (isPart) await makeCluster(unfinished, until);
  else if (prepared === null) {
    log?.info({}, 'there is no prepared database of this schema; the database is made from the beginning');
    await makeCluster(unfinished);
  } else await unpack(prepared, unfinished);
  if (durable) await syncTree(unfinished);
  renameSync(unfinished, cluster);
  if (durable) await syncPath(directory);
}
