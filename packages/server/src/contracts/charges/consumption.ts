import { type Consumption, type Usage, readDate } from '@countersign/contract';
import {
  CHARGE_KINDS,
  CHARGE_MOVES,
  type WsidKind,
  displayName,
  fromWsid,
  publicName,
  toWsid,
} from '@countersign/domain';
import { type Tx, filtersOf, keptFormats, refuseWith } from '../../platform/index.ts';
import { type ConsumptionRow, type ConsumptionSpec, sumByPeriod } from './consumption-store.ts';

const FILTERS = ['kind', 'from', 'to', 'memberWsid', 'envelopeWsid'] as const;
const DAY_MS = 86_400_000;

const malformed = (key: string, detail: string): never =>
  refuseWith('ERROR_MALFORMED', { field: `filters.${key}`, detail });

/** `filters=kind=HOLD,from=2026-11-01,to=2026-11-30`; the day given as `to` is included. */
export function readSpec(accountId: string, text: string): ConsumptionSpec {
  const found = filtersOf(text, FILTERS);
  const idOf = (kind: WsidKind, key: 'memberWsid' | 'envelopeWsid'): string | undefined =>
    found[key] === undefined ? undefined : (fromWsid(kind, found[key]) ?? malformed(key, 'is not an id'));
  const kind =
    found.kind === undefined
      ? undefined
      : (CHARGE_KINDS.find((one) => one === found.kind) ??
        malformed('kind', `is not one of ${CHARGE_KINDS.join(', ')}`));
  const to = dateOf('to', found.to);
  return {
    accountId,
    kind,
    from: dateOf('from', found.from),
    until: to === undefined ? undefined : new Date(to.getTime() + (found.to?.includes('T') ? 1 : DAY_MS)),
    memberId: idOf('enterpriseUser', 'memberWsid'),
    envelopeId: idOf('envelope', 'envelopeWsid'),
  };
}

function dateOf(key: string, text: string | undefined): Date | undefined {
  return text === undefined ? undefined : (readDate(text) ?? malformed(key, 'is not an ISO 8601 date'));
}

export function presentConsumption({ entry, envelopeTitle, reference, person }: ConsumptionRow): Consumption {
  const { from, to } = CHARGE_MOVES[entry.kind];
  return {
    chargeWsid: toWsid('charge', entry.id),
    kind: entry.kind,
    amount: entry.amount,
    change: (to === 'AVAILABLE' ? entry.amount : 0) - (from === 'AVAILABLE' ? entry.amount : 0),
    balance: entry.availableAfter,
    envelopeWsid: entry.envelopeId === null ? null : toWsid('envelope', entry.envelopeId),
    envelopeTitle,
    orderWsid: entry.orderId === null ? null : toWsid('order', entry.orderId),
    reference,
    memberWsid: entry.memberId === null ? null : toWsid('enterpriseUser', entry.memberId),
    memberName: person === null ? null : publicName(displayName(person)),
    createdDatetime: entry.at.toISOString(),
  };
}

const SHOWN = { day: 30, month: 12 } as const;
const PATTERN = { day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const;

/** Every day or month up to now, oldest first, including empty ones; the time zone has been validated. */
export async function readUsage(
  tx: Tx,
  accountId: string,
  { by, timezone }: { readonly by: 'day' | 'month'; readonly timezone: string },
  now: Date,
): Promise<Usage[]> {
  const periods = by === 'day' ? lastDays(timezone, now) : lastMonths(timezone, now);
  // One day more than is shown, so that no time zone truncates the first period; older entries are dropped below.
  const from = new Date(Date.parse(by === 'day' ? `${periods[0]}T00:00Z` : `${periods[0]}-01T00:00Z`) - DAY_MS);
  const sums = await sumByPeriod(tx, accountId, { pattern: PATTERN[by], timezone, from });
  const of = (period: string, kind: string): number =>
    sums.find((one) => one.period === period && one.kind === kind)?.amount ?? 0;
  return periods.map((period) => {
    const refunded = of(period, 'REFUND');
    return { period, consumed: Math.max(0, of(period, 'HOLD') - refunded), refunded };
  });
}

const formatOf = keptFormats((language, timeZone) => new Intl.DateTimeFormat(language, { timeZone }));

/** `2026-11-21` in the time zone. */
const dayText = (timeZone: string, at: Date): string => formatOf('en-CA', timeZone).format(at);

function lastDays(timezone: string, now: Date): string[] {
  const today = Date.parse(`${dayText(timezone, now)}T00:00Z`);
  return Array.from({ length: SHOWN.day }, (_, at) =>
    new Date(today - (SHOWN.day - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );
}

function lastMonths(timezone: string, now: Date): string[] {
  const [year = 0, month = 1] = dayText(timezone, now).split('-').map(Number);
  return Array.from({ length: SHOWN.month }, (_, at) =>
    new Date(Date.UTC(year, month - 1 - (SHOWN.month - 1 - at), 1)).toISOString().slice(0, 7),
  );
}
