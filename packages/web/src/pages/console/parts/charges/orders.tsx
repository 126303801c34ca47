import type { ChargeOrder } from '@countersign/contract';
import type { OrderStatus } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf, requestIdOf } from '../../../../api/client.ts';
import { formatNumber, formatTime } from '../../../../text/format.ts';
import { language, useText } from '../../../../text/text.ts';
import type { Tone } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import type { IconName } from '../../../../ui/icon.tsx';
import { Pill } from '../../../../ui/pill.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { type ChargeSource, cancelOrder, ordersQuery } from './charge-calls.ts';
import { chargesText } from './charges-text.ts';
import { Card, Row, Stack, Text } from '../../../../ui/layout.tsx';
import styles from './charges.module.css';
import { Listed } from './listed.tsx';
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
  const words = useText(chargesText);
  const query = useQuery(ordersQuery(source, page));
  const [paying, setPaying] = useState<ChargeOrder | null>(null);
  const [cancelling, setCancelling] = useState<ChargeOrder | null>(null);
  const cancel = async () => {
    if (cancelling === null) return;
    try {
      await cancelOrder(source, cancelling.orderWsid);
      toast('success', words.cancelled);
    } catch (error) {
      toast('error', messageOf(error), requestIdOf(error));
    }
  };
  return (
    <>
      <Listed
        query={query}
        page={page}
        onPage={onPage}
        rowsOf={({ orders }) => orders}
        countOf={words.orderCount}
        none={words.noOrders}
      >
        {(orders) => (
          <Card as="ul">
            {orders.map((order) => (
              <OrderRow
                key={order.orderWsid}
                order={order}
                mayCancel={mayCancel}
                onPay={() => setPaying(order)}
                onCancel={() => setCancelling(order)}
              />
            ))}
          </Card>
        )}
      </Listed>
      {paying !== null && <TransferSheet order={paying} onClose={() => setPaying(null)} />}
      <ConfirmDialog
        open={cancelling !== null}
        onOpenChange={(open) => !open && setCancelling(null)}
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
  const words = useText(chargesText);
  const { reference, status, charges, priceMinor, currency, reason, createdDatetime } = order;
  return (
    <Row as="li" gapY={2.5} gapX={4} wrap py={3} px={5} className={styles.row}>
      <Stack gap={0.5} minWidth={0} tabular className={styles.words}>
        <strong>{order.packageName[language()]}</strong>
        <Text tone="ink-3" size="m" className={styles.quiet}>
          {words.charges(formatNumber(charges))} · {formatMoney(priceMinor, currency)}
        </Text>
        <Text tone="ink-3" size="m" className={styles.quiet}>
          {reference} · {formatTime(createdDatetime)}
        </Text>
        {reason !== null && (
          <Text tone="ink-3" size="m" className={styles.quiet}>
            {words.reason(reason)}
          </Text>
        )}
      </Stack>
      <Pill {...LOOK[status]}>{words.orderStatus[status]}</Pill>
      {status === 'WAITING' && (
        <Row gap={2} align="stretch" wrap className={styles.acts}>
          <Button size="s" aria-label={words.showTransferOf(reference)} onClick={onPay}>
            {words.showTransfer}
          </Button>
          {mayCancel && (
            <Button size="s" variant="quiet" aria-label={words.cancelOf(reference)} onClick={onCancel}>
              {words.cancel}
            </Button>
          )}
        </Row>
      )}
    </Row>
  );
}
