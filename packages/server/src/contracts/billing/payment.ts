import type { ChargeOrder } from '@countersign/contract';
import type { PaymentKind } from '@countersign/domain';
import type { Config } from '../../platform/index.ts';

type Transfer = NonNullable<ChargeOrder['transfer']>;

/** How orders are paid; another provider can be substituted here. */
export interface Payments {
  readonly kind: PaymentKind;
  /** What the payer of an order is shown; null while nothing can be bought. */
  instructions(order: { readonly reference: string }): Transfer | null;
}

/** The money is transferred by bank with the reference of the order, and an operator records its arrival. */
export const offlineTransfer = ({ payee }: Pick<Config, 'payee'>): Payments => ({
  kind: 'OFFLINE_TRANSFER',
  instructions: ({ reference }) => (payee === null ? null : { ...payee, reference }),
});
