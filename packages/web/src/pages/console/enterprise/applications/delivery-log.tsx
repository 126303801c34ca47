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
    <section className={styles.card} aria-labelledby="log-title">
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id="log-title" className={styles.title}>
            {words.log}
          </h2>
          <p className={styles.why}>{words.logWhy}</p>
        </div>
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
      </div>
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
        <ul className={styles.rows} aria-label={words.log} aria-busy={isPlaceholderData}>
          {data.deliveries.map((delivery) => (
            <Row key={delivery.deliveryWsid} place={place} delivery={delivery} />
          ))}
        </ul>
      )}
      {data && (
        <Pager
          page={search.page}
          total={data.page.totalElements}
          count={words.count(formatNumber(data.page.totalElements))}
          onPage={(page) => onChange({ page })}
        />
      )}
    </section>
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
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.named}>
          <strong>{words.eventNames[type]}</strong>
          <span className={styles.quiet}>{words.number(number)}</span>
          <Pill {...LOOKS[status]}>{words.statuses[status]}</Pill>
        </p>
        <p className={styles.quiet}>{facts.join(' · ')}</p>
        {fault !== null && status !== 'DELIVERED' && <p className={styles.warning}>{words.faults[fault]}</p>}
      </div>
      <div className={styles.rowEnd}>
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
      </div>
      {isOpen && (
        <div className={styles.wide}>
          <h3 className={styles.small}>{words.sent}</h3>
          <pre className={styles.code}>{delivery.payload}</pre>
          <h3 className={styles.small}>{words.answer}</h3>
          <pre className={styles.code}>{delivery.responseBody || words.noAnswer}</pre>
        </div>
      )}
    </li>
  );
}
