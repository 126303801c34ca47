import { type Envelope, type Notice, api } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { call, queryClient } from '../../../api/client.ts';
import { ActButton } from '../../../parts/trouble/act-button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Hint, Row, Small, Stack, toast } from '../../../ui/index.ts';
import { isSender } from '../model/people.ts';
import acts from './acts.module.css';
import { noticesQuery } from './queries.ts';
import { useVoidText } from './void-text.ts';

/** The notices that did not arrive, shown to the sender, each with a button to try again. */
export function FailedNotices({ envelope }: { envelope: Envelope }) {
  const words = useVoidText();
  const mine = isSender(envelope) && envelope.startedDatetime !== null;
  const { data: notices = [] } = useQuery({ ...noticesQuery(envelope.envelopeWsid), enabled: mine });
  const failed = notices.filter(({ status }) => status === 'FAILED');
  if (failed.length === 0) return null;
  return (
    <SectionCard title={words.undelivered}>
      <Hint size="s" text={words.undeliveredWords} />
      <Stack as="ul" gap={3}>
        {failed.map((notice) => (
          <Failed key={notice.noticeWsid} notice={notice} envelope={envelope} />
        ))}
      </Stack>
    </SectionCard>
  );
}

function Failed({ notice, envelope }: { notice: Notice; envelope: Envelope }) {
  const words = useVoidText();
  const { noticeWsid, participantWsid, channel, attempts, error } = notice;
  const { envelopeWsid } = envelope;
  const name = envelope.participants.find((one) => one.participantWsid === participantWsid)?.name ?? '';
  const retry = async () => {
    await call(api.retryNotice, { params: { envelopeWsid, noticeWsid } });
    toast('success', words.retried);
    await queryClient.invalidateQueries({ queryKey: noticesQuery(envelopeWsid).queryKey });
  };
  return (
    <Row as="li" gap={2.5} justify="between">
      <Stack as="span" gap={0.5} minWidth={0} size="m" className={acts.line}>
        <span>{words.toWhom(name, words.channel[channel] ?? channel)}</span>
        <Small text={[words.failure[error ?? ''] ?? error, words.tries(attempts)].filter(Boolean).join(' · ')} />
      </Stack>
      <ActButton size="s" icon="rotate" label={words.retry} onAct={retry} />
    </Row>
  );
}
