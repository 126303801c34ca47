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
import { Box, Heading, Hint, Stack, Text } from '../../../../ui/layout.tsx';
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
    <Stack as="section" card gap={4} minWidth={0} p={6} className={styles.card} aria-labelledby="webhooks-title">
      <Box gapY={3} gapX={6} align="start" wrap justify="between" row>
        <Box minWidth={0} className={styles.words}>
          <Heading id="webhooks-title">{words.hooks}</Heading>
          <Text as="p" tone="ink-2" size="m" className={styles.why}>
            {words.hooksWhy}
          </Text>
        </Box>
        <Button icon="plus" onClick={() => setAdding(true)}>
          {words.addHook}
        </Button>
      </Box>
      {data === undefined ? (
        error ? (
          <Trouble error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={72} radius={10} />
        )
      ) : data.length === 0 ? (
        <Text as="p" p={5} radius="m" textAlign="center" tone="ink-3" className={styles.nothing}>
          {words.noHooks}
        </Text>
      ) : (
        <Box as="ul" borderTop className={styles.rows} aria-label={words.hookList}>
          {data.map((one) => (
            <Row key={one.webhookWsid} enterpriseWsid={enterpriseWsid} webhook={one} />
          ))}
        </Box>
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
    </Stack>
  );
}

function Row({ enterpriseWsid, webhook }: { enterpriseWsid: string; webhook: Webhook }) {
  const words = useText(applicationsText);
  const { webhookWsid, url, description, events } = webhook;
  return (
    <Box as="li" gapY={2.5} gapX={4} wrap py={3} row className={styles.row}>
      <Box minWidth={0} className={styles.words}>
        <Box as="p" gapY={1} gapX={2.5} wrap row className={styles.named}>
          <strong>{url}</strong>
        </Box>
        <Hint>{[description, words.eventCount(events.length)].filter((part) => part !== '').join(' · ')}</Hint>
        <Condition webhook={webhook} />
      </Box>
      <Box gapY={2} gapX={3} wrap row className={styles.rowEnd}>
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
      </Box>
    </Box>
  );
}

/** What is wrong with it, if anything. */
export function Condition({ webhook }: { webhook: Webhook }) {
  const words = useText(applicationsText);
  if (webhook.givenUpDatetime !== null && !webhook.enabled)
    return (
      <Text as="p" mt={1} tone="warn" size="m">
        {words.givenUp}
      </Text>
    );
  if (webhook.failingSinceDatetime === null) return null;
  return (
    <Text as="p" mt={1} tone="warn" size="m">
      {words.failing(formatTime(webhook.failingSinceDatetime))}
    </Text>
  );
}

export function WebhookSwitch({ enterpriseWsid, webhook }: { enterpriseWsid: string; webhook: Webhook }) {
  const words = useText(applicationsText);
  const change = useMutation({
    mutationFn: (enabled: boolean) => changeWebhook({ enterpriseWsid, webhookWsid: webhook.webhookWsid }, { enabled }),
    onError: (error) => toast('warning', messageOf(error), requestIdOf(error)),
  });
  const enabled = change.isPending ? change.variables : webhook.enabled;
  return (
    <Text inlineRow gap={2}>
      <Switch label={words.onSwitch(webhook.url)} checked={enabled} onChange={() => change.mutate(!enabled)} />
      <Text tone="ink-3" size="m">
        {enabled ? words.on : words.off}
      </Text>
    </Text>
  );
}
