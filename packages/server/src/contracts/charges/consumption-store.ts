import type { ChargeKind } from '@countersign/domain';
import { and, desc, eq, getViewSelectedFields, gte, lt, type SQL, sql } from 'drizzle-orm';
import { type Tx } from '../../platform/index.ts';
import { person } from '../../accounts/users/views.ts';
import { chargeEntry, chargeOrder } from '../billing/views.ts';
import { envelope } from '../envelopes/views.ts';

export interface ConsumptionSpec {
  readonly accountId: string;
  readonly kind?: ChargeKind | undefined;
  /** The first instant of the span, and the first instant after it. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly memberId?: string | undefined;
  readonly envelopeId?: string | undefined;
  /** Only lines older than this one: long reads page by this key, so that no line is returned twice. */
  readonly before?: string | undefined;
}

/** A line of the ledger with the names it refers to. */
export interface ConsumptionRow {
  readonly entry: typeof chargeEntry.$inferSelect;
  readonly envelopeTitle: string | null;
  readonly reference: string | null;
  readonly person: Pick<typeof person.$inferSelect, 'nickname' | 'realName' | 'idttvStatus' | 'phone' | 'email'> | null;
}

const matching = (spec: ConsumptionSpec): SQL | undefined =>
  and(
    eq(chargeEntry.accountId, spec.accountId),
    spec.kind === undefined ? undefined : eq(chargeEntry.kind, spec.kind),
    spec.from === undefined ? undefined : gte(chargeEntry.at, spec.from),
    spec.until === undefined ? undefined : lt(chargeEntry.at, spec.until),
    spec.memberId === undefined ? undefined : eq(chargeEntry.memberId, spec.memberId),
    spec.envelopeId === undefined ? undefined : eq(chargeEntry.envelopeId, spec.envelopeId),
    spec.before === undefined ? undefined : lt(chargeEntry.id, spec.before),
  );

/** Newest first. */
export const listEntries = (
  tx: Tx,
  spec: ConsumptionSpec,
  page: { readonly offset: number; readonly limit: number },
): Promise<ConsumptionRow[]> =>
  tx
    .select({
      entry: getViewSelectedFields(chargeEntry),
      envelopeTitle: envelope.title,
      reference: chargeOrder.reference,
      // The columns that are never null come first: a joined row counts as missing if its first column is null.
      person: {
        idttvStatus: person.idttvStatus,
        nickname: person.nickname,
        realName: person.realName,
        phone: person.phone,
        email: person.email,
      },
    })
    .from(chargeEntry)
    .leftJoin(envelope, eq(envelope.id, chargeEntry.envelopeId))
    .leftJoin(chargeOrder, eq(chargeOrder.id, chargeEntry.orderId))
    .leftJoin(person, eq(person.id, chargeEntry.personId))
    .where(matching(spec))
    .orderBy(desc(chargeEntry.id))
    .offset(page.offset)
    .limit(page.limit);

export const countEntries = (tx: Tx, spec: ConsumptionSpec): Promise<number> => tx.$count(chargeEntry, matching(spec));

/** Held and given-back charges by day or month in a time zone; empty periods are left out. */
export async function sumByPeriod(
  tx: Tx,
  accountId: string,
  { pattern, timezone, from }: { readonly pattern: string; readonly timezone: string; readonly from: Date },
): Promise<{ period: string; kind: string; amount: number }[]> {
  const period = sql<string>`to_char(${chargeEntry.at} at time zone ${timezone}, ${pattern})`;
  return tx
    .select({
      period: sql<string>`${period} as period`,
      kind: chargeEntry.kind,
      amount: sql<number>`sum(${chargeEntry.amount})::int`,
    })
    .from(chargeEntry)
    .where(
      and(
        eq(chargeEntry.accountId, accountId),
        gte(chargeEntry.at, from),
        sql`${chargeEntry.kind} in ('HOLD', 'REFUND')`,
      ),
    )
    .groupBy(sql`period`, chargeEntry.kind);
}
