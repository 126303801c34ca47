import type { StatisticsMeasure, StatisticsPeriod } from '@countersign/domain';
import { type SQL, and, eq, gte, lte, max, ne, sql } from 'drizzle-orm';
import { type Tx, dailyCount } from '../../platform/index.ts';
import { SIGNERS_KINDS } from '../console/index.ts';
import { complaint } from '../complaints/views.ts';
import { delivery } from '../../platform/delivery/views.ts';
import { audit } from '../../trust/audit-trail/views.ts';
import { certificate } from '../../trust/signer/views.ts';

/** Days of the platform. */
export const ZONE = 'Asia/Shanghai';

/** A span of days, the first one and the first one after it. */
export interface Days {
  readonly from: string;
  readonly until: string;
}
export interface DayCount {
  readonly day: string;
  readonly measure: StatisticsMeasure;
  readonly count: number;
}

/** The rows of the audit that are counted, by measure. */
const COUNTED_KINDS = {
  contractsSent: 'envelope.started',
  contractsFinished: 'envelope.completed',
  signatures: 'signature.made',
  people: 'user.registered',
  ordersPlaced: 'order.created',
  ordersPaid: 'order.paid',
} as const satisfies Partial<Record<StatisticsMeasure, string>>;

const startOf = (day: string): SQL => sql`(${day}::timestamp at time zone ${ZONE})`;
const within = (column: SQL, { from, until }: Days): SQL =>
  sql`${column} >= ${startOf(from)} and ${column} < ${startOf(until)}`;
const dayOf = (column: SQL): SQL => sql`to_char(${column} at time zone ${ZONE}, 'YYYY-MM-DD')`;

/** Counts what the rows say about these days, by one statement that reads the rows of those days alone. */
export async function countDays(tx: Tx, days: Days): Promise<DayCount[]> {
  const [at, issued, created] = [sql`${audit.at}`, sql`${certificate.issuedAt}`, sql`${delivery.createdAt}`];
  const complained = sql`${complaint.createdAt}`;
  const kinds = Object.entries(COUNTED_KINDS);
  const measure = sql`case ${audit.kind} ${sql.join(
    kinds.map(([name, kind]) => sql`when ${kind} then ${name}`),
    sql` `,
  )} end`;
  const listed = (texts: readonly string[]): SQL =>
    sql.join(
      texts.map((text) => sql`${text}`),
      sql`, `,
    );
  const { rows } = await tx.execute<DayCount & Record<string, unknown>>(sql`
    select ${dayOf(at)} as day, ${measure} as measure, count(*)::int as count from ${audit}
    where ${audit.kind} in (${listed(kinds.map(([, kind]) => kind))}) and ${within(at, days)} group by 1, 2
    union all
    select ${dayOf(issued)}, 'certificates', count(*)::int from ${certificate}
    where ${certificate.kind} in (${listed(SIGNERS_KINDS)}) and ${within(issued, days)} group by 1
    union all
    select ${dayOf(complained)}, 'complaints', count(*)::int from ${complaint} where ${within(complained, days)} group by 1
    union all
    select ${dayOf(created)}, case when ${delivery.failedAt} is null then 'deliveries' else 'deliveryFailures' end, count(*)::int
    from ${delivery} where ${ne(delivery.channel, 'CAPTCHA')} and ${within(created, days)} group by 1, 2`);
  return rows;
}

/** The day of the oldest row that is counted; null if there is none. */
export async function firstDay(tx: Tx): Promise<string | null> {
  const { rows } = await tx.execute<{ day: string | null }>(
    sql`select ${dayOf(sql`(select min(${audit.at}) from ${audit})`)} as day`,
  );
  return rows[0]?.day ?? null;
}

/** The last day that was counted; null if none was. */
export async function lastCounted(tx: Tx): Promise<string | null> {
  const [row] = await tx.select({ day: max(dailyCount.day) }).from(dailyCount);
  return row?.day ?? null;
}

/** The measures that are stored of a day. */
export async function measuresOf(tx: Tx, day: string): Promise<StatisticsMeasure[]> {
  const rows = await tx.select({ measure: dailyCount.measure }).from(dailyCount).where(eq(dailyCount.day, day));
  return rows.map(({ measure }) => measure);
}

/** Stores counts, in place of earlier ones. */
export async function saveCounts(tx: Tx, counts: readonly DayCount[]): Promise<void> {
  if (counts.length === 0) return;
  await tx
    .insert(dailyCount)
    .values([...counts])
    .onConflictDoUpdate({
      target: [dailyCount.day, dailyCount.measure],
      set: { count: sql`excluded.count` },
    });
}

/** The sums of stored days by period; `period` is its first day. */
export const sumPeriods = (
  tx: Tx,
  { from, to, by }: { readonly from: string; readonly to: string; readonly by: StatisticsPeriod },
): Promise<{ period: string; measure: StatisticsMeasure; count: number }[]> => {
  const period = sql<string>`to_char(date_trunc(${sql.raw(`'${by}'`)}, ${dailyCount.day}::timestamp), 'YYYY-MM-DD')`;
  return tx
    .select({ period, measure: dailyCount.measure, count: sql<number>`sum(${dailyCount.count})::int` })
    .from(dailyCount)
    .where(and(gte(dailyCount.day, from), lte(dailyCount.day, to)))
    .groupBy(period, dailyCount.measure);
};
