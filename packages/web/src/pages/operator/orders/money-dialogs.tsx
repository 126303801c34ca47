import { type OperatorOrder, type OrderRefundTerms, operatorApi } from '@countersign/contract';
import { REASON_MAX } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormSheet, useFormAct } from '../../../parts/form/form-sheet.tsx';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { formatNumber } from '../../../text/format.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Skeleton, TextArea, TextField, bound } from '../../../ui/index.ts';
import { operatorCall } from '../model/calls.ts';
import { refetch } from '../model/queries.ts';
import { useOperatorText } from '../words.ts';
import { minorOf, moneyText } from './money.ts';
import { useOrdersText } from './text.ts';

interface DialogProps {
  order: OperatorOrder;
  onClose: () => void;
}

const AT_AMOUNT = new Set(['ERROR_PAYMENT_AMOUNT', 'ERROR_REFUND_AMOUNT']);
const AT_PAYMENT = new Set(['ERROR_PAYMENT_USED']);
const AT_CHARGES = new Set(['ERROR_REFUND_CHARGES']);
const PLACED = new Set([...AT_AMOUNT, ...AT_PAYMENT, ...AT_CHARGES]);

/** States that a payment has arrived, as the bank statement has it: its number and its amount. */
export function PayDialog({ order, onClose }: DialogProps) {
  const words = useOrdersText();
  const form = useFormAct();
  const [payment, setPayment] = useState('');
  const [amount, setAmount] = useState('');
  const amountMinor = minorOf(amount);
  const isMissing = payment.trim() === '';
  const pay = async () => {
    const body = { paymentReference: payment.trim(), amountMinor: amountMinor ?? 0 };
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
      placed={PLACED}
      isSound={!isMissing && amountMinor !== null}
      onSubmit={pay}
      done={words.paid}
      onClose={onClose}
    >
      <TextField
        label={words.payment}
        hint={words.paymentHint}
        {...bound(payment, setPayment)}
        maxLength={64}
        autoComplete="off"
        error={form.wasTried && isMissing ? words.paymentMissing : form.refusedBy(AT_PAYMENT)}
      />
      <TextField
        label={words.arrived(order.currency)}
        {...bound(amount, setAmount)}
        inputMode="decimal"
        autoComplete="off"
        error={form.wasTried && amountMinor === null ? words.amountWrong : form.refusedBy(AT_AMOUNT)}
      />
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
  const form = useFormAct();
  const [amount, setAmount] = useState((terms.suggestedMinor / 100).toFixed(2));
  const [charges, setCharges] = useState(String(terms.remaining));
  const [reason, setReason] = useState('');
  const amountMinor = minorOf(amount);
  const areCharges = /^\d{1,8}$/.test(charges.trim());
  const isMissing = reason.trim() === '';
  const money = (minor: number): string => moneyText(minor, order.currency);
  const refund = async () => {
    const body = { amountMinor: amountMinor ?? 0, charges: Number(charges), reason: reason.trim() };
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
      placed={PLACED}
      isSound={!isMissing && areCharges && amountMinor !== null && amountMinor > 0}
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
      <TextField
        label={words.refundAmount(order.currency)}
        {...bound(amount, setAmount)}
        inputMode="decimal"
        autoComplete="off"
        error={
          form.wasTried && (amountMinor === null || amountMinor === 0) ? words.amountWrong : form.refusedBy(AT_AMOUNT)
        }
      />
      <TextField
        label={words.refundCharges}
        {...bound(charges, setCharges)}
        inputMode="numeric"
        autoComplete="off"
        error={form.wasTried && !areCharges ? words.chargesWrong : form.refusedBy(AT_CHARGES)}
      />
      <TextArea
        label={words.reason}
        rows={2}
        maxLength={REASON_MAX}
        {...bound(reason, setReason)}
        error={form.wasTried && isMissing ? shared.reasonMissing : null}
      />
    </FormSheet>
  );
}
