import type { ChargeOrder, Charges, Consumption, Usage } from '@countersign/contract';
import { type AuditKind, CONSUMPTION_EXPORT_MAX, ORDER_STATUSES, fromWsid, toWsid } from '@countersign/domain';
import { auditActor } from '../../accounts/index.ts';
import { recordAudit } from '../../trust/index.ts';
import {
  type BinaryReply,
  type Services,
  type Tx,
  demandSorts,
  demandTimezone,
  filtersOf,
  pageOf,
  refuseWith,
} from '../../platform/index.ts';
import {
  type By,
  type ChargeOwner,
  type Payments,
  exportSheet,
  giveUpOrder,
  listBills,
  listOrders,
  openAccount,
  orderPackage,
  presentBill,
  presentCharges,
  presentOrder,
  updateAccount,
} from '../billing/index.ts';
import { presentConsumption, readSpec, readUsage } from './consumption.ts';
import { type ConsumptionSpec, countEntries, listEntries } from './consumption-store.ts';

type Deps = Pick<Services, 'db' | 'ids'>;
export interface ListQuery {
  readonly filters: string;
  readonly sorts: string;
  readonly fields: string;
  readonly offset: number;
  readonly limit: number;
}

/** Each of these lists has one order; an unknown filter, sort or field is named in the error (security 24). */
export function readList<const K extends string>(query: ListQuery, known: readonly K[]) {
  demandSorts(query.sorts, []);
  return { filters: filtersOf(query.filters, known), page: pageOf(query) };
}

export const statusOf = (text: string | undefined) =>
  text === undefined
    ? undefined
    : (ORDER_STATUSES.find((one) => one === text) ??
      refuseWith('ERROR_MALFORMED', { field: 'filters.status', detail: `is not one of ${ORDER_STATUSES.join(', ')}` }));

export const readCharges = ({ db, ids }: Deps, owner: ChargeOwner, now: Date): Promise<Charges> =>
  db.withTx(async (tx) => presentCharges(await openAccount(tx, { ids }, owner, now)));

/** The warning threshold; if fewer are left already, the warning is sent at the next envelope. */
export const setLow = ({ db, ids }: Deps, by: By, owner: ChargeOwner, lowThreshold: number | null): Promise<Charges> =>
  db.withTx(async (tx) => {
    const { row, lots } = await openAccount(tx, { ids }, owner, by.context.now);
    await updateAccount(tx, row.id, { lowThreshold, lowTold: false });
    const detail = { lowThreshold: lowThreshold === null ? '' : String(lowThreshold) };
    await record(tx, { ids }, by, { kind: 'charges.lowThresholdSet', owner, detail });
    return presentCharges({ row: { ...row, lowThreshold }, lots });
  });

export async function makeOrder(
  services: Deps,
  payments: Payments,
  by: By,
  spec: { readonly owner: ChargeOwner; readonly packageCode: string },
): Promise<{ order: ChargeOrder }> {
  return { order: presentOrder(await orderPackage(services, payments, by, spec), payments) };
}

export async function dropOrder(
  services: Deps,
  payments: Payments,
  by: By,
  { owner, orderWsid }: { readonly owner: ChargeOwner; readonly orderWsid: string },
): Promise<{ order: ChargeOrder }> {
  const row = await giveUpOrder(services, by, { owner, id: fromWsid('order', orderWsid) });
  return { order: presentOrder(row, payments) };
}

export async function ordersOf({ db }: Deps, payments: Payments, owner: ChargeOwner, query: ListQuery) {
  const { filters, page } = readList(query, ['status']);
  const spec = { accountId: owner.id, status: statusOf(filters.status) };
  const { rows, total } = await db.withTx((tx) => listOrders(tx, spec, page));
  return { orders: rows.map((row) => presentOrder(row, payments)), page: { ...page, totalElements: total } };
}

export async function billsOf({ db }: Deps, owner: ChargeOwner, query: ListQuery) {
  const { page } = readList(query, []);
  const { rows, total } = await db.withTx((tx) => listBills(tx, owner.id, page));
  return { bills: rows.map(presentBill), page: { ...page, totalElements: total } };
}

export async function consumptionsOf({ db }: Deps, owner: ChargeOwner, query: ListQuery) {
  demandSorts(query.sorts, ['createdDatetime']);
  const page = pageOf(query);
  const spec = readSpec(owner.id, query.filters);
  return db.withTx(async (tx) => {
    const rows = await listEntries(tx, spec, page);
    const totalElements = await countEntries(tx, spec);
    return { consumptions: rows.map(presentConsumption), page: { ...page, totalElements } };
  });
}

const EXPORTED_AT_ONCE = 1000;

/** Up to `most` lines, newest first, paged by the key of the last line read: lines written meanwhile shift none of them. */
export async function linesOf(
  { db }: Pick<Services, 'db'>,
  spec: ConsumptionSpec,
  most: number,
  atOnce = EXPORTED_AT_ONCE,
): Promise<Consumption[]> {
  const lines: Consumption[] = [];
  let before: string | undefined;
  while (lines.length < most) {
    const page = { offset: 0, limit: Math.min(atOnce, most - lines.length) };
    const rows = await db.withTx((tx) => listEntries(tx, { ...spec, before }, page));
    lines.push(...rows.map(presentConsumption));
    before = rows.at(-1)?.entry.id;
    if (rows.length < page.limit) break;
  }
  return lines;
}

/** Read in batches, so that signing never waits behind a long list (conventions, rule 11). */
export async function exportOf(
  services: Deps,
  by: By,
  owner: ChargeOwner,
  { format, filters }: { readonly format: 'csv' | 'xlsx'; readonly filters: string },
): Promise<BinaryReply> {
  const lines = await linesOf(services, readSpec(owner.id, filters), CONSUMPTION_EXPORT_MAX);
  const detail = { format, filters, lines: String(lines.length) };
  await services.db.withTx((tx) => record(tx, services, by, { kind: 'consumption.exported', owner, detail }));
  const { bytes, mediaType, fileName } = exportSheet(format, lines, by.context.language);
  return {
    body: bytes,
    mediaType,
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${fileName}"`,
      'x-content-type-options': 'nosniff',
    },
  };
}

/** @throws Refused ERROR_MALFORMED if days cannot be computed in the time zone */
export const usageOf = async (
  { db }: Deps,
  owner: ChargeOwner,
  query: { readonly by: 'day' | 'month'; readonly timezone: string },
  now: Date,
): Promise<{ usage: Usage[] }> => {
  demandTimezone(query.timezone);
  return { usage: await db.withTx((tx) => readUsage(tx, owner.id, query, now)) };
};

interface OwnerAct {
  readonly kind: AuditKind;
  readonly owner: ChargeOwner;
  readonly detail: Readonly<Record<string, string>>;
}

const record = async (
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  { caller, context }: By,
  { kind, owner, detail }: OwnerAct,
): Promise<void> =>
  recordAudit(tx, {
    id: ids.next(),
    at: context.now,
    kind,
    ...(await auditActor(tx, caller, context)),
    detail: { account: toWsid(owner.owner === 'PERSON' ? 'user' : 'enterprise', owner.id), ...detail },
  });
