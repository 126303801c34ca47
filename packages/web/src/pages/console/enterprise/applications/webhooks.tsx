import type { Webhook } from '@countersign/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf, requestIdOf } from '../../../../api/client.ts';
import { Trouble } from '../../../../parts/trouble/trouble.tsx';
import { formatTime } from '../../../../text/format.ts';
import { useText } from '../../../../text/text.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { toast } from '../../../../ui/toast.tsx';
import styles from './applications.module.css';
import { changeWebhook, webhooksQuery } from './calls.ts';
import { ShownOnce } from './shown-once.tsx';
import { applicationsText } from './text.ts';
import { WebhookSheet } from './webhook-sheet.tsx';

/** The webhooks of the enterprise. */
export function Webhooks({ enterpriseWsid }: { enterpriseWsid: string }) {
  const words = useText(applicationsText);
  const { data, error, refetch } = useQuery(webhooksQuery(enterpriseWsid));
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <section className={styles.card} aria-labelledby="webhooks-title">
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id="webhooks-title" className={styles.title}>
            {words.hooks}
          </h2>
          <p className={styles.why}>{words.hooksWhy}</p>
        </div>
        <Button icon="plus" onClick={() => setAdding(true)}>
          {words.addHook}
        </Button>
      </div>
      {data === undefined ? (
        error ? (
          <Trouble error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={72} radius={10} />
        )
      ) : data.length === 0 ? (
        <p className={styles.nothing}>{words.noHooks}</p>
      ) : (
        <ul className={styles.rows} aria-label={words.hookList}>
          {data.map((one) => (
            <Row key={one.webhookWsid} enterpriseWsid={enterpriseWsid} webhook={one} />
          ))}
        </ul>
      )}
      {adding && (
        <WebhookSheet
          enterpriseWsid={enterpriseWsid}
          known={null}
          onMade={(made) => {
            setAdding(false);
            setSecret(made);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {secret !== null && <ShownOnce kind="secret" value={secret} onClose={() => setSecret(null)} />}
    </section>
  );
}

function Row({ enterpriseWsid, webhook }: { enterpriseWsid: string; webhook: Webhook }) {
  const words = useText(applicationsText);
  const { webhookWsid, url, description, events } = webhook;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.named}>
          <strong className={styles.url}>{url}</strong>
        </p>
        <p className={styles.quiet}>
          {[description, words.eventCount(events.length)].filter((part) => part !== '').join(' · ')}
        </p>
        <Condition webhook={webhook} />
      </div>
      <div className={styles.rowEnd}>
        <WebhookSwitch enterpriseWsid={enterpriseWsid} webhook={webhook} />
        <Link
          to="/enterprise/applications/$webhookWsid"
          params={{ webhookWsid }}
          search={{}}
          className={buttonClass('secondary', 's')}
          aria-label={words.openOf(url)}
        >
          {words.open}
        </Link>
      </div>
    </li>
  );
}

/** What is wrong with it, if anything. */
export function Condition({ webhook }: { webhook: Webhook }) {
  const words = useText(applicationsText);
  if (webhook.givenUpDatetime !== null && !webhook.enabled) return <p className={styles.warning}>{words.givenUp}</p>;
  if (webhook.failingSinceDatetime === null) return null;
  return <p className={styles.warning}>{words.failing(formatTime(webhook.failingSinceDatetime))}</p>;
}

export function WebhookSwitch({ enterpriseWsid, webhook }: { enterpriseWsid: string; webhook: Webhook }) {
  const words = useText(applicationsText);
  const change = useMutation({
    mutationFn: (enabled: boolean) => changeWebhook({ enterpriseWsid, webhookWsid: webhook.webhookWsid }, { enabled }),
    onError: (error) => toast('warning', messageOf(error), requestIdOf(error)),
  });
  const enabled = change.isPending ? change.variables : webhook.enabled;
  return (
    <span className={styles.switch}>
      <Switch label={words.onSwitch(webhook.url)} checked={enabled} onChange={() => change.mutate(!enabled)} />
      <span className={styles.quiet}>{enabled ? words.on : words.off}</span>
    </span>
  );
}
