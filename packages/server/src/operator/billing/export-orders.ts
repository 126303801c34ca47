import { Readable } from 'node:stream';
import type { Api } from '@countersign/contract';
import { textCell } from '@countersign/domain';
import { demandOperatorSession, recordOperatorAct } from '../../accounts/index.ts';
import { type OrderRow, readOrders } from '../../contracts/index.ts';
import { type Handler, type OperatorCaller, type Services, attachmentNamed, filtersOf } from '../../platform/index.ts';
import { ORDER_FILTERS, specOf } from './order-filters.ts';

const HEAD = [
  'reference',
  'owner',
  'payerName',
  'packageCode',
  'charges',
  'price',
  'currency',
  'status',
  'createdDatetime',
  'statusDatetime',
  'decidedBy',
  'paid',
  'paymentReference',
  'refunded',
  'returnedCharges',
  'reason',
];

/** The orders as a CSV, read in batches while it is sent; the export is recorded before. */
export const exportOrders: Handler<Api['exportOrders']> = async (services, { query, caller, context }) => {
  const spec = specOf(filtersOf(query.filters, ORDER_FILTERS));
  const act = { kind: 'order.exported', detail: { filters: query.filters } } as const;
  await services.db.withTx((tx) => recordOperatorAct(tx, services, caller, act, context));
  return {
    body: Readable.from(linesOf(services, caller, spec)),
    headers: {
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': attachmentNamed(`orders-${context.now.toISOString().slice(0, 10)}.csv`),
    },
  };
};

const BATCH = 500;

async function* linesOf(
  { db }: Pick<Services, 'db'>,
  caller: OperatorCaller,
  spec: ReturnType<typeof specOf>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${lineOf(HEAD)}`, 'utf8');
  let before: string | undefined;
  do {
    const rows: OrderRow[] = await db.withTx(async (tx) => {
      await demandOperatorSession(tx, caller);
      return readOrders(tx, { ...spec, before }, BATCH);
    });
    if (rows.length > 0) yield Buffer.from(rows.map((row) => lineOf(cellsOf(row))).join(''), 'utf8');
    before = rows.length < BATCH ? undefined : rows.at(-1)?.id;
  } while (before !== undefined);
}

const money = (minor: number | null): string => (minor === null ? '' : (minor / 100).toFixed(2));

const cellsOf = (row: OrderRow): string[] => [
  row.reference,
  row.owner,
  row.payerName,
  row.packageCode,
  String(row.charges),
  money(row.priceMinor),
  row.currency,
  row.status,
  row.createdAt.toISOString(),
  row.decidedAt?.toISOString() ?? '',
  row.decidedBy ?? '',
  money(row.paidMinor),
  row.paymentReference ?? '',
  money(row.refundedMinor),
  String(row.returnedCharges),
  row.reason ?? '',
];

/** Cells that a spreadsheet would read as formulas are neutralised (security 51). */
const lineOf = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${textCell(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
