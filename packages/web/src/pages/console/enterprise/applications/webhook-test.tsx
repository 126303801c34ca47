import { type WebhookDelivery, api } from '@countersign/contract';
import { useMutation } from '@tanstack/react-query';
import { call, messageOf } from '../../../../api/client.ts';
import { useText } from '../../../../text/text.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Box, Heading, Row, Stack, Text } from '../../../../ui/layout.tsx';
import styles from './applications.module.css';
import { type HookPlace, refetchDeliveries } from './calls.ts';
import { applicationsText } from './text.ts';

/** Sends webhook.test and shows the result at once. */
export function WebhookTest({ place }: { place: HookPlace }) {
  const words = useText(applicationsText);
  const test = useMutation({
    mutationFn: async () => (await call(api.testWebhook, { params: place, body: {} })).delivery,
    onSettled: refetchDeliveries,
  });
  return (
    <Stack as="section" card gap={4} minWidth={0} p={6} className={styles.card} aria-labelledby="test-title">
      <Row gapY={3} gapX={6} align="start" wrap justify="between">
        <Box minWidth={0} className={styles.words}>
          <Heading id="test-title">{words.test}</Heading>
          <Text as="p" tone="ink-2" size="m" className={styles.why}>
            {words.testWhy}
          </Text>
        </Box>
        <Button variant="primary" icon="send" busy={test.isPending} onClick={() => test.mutate()}>
          {test.isPending ? words.testing : words.test}
        </Button>
      </Row>
      {test.isError && <Banner tone="danger">{messageOf(test.error)}</Banner>}
      {test.isSuccess && <Outcome delivery={test.data} />}
    </Stack>
  );
}

function Outcome({ delivery }: { delivery: WebhookDelivery }) {
  const words = useText(applicationsText);
  const { status, responseStatus, responseBody, durationMs, fault } = delivery;
  const why = [
    fault === null ? null : words.faults[fault],
    responseStatus === null ? null : words.code(responseStatus),
  ].filter((part) => part !== null);
  return (
    <>
      <Banner tone={status === 'DELIVERED' ? 'good' : 'danger'}>
        {status === 'DELIVERED' ? words.testGood(responseStatus ?? 0, durationMs ?? 0) : words.testBad(why.join(' · '))}
      </Banner>
      {responseStatus !== null && (
        <div>
          <Text as="h3" mb={1.5} size="s" weight={550} tone="ink-2" className={styles.small}>
            {words.answer}
          </Text>
          <pre className={styles.code}>
            {responseBody === '' || responseBody === null ? words.noAnswer : responseBody}
          </pre>
        </div>
      )}
    </>
  );
}
