import { type Envelope, api } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { call } from '../../../api/client.ts';
import { ActButton } from '../../../parts/trouble/act-button.tsx';
import { formatTime } from '../../../text/format.ts';
import { Banner, Row, Stack, toast } from '../../../ui/index.ts';
import { Progress } from '../../../ui/progress.tsx';
import { atTurn, myTurn } from '../model/people.ts';
import { keepEnvelope } from '../model/queries.ts';
import { PeopleChips } from '../parts/people-chips.tsx';
import { useConsoleText } from '../words.ts';
import { useActsText } from './acts-text.ts';
import styles from './detail-page.module.css';
import { relatedQuery } from './queries.ts';
import { useDetailText } from './text.ts';
import { useVoidText } from './void-text.ts';
import { UnavailableParticipants } from './unavailable-participants.tsx';

/** The banners about the state of the envelope: the recycle bin, the void flow (ux 34), then the contract itself. */
export const Situation = ({ envelope }: { envelope: Envelope }) => (
  <>
    {envelope.abilities.includes('restore') && <InBin envelope={envelope} />}
    {envelope.envelopeFlowType === 'CANCEL_PROCESS' && <Voids envelope={envelope} />}
    {(envelope.cancelling || envelope.voided !== null) && <VoidOf envelope={envelope} />}
    <Standing envelope={envelope} />
    <UnavailableParticipants envelope={envelope} />
  </>
);

function InBin({ envelope: { envelopeWsid } }: { envelope: Envelope }) {
  const acts = useActsText();
  const restore = async () => {
    keepEnvelope((await call(api.restoreEnvelope, { params: { envelopeWsid } })).envelope);
    toast('success', acts.restored);
  };
  return (
    <Banner
      tone="neutral"
      icon="trash"
      action={<ActButton size="s" icon="undo" label={acts.restore} onAct={restore} />}
    >
      {acts.inBin}
    </Banner>
  );
}

/** On a void agreement: which contract it voids, and how it ended. */
function Voids({ envelope }: { envelope: Envelope }) {
  const words = useVoidText();
  const { data: related = [] } = useQuery(relatedQuery(envelope.envelopeWsid));
  const original = related.find(({ relation }) => relation === 'CANCELS');
  const proposed = original === undefined ? words.voidsUnnamed : words.voids(original.title);
  const isDone = envelope.status === 'ED_SUCCESS';
  const isOver = envelope.status.startsWith('ED_');
  return (
    <Banner tone={isDone ? 'neutral' : 'warn'} icon={isDone ? 'check' : 'info'}>
      <p>{isDone ? words.done : isOver ? words.ended : proposed}</p>
      {envelope.cancelsEnvelopeWsid !== null && (
        <Way envelopeWsid={envelope.cancelsEnvelopeWsid}>{words.seeContract}</Way>
      )}
    </Banner>
  );
}

/** On a contract: that it is void, or that a void agreement waits for confirmations. */
function VoidOf({ envelope: { envelopeWsid, voided } }: { envelope: Envelope }) {
  const words = useVoidText();
  const { data: related = [] } = useQuery(relatedQuery(envelopeWsid));
  const running = related.find(({ relation }) => relation === 'CANCELLED_BY')?.envelopeWsid;
  const agreement = voided?.cancelEnvelopeWsid ?? running;
  return (
    <Banner tone={voided === null ? 'warn' : 'danger'} icon={voided === null ? 'info' : 'warning'}>
      {voided === null ? (
        <p>{words.running}</p>
      ) : (
        <>
          <strong>{words.voided(formatTime(voided.datetime))}</strong>
          <p>{words.because(voided.reason)}</p>
        </>
      )}
      {agreement !== undefined && <Way envelopeWsid={agreement}>{words.seeAgreement}</Way>}
    </Banner>
  );
}

/** The link of a banner, under its text so that both fit on a phone. */
const Way = ({ envelopeWsid, children }: { envelopeWsid: string; children: ReactNode }) => (
  <Link className={styles.way} to="/envelope-detail" search={{ envelopeId: envelopeWsid }}>
    {children}
  </Link>
);

function Standing({ envelope }: { envelope: Envelope }) {
  const words = useDetailText();
  const acts = useActsText();
  const { envelopeShownStatus: shown, prepareState, status } = envelope;
  if (status === 'ING_PROCESS' && prepareState === 'FAILED') return <Banner tone="warn">{words.prepareFailed}</Banner>;
  if (status === 'ING_PROCESS' && prepareState !== 'DONE') return <Making words={words.prepareRunning} />;
  if (envelope.completing) return <Making words={words.completing} />;
  if (status === 'TIMED' && envelope.timerDatetime !== null)
    return (
      <Banner tone="info" icon="clock">
        {acts.timedFor(formatTime(envelope.timerDatetime))}
      </Banner>
    );
  if (status === 'ED_SUCCESS') {
    if (envelope.voided !== null || envelope.envelopeFlowType === 'CANCEL_PROCESS') return null;
    return (
      <Banner tone="good" icon="shield">
        {words.completed}
      </Banner>
    );
  }
  const ended = words.ended[shown] ?? words.ended[status];
  return ended ? <Ended envelope={envelope} ended={ended} /> : <Turn envelope={envelope} />;
}

function Ended({ envelope, ended }: { envelope: Envelope; ended: string }) {
  const words = useDetailText();
  const { status } = envelope;
  const reason = envelope.handleReason ?? envelope.participants.find(({ handleReason }) => handleReason)?.handleReason;
  return (
    <Banner tone={status === 'ED_FAIL_REVOKE' || status === 'ED_FAIL_EXPIRED' ? 'neutral' : 'danger'}>
      <strong>{ended}</strong>
      {reason && <p>{words.because(reason)}</p>}
    </Banner>
  );
}

function Turn({ envelope }: { envelope: Envelope }) {
  const words = useDetailText();
  const shared = useConsoleText();
  const turn = atTurn(envelope);
  if (turn.length === 0) return null;
  return (
    <Row gapY={2.5} gapX={4} wrap py={3} px={4} border radius="m" fill="surface" className={styles.turn} role="status">
      <span>{myTurn(envelope) ? words.turnMine : words.turnOf}</span>
      <PeopleChips people={turn} me={shared.me} />
    </Row>
  );
}

const Making = ({ words }: { words: string }) => (
  <Stack gap={2.5} py={3} px={4} radius="m" fill="info-soft" role="status">
    <p>{words}</p>
    <Progress value={null} label={words} />
  </Stack>
);
