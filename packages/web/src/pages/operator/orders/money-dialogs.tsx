import { type OperatorOrder, type OrderRefundTerms, operatorApi } from '@countersign/contract';
import { REASON_MAX } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { FormSheet, useForm, useTyped } from '../../../parts/form/form.ts';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { formatNumber } from '../../../text/format.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Skeleton, TextArea, TextField } from '../../../ui/index.ts';
import { operatorCall } from '../model/calls.ts';
import { refetch } from '../model/queries.ts';
import { useOperatorText } from '../words.ts';
import { minorOf, moneyText } from './money.ts';
import { useOrdersText } from './text.ts';

interface DialogProps {
  order: OperatorOrder;
  onClose: () => void;
}

/** States that a payment has arrived, as the bank statement has it: its number and its amount. */
export function PayDialog({ order, onClose }: DialogProps) {
  const words = useOrdersText();
  const form = useForm();
  const payment = useTyped(form, '', words.paymentMissing, 'ERROR_PAYMENT_USED');
  const amount = useTyped(form, '', (given) => minorOf(given) === null && words.amountWrong, 'ERROR_PAYMENT_AMOUNT');
  const pay = async () => {
    const body = { paymentReference: payment.given, amountMinor: minorOf(amount.given) ?? 0 };
    await operatorCall(operatorApi.payOrder, { params: { orderWsid: order.orderWsid }, body });
    refetch('orders', 'requests');
  };
  const price = moneyText(order.priceMinor, order.currency);
  return (
    <FormSheet
      title={words.payTitle(order.reference)}
      description={words.payWhy(price, order.payerName, formatNumber(order.charges))}
      act={words.pay}
      form={form}
      onSubmit={pay}
      done={words.paid}
      onClose={onClose}
    >
      <TextField label={words.payment} hint={words.paymentHint} {...payment.field} maxLength={64} autoComplete="off" />
      <TextField label={words.arrived(order.currency)} {...amount.field} inputMode="decimal" autoComplete="off" />
    </FormSheet>
  );
}

/** Requests to pay back a part or all of a payment; explains what became of its charges. */
export function RefundDialog({ order, onClose }: DialogProps) {
  const query = useQuery({
    queryKey: ['operator', 'orders', 'refund', order.orderWsid],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await operatorCall(operatorApi.getRefundTerms, { params: { orderWsid: order.orderWsid }, signal })).terms,
  });
  if (query.data === undefined)
    return (
      <Loaded query={query} waiting={<Skeleton height={1} radius={0} />}>
        {() => null}
      </Loaded>
    );
  return <RefundForm order={order} terms={query.data} onClose={onClose} />;
}

function RefundForm({ order, terms, onClose }: DialogProps & { terms: OrderRefundTerms }) {
  const words = useOrdersText();
  const shared = useOperatorText();
  const form = useForm();
  const suggested = (terms.suggestedMinor / 100).toFixed(2);
  const amount = useTyped(form, suggested, (given) => !minorOf(given) && words.amountWrong, 'ERROR_REFUND_AMOUNT');
  const judgeCharges = (given: string) => !/^\d{1,8}$/.test(given) && words.chargesWrong;
  const charges = useTyped(form, String(terms.remaining), judgeCharges, 'ERROR_REFUND_CHARGES');
  const reason = useTyped(form, '', shared.reasonMissing);
  const money = (minor: number): string => moneyText(minor, order.currency);
  const refund = async () => {
    const amountMinor = minorOf(amount.given) ?? 0;
    const body = { amountMinor, charges: Number(charges.given), reason: reason.given };
    await operatorCall(operatorApi.refundOrder, { params: { orderWsid: order.orderWsid }, body });
    refetch('orders', 'requests');
  };
  return (
    <FormSheet
      size="m"
      title={words.refundTitle(order.reference)}
      description={words.refundWhy}
      act={words.refund}
      danger
      form={form}
      onSubmit={refund}
      done={words.refundAsked}
      onClose={onClose}
    >
      <Facts
        facts={[
          [words.terms.paid, money(terms.paidMinor)],
          [words.terms.refunded, money(terms.refundedMinor)],
          [words.terms.bought, formatNumber(terms.bought)],
          [words.terms.consumed, formatNumber(terms.consumed)],
          [words.terms.held, formatNumber(terms.held)],
          [words.terms.expired, formatNumber(terms.expired)],
          [words.terms.returned, formatNumber(terms.returned)],
          [words.terms.remaining, formatNumber(terms.remaining)],
          [words.terms.suggested, money(terms.suggestedMinor)],
        ]}
      />
      <TextField label={words.refundAmount(order.currency)} {...amount.field} inputMode="decimal" autoComplete="off" />
      <TextField label={words.refundCharges} {...charges.field} inputMode="numeric" autoComplete="off" />
      <TextArea label={words.reason} rows={2} maxLength={REASON_MAX} {...reason.field} />
    </FormSheet>
  );
}
