import type pg from 'pg';
import type { Logger } from 'pino';

const LOOK_MS = 30_000;
/** A checkpoint after this much log bounds the replay after a kill to some two seconds. */
const CHECKPOINT_BYTES = 64 * 1024 * 1024;
const CHECKPOINT_EVERY_LOOKS = 10;
const VACUUM_EVERY_LOOKS = 20;

/** Tables whose dead or changed rows exceed PostgreSQL's own autovacuum thresholds; names are quoted. */
const STALE_TABLES = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 1000 + 0.2 * n_live_tup or n_mod_since_analyze > 1000 + 0.1 * n_live_tup`;

/**
 * Runs checkpoints and vacuum, which background processes of a PostgreSQL server do and the embedded one, a single process,
 * lacks. Returns a function that stops it.
 */
export function startMaintenance(pool: pg.Pool, log?: Pick<Logger, 'warn'>): () => void {
  let looks = 0;
  let checkpointAt = '0/0';
  let busy = false;

  const look = async (): Promise<void> => {
    looks += 1;
    const { rows } = await pool.query<{ lsn: string; written: string }>(
      'select pg_current_wal_insert_lsn()::text as lsn, pg_current_wal_insert_lsn() - $1::pg_lsn as written',
      [checkpointAt],
    );
    const written = Number(rows[0]?.written ?? 0);
    if (written > CHECKPOINT_BYTES || (written > 0 && looks % CHECKPOINT_EVERY_LOOKS === 0)) {
      await pool.query('checkpoint');
      const after = await pool.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn');
      checkpointAt = after.rows[0]?.lsn ?? checkpointAt;
    }
    if (looks % VACUUM_EVERY_LOOKS === 0) await vacuum(pool);
  };

  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    look()
      .catch((error: unknown) => log?.warn({ err: error }, 'maintenance of the embedded database failed'))
      .finally(() => (busy = false));
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function vacuum(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(STALE_TABLES);
  for (const { name } of rows) {
    // It holds the only session while it runs; requests take precedence.
    if (pool.waitingCount > 0) return;
    await pool.query(`vacuum (analyze) ${name}`);
  }
}
