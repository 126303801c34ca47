import { attempt } from '../../../parts/trouble/attempt.ts';
import type { OperatorOrder } from '@countersign/contract';
import { ORDER_STATUSES, type OrderStatus } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { formatNumber, formatTime } from '../../../text/format.ts';
import { language } from '../../../text/text.ts';
import type { Tone } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { IconName } from '../../../ui/icon.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { toast } from '../../../ui/toast.tsx';
import { operatorCall } from '../model/calls.ts';
import { ORDER_FILTERS, ordersQuery, refetch } from '../model/queries.ts';
import { type Column, DataTable } from '../../../parts/data-table/data-table.tsx';
import { FilterChoice, FilterText, Filters } from '../parts/filters.tsx';
import { ListView } from '../../../parts/data-table/list-view.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { useOperatorText } from '../words.ts';
import { Row, Small, Text } from '../../../ui/layout.tsx';
import styles from './orders.module.css';
import { useOrdersText } from './text.ts';

const LOOK: Readonly<Record<OrderStatus, { tone: Tone; icon: IconName }>> = {
  WAITING: { tone: 'warn', icon: 'clock' },
  PAID: { tone: 'good', icon: 'check' },
  CANCELLED: { tone: 'neutral', icon: 'close' },
};
interface Asked {
  readonly order: OperatorOrder;
  readonly pays: boolean;
}

const moneyOf = ({ priceMinor, currency }: OperatorOrder): string =>
  new Intl.NumberFormat(language(), { style: 'currency', currency }).format(priceMinor / 100);

/** Orders for charges: an operator records the payment, which another confirms, or cancels the order with a reason. */
export function OperatorOrdersPage() {
  const words = useOrdersText();
  const { search, set, paging } = useListSearch(ORDER_FILTERS);
  const { filters } = search;
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <Page title={words.title} lead={words.lead}>
      <Filters onClear={paging.onClear}>
        <FilterChoice
          label={words.status}
          value={filters.status}
          onChange={(status) => set({ status })}
          choices={ORDER_STATUSES.map((status) => [status, words.statusWord[status]] as const)}
        />
        <FilterText label={words.reference} value={filters.reference} onChange={(reference) => set({ reference })} />
        <FilterText label={words.payer} value={filters.payerName} onChange={(payerName) => set({ payerName })} />
      </Filters>
      <ListView
        query={useQuery(ordersQuery(search))}
        {...paging}
        isEmpty={({ orders }) => orders.length === 0}
        empty={<EmptyState drawing="paper" title={words.emptyTitle} why={words.emptyWhy} />}
      >
        {({ orders }) => <Orders rows={orders} onAsk={setAsked} />}
      </ListView>
      <PayDialog order={asked?.pays ? asked.order : null} onClose={() => setAsked(null)} />
      <RefuseDialog order={asked !== null && !asked.pays ? asked.order : null} onClose={() => setAsked(null)} />
    </Page>
  );
}

function Orders({ rows, onAsk }: { rows: readonly OperatorOrder[]; onAsk: (asked: Asked) => void }) {
  const words = useOrdersText();
  const shared = useOperatorText();
  const columns: Column<OperatorOrder>[] = [
    { head: words.reference, kind: 'main', cell: ({ reference }) => reference },
    {
      head: words.payer,
      cell: ({ payerName, owner }) => (
        <>
          {payerName}
          <Small block>{owner === 'PERSON' ? words.person : words.enterprise}</Small>
        </>
      ),
    },
    {
      head: words.package,
      cell: ({ packageName, charges }) => (
        <>
          <Text whiteSpace="nowrap">{packageName[language()]}</Text>
          <Small block>{words.charges(formatNumber(charges))}</Small>
        </>
      ),
    },
    { head: words.amount, kind: 'number', cell: moneyOf },
    { head: words.created, cell: ({ createdDatetime }) => formatTime(createdDatetime) },
    {
      head: words.status,
      cell: ({ status, reason, isPaymentStated }) => (
        <span title={reason ?? undefined}>
          <Pill {...LOOK[status]}>{isPaymentStated ? words.stated : words.statusWord[status]}</Pill>
        </span>
      ),
    },
    {
      head: shared.acts,
      kind: 'act',
      cell: (order) =>
        order.status === 'WAITING' && (
          <Row as="span" gap={2} align="stretch" className={styles.acts}>
            {!order.isPaymentStated && (
              <Button
                size="s"
                variant="primary"
                aria-label={words.actOn(words.pay, order.reference)}
                onClick={() => onAsk({ order, pays: true })}
              >
                {words.pay}
              </Button>
            )}
            <Button
              size="s"
              aria-label={words.actOn(words.refuse, order.reference)}
              onClick={() => onAsk({ order, pays: false })}
            >
              {words.refuse}
            </Button>
          </Row>
        ),
    },
  ];
  return <DataTable label={words.title} columns={columns} rows={rows} keyOf={({ orderWsid }) => orderWsid} />;
}

function PayDialog({ order, onClose }: { order: OperatorOrder | null; onClose: () => void }) {
  const words = useOrdersText();
  const pay = async () => {
    if (order === null) return;
    await attempt(() => operatorCall(api.payOrder, { params: { orderWsid: order.orderWsid } }), words.paid);
    refetch('orders', 'requests');
  };
  return (
    <ConfirmDialog
      open={order !== null}
      onClose={onClose}
      title={words.payTitle(order?.reference ?? '')}
      description={order === null ? '' : words.payWhy(moneyOf(order), order.payerName, formatNumber(order.charges))}
      act={words.pay}
      onConfirm={pay}
    />
  );
}

function RefuseDialog({ order, onClose }: { order: OperatorOrder | null; onClose: () => void }) {
  const words = useOrdersText();
  const refuse = async (reason: string) => {
    if (order === null) return;
    await operatorCall(api.refuseOrder, { params: { orderWsid: order.orderWsid }, body: { reason } });
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
