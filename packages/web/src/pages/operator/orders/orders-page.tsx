import { type OperatorOrder, operatorApi } from '@countersign/contract';
import { ORDER_STATUSES, type OrderStatus } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber, formatTime } from '../../../text/format.ts';
import { language } from '../../../text/text.ts';
import type { Tone } from '../../../ui/banner.tsx';
import { AnchorButton, Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { IconName } from '../../../ui/icon.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { toast } from '../../../ui/toast.tsx';
import { operatorCall } from '../model/calls.ts';
import { filtersText } from '../model/list-search.ts';
import { useMay } from '../model/session.ts';
import { ORDER_FILTERS, ordersQuery, refetch } from '../model/queries.ts';
import { type Column, DataTable } from '../../../parts/data-table/data-table.tsx';
import { FilterChoice, FilterDay, FilterText, Filters } from '../parts/filters.tsx';
import { ListView } from '../../../parts/data-table/list-view.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { withActs } from '../parts/with-acts.ts';
import { useOperatorText } from '../words.ts';
import { Row, Small, Text } from '../../../ui/layout.tsx';
import { PayDialog, RefundDialog } from './money-dialogs.tsx';
import { moneyText } from './money.ts';
import styles from './orders.module.css';
import { useOrdersText } from './text.ts';

const LOOK: Readonly<Record<OrderStatus, { tone: Tone; icon: IconName }>> = {
  WAITING: { tone: 'warn', icon: 'clock' },
  PAID: { tone: 'good', icon: 'check' },
  CANCELLED: { tone: 'neutral', icon: 'close' },
};
interface Asked {
  readonly order: OperatorOrder;
  readonly act: 'pay' | 'refuse' | 'refund';
}

/** The amount; below it the payment, and what was paid back. */
function Amount({ order }: { order: OperatorOrder }) {
  const words = useOrdersText();
  const { priceMinor, currency, paymentReference, refundedMinor } = order;
  return (
    <>
      {moneyText(priceMinor, currency)}
      {paymentReference !== null && <Small block text={paymentReference} />}
      {refundedMinor > 0 && <Small block text={words.refunded(moneyText(refundedMinor, currency))} />}
    </>
  );
}

/** Orders for charges: an operator records the payment, which another confirms, or cancels the order with a reason. */
export function OperatorOrdersPage() {
  const words = useOrdersText();
  const { search, set, paging } = useListSearch(ORDER_FILTERS);
  const { filters } = search;
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <Page
      title={words.title}
      lead={words.lead}
      action={
        <AnchorButton
          label={words.export}
          href={`${operatorApi.exportOrders.path}?filters=${encodeURIComponent(filtersText(filters))}`}
          title={words.exportNote}
          download
        />
      }
    >
      <Filters onClear={paging.onClear}>
        <FilterChoice
          label={words.status}
          value={filters.status}
          onChange={(status) => set({ status })}
          choices={ORDER_STATUSES.map((status) => [status, words.statusWord[status]] as const)}
        />
        <FilterText label={words.reference} value={filters.reference} onChange={(reference) => set({ reference })} />
        <FilterText label={words.payer} value={filters.payerName} onChange={(payerName) => set({ payerName })} />
        <FilterText
          label={words.payment}
          value={filters.paymentReference}
          onChange={(paymentReference) => set({ paymentReference })}
        />
        <FilterDay label={words.from} value={filters.from} onChange={(from) => set({ from })} />
        <FilterDay label={words.to} value={filters.to} onChange={(to) => set({ to })} />
      </Filters>
      <ListView
        query={useQuery(ordersQuery(search))}
        {...paging}
        isEmpty={({ orders }) => orders.length === 0}
        empty={<EmptyState drawing="paper" title={words.emptyTitle} why={words.emptyWhy} />}
      >
        {({ orders }) => <Orders rows={orders} onAsk={setAsked} />}
      </ListView>
      {asked?.act === 'pay' && <PayDialog order={asked.order} onClose={() => setAsked(null)} />}
      {asked?.act === 'refund' && <RefundDialog order={asked.order} onClose={() => setAsked(null)} />}
      <RefuseDialog order={asked?.act === 'refuse' ? asked.order : null} onClose={() => setAsked(null)} />
    </Page>
  );
}

function Orders({ rows, onAsk }: { rows: readonly OperatorOrder[]; onAsk: (asked: Asked) => void }) {
  const words = useOrdersText();
  const shared = useOperatorText();
  const mayDecide = useMay()('orders.decide');
  const columns: Column<OperatorOrder>[] = [
    { head: words.reference, kind: 'main', cell: ({ reference }) => reference },
    {
      head: words.payer,
      cell: ({ payerName, owner }) => (
        <>
          {payerName}
          <Small block text={owner === 'PERSON' ? words.person : words.enterprise} />
        </>
      ),
    },
    {
      head: words.package,
      cell: ({ packageName, charges }) => (
        <>
          <Text whiteSpace="nowrap" text={packageName[language()]} />
          <Small block text={words.charges(formatNumber(charges))} />
        </>
      ),
    },
    { head: words.amount, kind: 'number', cell: (order) => <Amount order={order} /> },
    { head: words.created, cell: ({ createdDatetime }) => formatTime(createdDatetime) },
    {
      head: words.status,
      cell: ({ status, reason, isPaymentStated }) => (
        <span title={reason ?? undefined}>
          <Pill {...LOOK[status]} label={isPaymentStated ? words.stated : words.statusWord[status]} />
        </span>
      ),
    },
    {
      head: shared.acts,
      kind: 'act',
      cell: (order) => mayDecide && <Acts order={order} onAsk={onAsk} />,
    },
  ];
  const shown = withActs(mayDecide, columns);
  return <DataTable label={words.title} columns={shown} rows={rows} keyOf={({ orderWsid }) => orderWsid} />;
}

function Acts({ order, onAsk }: { order: OperatorOrder; onAsk: (asked: Asked) => void }) {
  const words = useOrdersText();
  const { status, reference, isPaymentStated, paidMinor, refundedMinor } = order;
  const acts: readonly Asked['act'][] =
    status === 'WAITING'
      ? isPaymentStated
        ? ['refuse']
        : ['pay', 'refuse']
      : status === 'PAID' && refundedMinor < (paidMinor ?? 0)
        ? ['refund']
        : [];
  return (
    <Row as="span" gap={2} align="stretch" className={styles.acts}>
      {acts.map((act) => (
        <Button
          key={act}
          size="s"
          variant={act === 'pay' ? 'primary' : 'secondary'}
          label={words[act]}
          aria-label={words.actOn(words[act], reference)}
          onClick={() => onAsk({ order, act })}
        />
      ))}
    </Row>
  );
}

function RefuseDialog({ order, onClose }: { order: OperatorOrder | null; onClose: () => void }) {
  const words = useOrdersText();
  const refuse = async (reason: string) => {
    if (order === null) return;
    await operatorCall(operatorApi.refuseOrder, { params: { orderWsid: order.orderWsid }, body: { reason } });
    toast('success', words.refused);
    refetch('orders', 'requests');
  };
  if (order === null) return null;
  return (
    <ReasonDialog
      onClose={onClose}
      title={words.refuseTitle(order.reference)}
      description={words.refuseWhy}
      act={words.refuse}
      label={words.reason}
      onSubmit={refuse}
    />
  );
}
