import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasPgbouncer, startPgbouncer } from '../../packages/server/test/pooler/start-pgbouncer.ts';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { postgresPrograms } from '../../scripts/setup/tools.mjs';
import { freePort, startServer } from '../soak/parts/killable-server.ts';

/** `pgbouncer` is PostgreSQL behind PgBouncer in transaction mode, which keeps no prepared statements. */
export type Engine = 'embedded' | 'postgres' | 'pgbouncer';

export const canRun = (engine: Engine): boolean =>
  engine === 'embedded' || (postgresPrograms() !== null && (engine === 'postgres' || hasPgbouncer()));

/**
 * Starts a server on new data, on the embedded database or on a PostgreSQL that waits for the disk, for `work`.
 * @param nodeOptions more options of Node.js
 */
export async function withServer(
  engine: Engine,
  work: (base: string, pid: number) => Promise<void>,
  nodeOptions: readonly string[] = [],
): Promise<void> {
  const programs = postgresPrograms();
  const postgres = engine !== 'embedded' && programs !== null ? await startPostgres(programs, { durable: true }) : null;
  const pooler =
    engine === 'pgbouncer' && postgres !== null ? await startPgbouncer(postgres.url, { connections: 10 }) : null;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'countersign-bench-'));
  const port = await freePort();
  const server = await startServer(dataDir, port, {
    TRUST_PROXY: '127.0.0.1',
    ...(postgres === null ? {} : { DATABASE_URL: pooler?.url ?? postgres.url }),
    ...(postgres === null || pooler === null ? {} : { DATABASE_DIRECT_URL: postgres.url }),
    ...(nodeOptions.length === 0 ? {} : { NODE_OPTIONS: nodeOptions.join(' ') }),
  });
  try {
    await work(`http://127.0.0.1:${port}`, server.pid);
  } finally {
    server.kill();
    await server.ended;
    await pooler?.stop();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(`${dataDir}.keys`, { recursive: true, force: true });
  }
}
