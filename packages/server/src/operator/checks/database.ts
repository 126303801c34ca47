import { sql } from 'drizzle-orm';
import { type CheckPorts, type Finding, down, ok, warning } from './check.ts';

const OLDEST_MAJOR = 15;
const SLOW_MS = 20;
const QUERIES = 5;

/** The version, and how long a query takes: the shortest of several, so that a busy machine does not look like a slow network. */
export async function checkDatabase({ db }: Pick<CheckPorts, 'db'>): Promise<Finding> {
  const times: number[] = [];
  const version = await db.withTx(async (tx) => {
    const { rows } = await tx.execute<{ server_version: string }>(sql`show server_version`);
    for (let at = 0; at < QUERIES; at += 1) {
      const began = performance.now();
      await tx.execute(sql`select 1`);
      times.push(performance.now() - began);
    }
    return String(rows[0]?.server_version ?? '');
  });
  const kind = db.kind === 'embedded' ? 'PGlite' : 'PostgreSQL';
  return judgeDatabase({ kind, version, latencyMs: Math.round(Math.min(...times) * 10) / 10 });
}

export function judgeDatabase(facts: { kind: string; version: string; latencyMs: number }): Finding {
  if (Number.parseInt(facts.version, 10) < OLDEST_MAJOR) return down('DATABASE_OLD', facts);
  return facts.kind === 'PostgreSQL' && facts.latencyMs > SLOW_MS ? warning('DATABASE_SLOW', facts) : ok(facts);
}
