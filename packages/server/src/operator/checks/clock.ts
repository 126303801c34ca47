import { eq, sql } from 'drizzle-orm';
import { type CheckPorts, type Finding, down, ok, warning } from './check.ts';
import { authorityState } from '../../trust/signer/views.ts';

const OFF_MS = 2000;
const FAR_OFF_MS = 60_000;

/**
 * Compares the clock with that of the database server, and with the last time-stamp: none is made with an earlier time.
 * @param read the clock of this machine, in milliseconds
 */
export async function checkClock(
  { db, now: asked }: Pick<CheckPorts, 'db' | 'now'>,
  read: () => number = Date.now,
): Promise<Finding> {
  const found = await db.withTx(async (tx) => {
    const before = read();
    const { rows } = await tx.execute<{ at: string }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::text as at`,
    );
    const between = (before + read()) / 2;
    const [stamp] = await tx
      .select({ at: authorityState.at })
      .from(authorityState)
      .where(eq(authorityState.name, 'timestamp'));
    return { offsetMs: Math.round(between - Number(rows[0]?.at)), stampAt: stamp?.at ?? null };
  });
  const behindMs = found.stampAt === null ? 0 : found.stampAt.getTime() - asked.getTime();
  return judgeClock({ offsetMs: db.kind === 'embedded' ? 0 : found.offsetMs, behindMs });
}

export function judgeClock({ offsetMs, behindMs }: { offsetMs: number; behindMs: number }): Finding {
  if (behindMs > OFF_MS) return down('CLOCK_BEHIND', { offsetMs, behindMs });
  if (Math.abs(offsetMs) > FAR_OFF_MS) return down('CLOCK_DATABASE', { offsetMs });
  return Math.abs(offsetMs) > OFF_MS ? warning('CLOCK_DATABASE', { offsetMs }) : ok({ offsetMs });
}
