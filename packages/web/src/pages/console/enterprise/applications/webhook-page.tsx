import { type Webhook, api } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useEnterprise } from '../../../../api/accounts.ts';
import { call } from '../../../../api/client.ts';
import { Trouble } from '../../../../parts/trouble/trouble.tsx';
import { showError } from '../../../../parts/trouble/show-error.ts';
import { formatTime } from '../../../../text/format.ts';
import { Button, ConfirmDialog, EmptyState, Hint, Row, Skeleton, Stack, toast } from '../../../../ui/index.ts';
import { useAddressed } from '../../../../ui/use-addressed.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { Page } from '../../parts/page.tsx';
import styles from './applications.module.css';
import { type HookPlace, refetchWebhooks, webhooksQuery } from './calls.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { readLogSearch, writeLogSearch } from './log-search.ts';
import { Sample } from './sample.tsx';
import { ShownOnce } from './shown-once.tsx';
import { useApplicationsText } from './text.ts';
import { WebhookSheet } from './webhook-sheet.tsx';
import { WebhookTest } from './webhook-test.tsx';
import { Condition, WebhookSwitch } from './webhooks.tsx';

/** One webhook: its test, its log, and how a receiver verifies deliveries. */
export function WebhookPage() {
  const words = useApplicationsText();
  const enterprise = useEnterprise();
  const { webhookWsid } = useParams({ strict: false }) as { webhookWsid: string };
  return (
    <>
      <BackLink to="/enterprise/applications">{words.back}</BackLink>
      {enterprise ? (
        <Found place={{ enterpriseWsid: enterprise.enterpriseWsid, webhookWsid }} />
      ) : (
        <Skeleton height={260} radius={14} />
      )}
    </>
  );
}

function Found({ place }: { place: HookPlace }) {
  const words = useApplicationsText();
  const { data, error, refetch } = useQuery(webhooksQuery(place.enterpriseWsid));
  if (data === undefined)
    return error ? <Trouble error={error} onRetry={() => void refetch()} /> : <Skeleton height={260} radius={14} />;
  const webhook = data.find((one) => one.webhookWsid === place.webhookWsid);
  if (webhook === undefined) return <EmptyState heading="h1" drawing="search" title={words.gone} why={words.goneWhy} />;
  return <Shown place={place} webhook={webhook} />;
}

function Shown({ place, webhook }: { place: HookPlace; webhook: Webhook }) {
  const words = useApplicationsText();
  const navigate = useNavigate();
  const [search, change] = useAddressed(
    readLogSearch(useSearch({ strict: false }) as Record<string, unknown>),
    (next) =>
      navigate({
        to: '/enterprise/applications/$webhookWsid',
        params: { webhookWsid: place.webhookWsid },
        search: writeLogSearch(next),
        replace: true,
      }),
  );
  return (
    <Page
      title={webhook.url}
      lead={webhook.description}
      narrow
      action={<WebhookSwitch enterpriseWsid={place.enterpriseWsid} webhook={webhook} />}
    >
      <Stack gap={5}>
        <Stack as="section" card gap={4} minWidth={0} p={5} aria-label={words.events}>
          <Condition webhook={webhook} />
          <Row as="ul" gap={1.5} wrap className={styles.chips} aria-label={words.events}>
            {webhook.events.map((event) => (
              <li key={event}>{words.eventNames[event]}</li>
            ))}
          </Row>
          {webhook.oldSecretUntilDatetime !== null && (
            <Hint text={words.oldSecret(formatTime(webhook.oldSecretUntilDatetime))} />
          )}
          <Acts place={place} webhook={webhook} />
        </Stack>
        <WebhookTest place={place} />
        <DeliveryLog place={place} search={search} onChange={change} />
        <Sample />
      </Stack>
    </Page>
  );
}

function Acts({ place, webhook }: { place: HookPlace; webhook: Webhook }) {
  const words = useApplicationsText();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'secret' | 'delete' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => setOpen(null);
  const rotate = async () => {
    const answer = await call(api.rotateWebhookSecret, { params: place, body: {} });
    setSecret(answer.secret);
    await refetchWebhooks();
  };
  const remove = async () => {
    await call(api.deleteWebhook, { params: place });
    toast('success', words.deleted);
    await navigate({ to: '/enterprise/applications' });
    await refetchWebhooks();
  };
  return (
    <>
      <Row gap={2} wrap className={styles.acts}>
        <Button size="s" icon="pen" label={words.edit} onClick={() => setOpen('edit')} />
        <Button size="s" icon="key" label={words.newSecret} onClick={() => setOpen('secret')} />
        <Button size="s" variant="quiet" icon="trash" label={words.delete} onClick={() => setOpen('delete')} />
      </Row>
      {open === 'edit' && (
        <WebhookSheet enterpriseWsid={place.enterpriseWsid} known={webhook} onMade={setSecret} onClose={close} />
      )}
      <ConfirmDialog
        open={open === 'secret'}
        onClose={close}
        title={words.newSecretTitle}
        description={words.newSecretWhy}
        act={words.newSecret}
        onConfirm={() => rotate().catch(showError)}
      />
      <ConfirmDialog
        open={open === 'delete'}
        onClose={close}
        title={words.deleteTitle}
        description={words.deleteWhy}
        act={words.delete}
        danger
        onConfirm={() => remove().catch(showError)}
      />
      {secret !== null && <ShownOnce kind="secret" value={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
