import { type WebhookDelivery, api } from '@countersign/contract';
import { WEBHOOK_DELIVERY_STATUSES, type WebhookDeliveryStatus } from '@countersign/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf, requestIdOf } from '../../../../api/client.ts';
import { Trouble } from '../../../../parts/trouble/trouble.tsx';
import { formatDistance, formatNumber, formatTime } from '../../../../text/format.ts';
import { useText } from '../../../../text/text.ts';
import type { Tone } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SelectField } from '../../../../ui/field.tsx';
import type { IconName } from '../../../../ui/icon.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { Pill } from '../../../../ui/pill.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { useNow } from '../../parts/use-now.ts';
import { Box, Heading, Hint, Stack, Text } from '../../../../ui/layout.tsx';
import styles from './applications.module.css';
import { type HookPlace, type LogSearch, deliveriesQuery, refetchDeliveries } from './calls.ts';
import { applicationsText } from './text.ts';

const LOOKS: Record<WebhookDeliveryStatus, { tone: Tone; icon: IconName }> = {
  WAITING: { tone: 'info', icon: 'clock' },
  DELIVERED: { tone: 'good', icon: 'check' },
  FAILED: { tone: 'warn', icon: 'warning' },
};

interface LogProps {
  place: HookPlace;
  search: LogSearch;
  onChange: (next: Partial<LogSearch>) => void;
}

/** The deliveries, newest first; each can be sent again. */
export function DeliveryLog({ place, search, onChange }: LogProps) {
  const words = useText(applicationsText);
  const { data, error, refetch, isPlaceholderData } = useQuery(deliveriesQuery(place, search));
  return (
    <Stack as="section" card gap={4} minWidth={0} p={6} className={styles.card} aria-labelledby="log-title">
      <Box gapY={3} gapX={6} align="start" wrap justify="between" row>
        <Box minWidth={0} className={styles.words}>
          <Heading id="log-title">{words.log}</Heading>
          <Text as="p" tone="ink-2" size="m" className={styles.why}>
            {words.logWhy}
          </Text>
        </Box>
        <SelectField
          label={words.status}
          labelHidden
          value={search.status}
          onChange={({ currentTarget: { value } }) =>
            onChange({ status: value as '' | WebhookDeliveryStatus, page: 1 })
          }
        >
          <option value="">{words.anyStatus}</option>
          {WEBHOOK_DELIVERY_STATUSES.map((status) => (
            <option key={status} value={status}>
              {words.statuses[status]}
            </option>
          ))}
        </SelectField>
      </Box>
      {data === undefined ? (
        error ? (
          <Trouble error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={140} radius={10} />
        )
      ) : data.deliveries.length === 0 ? (
        <EmptyState heading="h3" title={words.noLog}>
          {words.noLogWhy}
        </EmptyState>
      ) : (
        <Box as="ul" borderTop className={styles.rows} aria-label={words.log} aria-busy={isPlaceholderData}>
          {data.deliveries.map((delivery) => (
            <Row key={delivery.deliveryWsid} place={place} delivery={delivery} />
          ))}
        </Box>
      )}
      {data && (
        <Pager
          page={search.page}
          total={data.page.totalElements}
          count={words.count(formatNumber(data.page.totalElements))}
          onPage={(page) => onChange({ page })}
        />
      )}
    </Stack>
  );
}

function Row({ place, delivery }: { place: HookPlace; delivery: WebhookDelivery }) {
  const words = useText(applicationsText);
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const { deliveryWsid, number, type, status, attempts, responseStatus, durationMs, fault } = delivery;
  const replay = useMutation({
    mutationFn: () => call(api.replayWebhookDelivery, { params: { ...place, deliveryWsid }, body: {} }),
    onSuccess: () => toast('success', words.replayed),
    onError: (failure) => toast('warning', messageOf(failure), requestIdOf(failure)),
    onSettled: refetchDeliveries,
  });
  const facts = [
    formatTime(delivery.createdDatetime),
    attempts === 0 ? null : words.attempts(attempts),
    responseStatus === null ? null : words.code(responseStatus),
    durationMs === null ? null : words.took(durationMs),
    delivery.nextAttemptDatetime === null || attempts === 0
      ? null
      : words.next(formatDistance(delivery.nextAttemptDatetime, now)),
  ].filter((fact) => fact !== null);
  return (
    <Box as="li" gapY={2.5} gapX={4} wrap py={3} row className={styles.row}>
      <Box minWidth={0} className={styles.words}>
        <Box as="p" gapY={1} gapX={2.5} wrap row className={styles.named}>
          <strong>{words.eventNames[type]}</strong>
          <Text tone="ink-3" size="m">
            {words.number(number)}
          </Text>
          <Pill {...LOOKS[status]}>{words.statuses[status]}</Pill>
        </Box>
        <Hint>{facts.join(' · ')}</Hint>
        {fault !== null && status !== 'DELIVERED' && (
          <Text as="p" mt={1} tone="warn" size="m">
            {words.faults[fault]}
          </Text>
        )}
      </Box>
      <Box gapY={2} gapX={3} wrap row className={styles.rowEnd}>
        <Button variant="quiet" size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.details}
        </Button>
        <Button
          size="s"
          icon="redo"
          busy={replay.isPending}
          aria-label={words.replayOf(number)}
          onClick={() => replay.mutate()}
        >
          {words.replay}
        </Button>
      </Box>
      {isOpen && (
        <Box allColumns minWidth={0} className={styles.wide}>
          <Text as="h3" mb={1.5} size="s" weight={550} tone="ink-2" className={styles.small}>
            {words.sent}
          </Text>
          <pre className={styles.code}>{delivery.payload}</pre>
          <Text as="h3" mb={1.5} size="s" weight={550} tone="ink-2" className={styles.small}>
            {words.answer}
          </Text>
          <pre className={styles.code}>{delivery.responseBody || words.noAnswer}</pre>
        </Box>
      )}
    </Box>
  );
}
