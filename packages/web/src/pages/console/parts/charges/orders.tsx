import { attempt } from '../../../../parts/trouble/attempt.ts';
import { type ChargeOrder } from '@countersign/contract';
import type { OrderStatus } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListView } from '../../../../parts/data-table/list-view.tsx';
import { formatNumber, formatTime } from '../../../../text/format.ts';
import { language } from '../../../../text/text.ts';
import type { Tone } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { Nothing } from '../../../../ui/empty-state.tsx';
import type { IconName } from '../../../../ui/icon.tsx';
import { Pill } from '../../../../ui/pill.tsx';
import { type ChargeSource, cancelOrder, ordersQuery } from './charge-calls.ts';
import { useChargesText } from './charges-text.ts';
import { Hint, Stack } from '../../../../ui/layout.tsx';
import { ListRow, RowList } from '../../../../ui/row-list.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { formatMoney } from './money.ts';
import { TransferSheet } from './transfer-sheet.tsx';

const LOOK: Readonly<Record<OrderStatus, { tone: Tone; icon: IconName }>> = {
  WAITING: { tone: 'warn', icon: 'clock' },
  PAID: { tone: 'good', icon: 'check' },
  CANCELLED: { tone: 'neutral', icon: 'close' },
};

interface OrdersProps {
  source: ChargeSource;
  page: number;
  onPage: (page: number) => void;
  mayCancel: boolean;
}

/** Orders, newest first; an unpaid one shows how to pay it. */
export function Orders({ source, page, onPage, mayCancel }: OrdersProps) {
  const words = useChargesText();
  const query = useQuery(ordersQuery(source, page));
  const [paying, setPaying] = useState<ChargeOrder | null>(null);
  const [cancelling, setCancelling] = useState<ChargeOrder | null>(null);
  const cancel = async () => {
    if (cancelling === null) return;
    await attempt(() => cancelOrder(source, cancelling.orderWsid), words.cancelled);
  };
  return (
    <>
      <ListView
        query={query}
        page={page}
        onPage={onPage}
        isEmpty={({ orders }) => orders.length === 0}
        empty={<Nothing>{words.noOrders}</Nothing>}
        count={words.orderCount}
        waiting={<Skeleton height={200} radius={14} />}
      >
        {({ orders }) => (
          <RowList>
            {orders.map((order) => (
              <OrderRow
                key={order.orderWsid}
                order={order}
                mayCancel={mayCancel}
                onPay={() => setPaying(order)}
                onCancel={() => setCancelling(order)}
              />
            ))}
          </RowList>
        )}
      </ListView>
      {paying !== null && <TransferSheet order={paying} onClose={() => setPaying(null)} />}
      <ConfirmDialog
        open={cancelling !== null}
        onClose={() => setCancelling(null)}
        title={words.cancelTitle}
        description={words.cancelWhy}
        act={words.cancel}
        danger
        onConfirm={cancel}
      />
    </>
  );
}

interface OrderRowProps {
  order: ChargeOrder;
  mayCancel: boolean;
  onPay: () => void;
  onCancel: () => void;
}
function OrderRow({ order, mayCancel, onPay, onCancel }: OrderRowProps) {
  const words = useChargesText();
  const { reference, status, charges, priceMinor, currency, reason, createdDatetime } = order;
  return (
    <ListRow
      end={<Pill {...LOOK[status]} label={words.orderStatus[status]} />}
      acts={
        status === 'WAITING' && (
          <>
            <Button size="s" label={words.showTransfer} aria-label={words.showTransferOf(reference)} onClick={onPay} />
            {mayCancel && (
              <Button
                size="s"
                variant="quiet"
                label={words.cancel}
                aria-label={words.cancelOf(reference)}
                onClick={onCancel}
              />
            )}
          </>
        )
      }
    >
      <Stack gap={0.5} tabular>
        <strong>{order.packageName[language()]}</strong>
        <Hint>
          {words.charges(formatNumber(charges))} · {formatMoney(priceMinor, currency)}
        </Hint>
        <Hint>
          {reference} · {formatTime(createdDatetime)}
        </Hint>
        {reason !== null && <Hint text={words.reason(reason)} />}
      </Stack>
    </ListRow>
  );
}
