import type { Webhook } from '@countersign/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../../parts/trouble/loaded.tsx';
import { showError } from '../../../../parts/trouble/show-error.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { formatTime } from '../../../../text/format.ts';
import { Button, Hint, Nothing, Skeleton, Text } from '../../../../ui/index.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { ListRow, RowList } from '../../../../ui/row-list.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { changeWebhook, webhooksQuery } from './calls.ts';
import { ShownOnce } from './shown-once.tsx';
import { useApplicationsText } from './text.ts';
import { WebhookSheet } from './webhook-sheet.tsx';

/** The webhooks of the enterprise. */
export function Webhooks({ enterpriseWsid }: { enterpriseWsid: string }) {
  const words = useApplicationsText();
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <SectionCard
      title={words.hooks}
      why={words.hooksWhy}
      act={<Button icon="plus" label={words.addHook} onClick={() => setAdding(true)} />}
    >
      <Loaded query={useQuery(webhooksQuery(enterpriseWsid))} waiting={<Skeleton height={72} radius={10} />}>
        {(webhooks) =>
          webhooks.length === 0 ? (
            <Nothing>{words.noHooks}</Nothing>
          ) : (
            <RowList plain aria-label={words.hookList}>
              {webhooks.map((one) => (
                <WebhookRow key={one.webhookWsid} enterpriseWsid={enterpriseWsid} webhook={one} />
              ))}
            </RowList>
          )
        }
      </Loaded>
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
    </SectionCard>
  );
}

function WebhookRow({ enterpriseWsid, webhook }: { enterpriseWsid: string; webhook: Webhook }) {
  const words = useApplicationsText();
  const { webhookWsid, url, description, events } = webhook;
  return (
    <ListRow
      acts={
        <>
          <WebhookSwitch enterpriseWsid={enterpriseWsid} webhook={webhook} />
          <LinkButton
            size="s"
            label={words.open}
            to="/enterprise/applications/$webhookWsid"
            params={{ webhookWsid }}
            search={{}}
            aria-label={words.openOf(url)}
          />
        </>
      }
    >
      <strong>{url}</strong>
      <Hint text={[description, words.eventCount(events.length)].filter((part) => part !== '').join(' · ')} />
      <Condition webhook={webhook} />
    </ListRow>
  );
}

/** What is wrong with it, if anything. */
export function Condition({ webhook }: { webhook: Webhook }) {
  const words = useApplicationsText();
  const { givenUpDatetime, enabled, failingSinceDatetime } = webhook;
  const told =
    givenUpDatetime !== null && !enabled
      ? words.givenUp
      : failingSinceDatetime !== null && words.failing(formatTime(failingSinceDatetime));
  if (!told) return null;
  return <Text as="p" mt={1} tone="warn" size="m" text={told} />;
}

export function WebhookSwitch({ enterpriseWsid, webhook }: { enterpriseWsid: string; webhook: Webhook }) {
  const words = useApplicationsText();
  const change = useMutation({
    mutationFn: (enabled: boolean) => changeWebhook({ enterpriseWsid, webhookWsid: webhook.webhookWsid }, { enabled }),
    onError: showError,
  });
  const enabled = change.isPending ? change.variables : webhook.enabled;
  return (
    <Text inlineRow gap={2}>
      <Switch label={words.onSwitch(webhook.url)} checked={enabled} onChange={() => change.mutate(!enabled)} />
      <Text tone="ink-3" size="m" text={enabled ? words.on : words.off} />
    </Text>
  );
}
