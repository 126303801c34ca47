import { type WebhookDelivery, api } from '@countersign/contract';
import { WEBHOOK_DELIVERY_STATUSES, type WebhookDeliveryStatus } from '@countersign/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { ListView } from '../../../../parts/data-table/list-view.tsx';
import { showError } from '../../../../parts/trouble/show-error.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { formatDistance, formatTime } from '../../../../text/format.ts';
import type { Tone } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SelectField } from '../../../../ui/field.tsx';
import type { IconName } from '../../../../ui/icon.tsx';
import { Pill } from '../../../../ui/pill.tsx';
import { ListRow, RowList } from '../../../../ui/row-list.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { useNow } from '../../parts/use-now.ts';
import { Hint, Row, Stack, Text } from '../../../../ui/layout.tsx';
import { Answer } from './code.tsx';
import { type HookPlace, type LogSearch, deliveriesQuery, refetchDeliveries } from './calls.ts';
import { useApplicationsText } from './text.ts';

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
  const words = useApplicationsText();
  return (
    <SectionCard
      title={words.log}
      why={words.logWhy}
      act={
        <SelectField
          label={words.status}
          labelHidden
          value={search.status}
          onChange={({ currentTarget: { value } }) =>
            onChange({ status: value as '' | WebhookDeliveryStatus, page: 1 })
          }
          none={words.anyStatus}
          options={WEBHOOK_DELIVERY_STATUSES.map((status) => [status, words.statuses[status]])}
        />
      }
    >
      <ListView
        query={useQuery(deliveriesQuery(place, search))}
        page={search.page}
        onPage={(page) => onChange({ page })}
        isEmpty={({ deliveries }) => deliveries.length === 0}
        empty={<EmptyState heading="h3" title={words.noLog} why={words.noLogWhy} />}
        count={words.count}
        waiting={<Skeleton height={140} radius={10} />}
      >
        {({ deliveries }) => (
          <RowList plain aria-label={words.log}>
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.deliveryWsid} place={place} delivery={delivery} />
            ))}
          </RowList>
        )}
      </ListView>
    </SectionCard>
  );
}

function DeliveryRow({ place, delivery }: { place: HookPlace; delivery: WebhookDelivery }) {
  const words = useApplicationsText();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const { deliveryWsid, number, type, status, attempts, responseStatus, durationMs, fault } = delivery;
  const replay = useMutation({
    mutationFn: () => call(api.replayWebhookDelivery, { params: { ...place, deliveryWsid }, body: {} }),
    onSuccess: () => toast('success', words.replayed),
    onError: showError,
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
    <ListRow
      acts={
        <>
          <Button
            variant="quiet"
            size="s"
            label={words.details}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          <Button
            size="s"
            icon="redo"
            label={words.replay}
            busy={replay.isPending}
            aria-label={words.replayOf(number)}
            onClick={() => replay.mutate()}
          />
        </>
      }
      below={
        isOpen && (
          <Stack gap={3}>
            <Answer title={words.sent}>{delivery.payload}</Answer>
            <Answer title={words.answer}>{delivery.responseBody || words.noAnswer}</Answer>
          </Stack>
        )
      }
    >
      <Row as="p" gapY={1} gapX={2.5} wrap>
        <strong>{words.eventNames[type]}</strong>
        <Text tone="ink-3" size="m" text={words.number(number)} />
        <Pill {...LOOKS[status]} label={words.statuses[status]} />
      </Row>
      <Hint text={facts.join(' · ')} />
      {fault !== null && status !== 'DELIVERED' && (
        <Text as="p" mt={1} tone="warn" size="m" text={words.faults[fault]} />
      )}
    </ListRow>
  );
}
