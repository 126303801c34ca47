import { sql } from 'drizzle-orm';
import { type CheckPorts, type Finding, down, ok, warning } from './check.ts';

const OLDEST_MAJOR = 15;
const SLOW_MS = 20;
const QUERIES = 5;

/** The version, and how long a query takes: the shortest of several, so that a busy machine does not look like a slow network. */
export async function checkDatabase({ db }: Pick<CheckPorts, 'db'>): Promise<Finding> {
  const times: number[] = [];
  const { version, limit } = await db.withTx(async (tx) => {
    const { rows } = await tx.execute<{ version: string; limit: string }>(
      sql`select current_setting('server_version') as version, current_setting('statement_timeout') as limit`,
    );
    for (let at = 0; at < QUERIES; at += 1) {
      const began = performance.now();
      await tx.execute(sql`select 1`);
      times.push(performance.now() - began);
    }
    return { version: String(rows[0]?.version ?? ''), limit: rows[0]?.limit ?? '0' };
  });
  const kind = db.kind === 'embedded' ? 'PGlite' : 'PostgreSQL';
  return judgeDatabase({ kind, version, latencyMs: Math.round(Math.min(...times) * 10) / 10 }, limit !== '0');
}

/** @param isLimited whether a statement ends after some time: behind a pooler only where the role has such a limit */
export function judgeDatabase(facts: { kind: string; version: string; latencyMs: number }, isLimited = true): Finding {
  if (Number.parseInt(facts.version, 10) < OLDEST_MAJOR) return down('DATABASE_OLD', facts);
  if (facts.kind === 'PostgreSQL' && !isLimited) return warning('DATABASE_UNLIMITED', facts);
  return facts.kind === 'PostgreSQL' && facts.latencyMs > SLOW_MS ? warning('DATABASE_SLOW', facts) : ok(facts);
}
