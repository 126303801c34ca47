import { type RefundTerms, judgeRefund } from '@countersign/domain';
import { type Services, type Tx, demand, emit, refuseWith } from '../../platform/index.ts';
import { findBought } from './account-store.ts';
import { move, openAccount } from './account.ts';
import { moneyOf } from './order-charges.ts';
import { type OrderRow, insertRefund, lockOrder } from './order-store.ts';

export interface Refund {
  readonly amountMinor: number;
  readonly charges: number;
  readonly reason: string;
}

/**
 * What became of the charges of a paid order; its row and its account are locked, so that it stays true. Expired charges lapse
 * before.
 * @throws Refused ERROR_NOT_FOUND, ERROR_ORDER_UNPAID
 */
export async function refundTermsOf(tx: Tx, services: Pick<Services, 'ids'>, id: string | null, now: Date) {
  const order = (id === null ? null : await lockOrder(tx, id)) ?? refuseWith('ERROR_NOT_FOUND');
  const { paidMinor, refundedMinor, charges: bought, owner, accountId } = order;
  if (paidMinor === null) return refuseWith('ERROR_ORDER_UNPAID');
  const { row: account } = await openAccount(tx, services, { owner, id: accountId }, now);
  const { lot, moved } = (await findBought(tx, order)) ?? refuseWith('ERROR_ORDER_UNPAID');
  const of = (kind: Parameters<typeof moved.get>[0]): number => moved.get(kind) ?? 0;
  const terms: RefundTerms = {
    paidMinor,
    refundedMinor,
    bought,
    remaining: lot.remaining,
    held: of('HOLD') - of('CONSUME') - of('REFUND'),
    consumed: of('CONSUME'),
    expired: of('EXPIRE'),
    returned: of('RETURN'),
  };
  return { order, account, lot, terms };
}

/**
 * Pays a part of an order back: the charges leave the account to the authority, and the order knows what was refunded.
 * @throws Refused ERROR_NOT_FOUND, ERROR_ORDER_UNPAID, ERROR_REFUND_AMOUNT, ERROR_REFUND_CHARGES
 */
export async function refundCharges(
  tx: Tx,
  services: Pick<Services, 'ids'>,
  id: string,
  { refund, decidedBy, now }: { readonly refund: Refund; readonly decidedBy: string; readonly now: Date },
): Promise<OrderRow> {
  const { order, account, lot, terms } = await refundTermsOf(tx, services, id, now);
  demand(judgeRefund(terms, refund));
  const { personId, memberId } = order;
  const entry = {
    accountId: account.id,
    kind: 'RETURN',
    lotId: lot.id,
    orderId: order.id,
    personId,
    memberId,
  } as const;
  if (refund.charges > 0)
    await move(tx, account, { id: services.ids.next(), ...entry, amount: refund.charges, at: now });
  await insertRefund(tx, { id: services.ids.next(), orderId: order.id, ...refund, decidedBy, at: now });
  const { reference, currency } = order;
  const back = { amount: moneyOf(refund.amountMinor, currency), charges: refund.charges };
  const news = { type: 'charges.refunded', orderId: order.id, personId, memberId, reference, ...back } as const;
  await emit(tx, news, { id: services.ids.next(), now });
  return order;
}
