import { type Envelope, type Notice, api } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, queryClient } from '../../../api/client.ts';
import { useText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { isSender } from '../model/people.ts';
import { Hint, Row, Stack, Text } from '../../../ui/layout.tsx';
import acts from './acts.module.css';
import { Panel } from './panel.tsx';
import { noticesQuery } from './queries.ts';
import { showError } from './show-error.ts';
import { voidText } from './void-text.ts';

/** The notices that did not arrive, shown to the sender, each with a button to try again. */
export function FailedNotices({ envelope }: { envelope: Envelope }) {
  const words = useText(voidText);
  const mine = isSender(envelope) && envelope.startedDatetime !== null;
  const { data: notices = [] } = useQuery({ ...noticesQuery(envelope.envelopeWsid), enabled: mine });
  const failed = notices.filter(({ status }) => status === 'FAILED');
  if (failed.length === 0) return null;
  return (
    <Panel id="undelivered-title" title={words.undelivered}>
      <Hint size="s" className={acts.quiet}>
        {words.undeliveredWords}
      </Hint>
      <Stack as="ul" gap={3}>
        {failed.map((notice) => (
          <Failed key={notice.noticeWsid} notice={notice} envelope={envelope} />
        ))}
      </Stack>
    </Panel>
  );
}

function Failed({ notice, envelope }: { notice: Notice; envelope: Envelope }) {
  const words = useText(voidText);
  const [busy, setBusy] = useState(false);
  const { noticeWsid, participantWsid, channel, attempts, error } = notice;
  const { envelopeWsid } = envelope;
  const name = envelope.participants.find((one) => one.participantWsid === participantWsid)?.name ?? '';
  const retry = () => {
    setBusy(true);
    call(api.retryNotice, { params: { envelopeWsid, noticeWsid } })
      .then(() => {
        toast('success', words.retried);
        return queryClient.invalidateQueries({ queryKey: noticesQuery(envelopeWsid).queryKey });
      }, showError)
      .finally(() => setBusy(false));
  };
  return (
    <Row as="li" gap={2.5} justify="between">
      <Stack as="span" gap={0.5} minWidth={0} size="m" className={acts.line}>
        <span>{words.toWhom(name, words.channel[channel] ?? channel)}</span>
        <Text as="small" size="s" tone="ink-3">
          {[error, words.tries(attempts)].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <Button size="s" icon="rotate" busy={busy} onClick={retry}>
        {words.retry}
      </Button>
    </Row>
  );
}
