import { type Document, type Envelope, type Participant, pathOf } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../api/client.ts';
import { NameMark } from '../../../parts/name/name-mark.tsx';
import { useLanguage } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { AnchorButton, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { LightFrame } from './light-frame.tsx';
import { documentsQuery, envelopeQuery } from './model/queries.ts';
import { type DoneKind, isOver, nextNames, stageOf } from './model/stage.ts';
import { useDoneText } from './done-text.ts';
import { Box, Heading, Hint, Paragraph, Row, Stack, Text, box } from '../../../ui/layout.tsx';
import styles from './done-view.module.css';

interface DoneViewProps {
  envelopeWsid: string;
  kind: DoneKind;
  /** The envelope in the answer to the act; null if the page was opened after the act. */
  answered: Envelope | null;
  /** A session of a link, which has no home page. */
  isFree: boolean;
  contact: string | null;
}

/** The result of the act, what comes next, and the file as soon as it is available (ux 26). */
export function DoneView({ envelopeWsid, kind, answered, isFree, contact }: DoneViewProps) {
  const done = useDoneText();
  // A guest who has handed the contract on fetches nothing more: their session ended with their part (Rulings §6.8).
  const isGone = isFree && kind === 'handedOn';
  const { data } = useQuery({
    ...envelopeQuery(envelopeWsid),
    initialData: answered ?? undefined,
    enabled: !isGone,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const isVoiding = data?.envelopeFlowType === 'CANCEL_PROCESS';
  const [title, said] = (isVoiding ? done.voiding[kind] : undefined) ?? done.kinds[kind];
  useTitle(title);
  useEffect(() => heading.current?.focus(), []);
  return (
    <LightFrame>
      <Stack as="main" gap={3} grow align="center" width="full" mx="auto" textAlign="center" className={styles.done}>
        <DoneMark isOver={isOver(kind)} />
        <Heading as="h1" ref={heading} tabIndex={-1} heading="figure" mt={1.5} text={title} />
        {data && <Paragraph heading="m" text={data.title} />}
        <Paragraph text={said} />
        {data && !isOver(kind) && kind !== 'handedOn' && (
          <Stack gap={3} align="center" width="full" role="status">
            <WhatNext envelope={data} contact={contact} />
          </Stack>
        )}
        {data && isVoiding && <VoidedLink envelope={data} isFree={isFree} />}
        {data && !isGone && <People participants={data.participants} />}
        <Box as="nav" mt={1} aria-label={done.people}>
          <AnchorButton
            variant="quiet"
            label={isFree ? done.register : done.list}
            href={isFree ? '/login' : '/envelopes'}
          />
        </Box>
      </Stack>
    </LightFrame>
  );
}

function WhatNext({ envelope, contact }: { envelope: Envelope; contact: string | null }) {
  const done = useDoneText();
  const language = useLanguage();
  const stage = stageOf(envelope);
  if (stage === 'ended') return null;
  if (stage === 'finished') return <Downloads envelope={envelope} />;
  if (stage === 'completing') {
    return (
      <Stack card gap={3} width="full" py={4} px={5}>
        <p>{done.sealing}</p>
        <Progress value={null} label={done.sealing} />
      </Stack>
    );
  }
  const names = nextNames(envelope.participants);
  const waiting = envelope.envelopeFlowType === 'CANCEL_PROCESS' ? done.voidWaiting : done.waiting;
  return (
    <Stack card gap={1.5} width="full" py={4} px={5}>
      <p>{names.length > 0 ? waiting(new Intl.ListFormat(language).format(names)) : done.waitingOthers}</p>
      {contact !== null && <Hint text={done.notify(contact)} />}
      <Hint text={done.returnHere} />
    </Stack>
  );
}

/** The contract to be voided, with a link to it; a session of a link reaches this envelope alone. */
function VoidedLink({ envelope: { cancelsEnvelopeWsid }, isFree }: { envelope: Envelope; isFree: boolean }) {
  const done = useDoneText();
  if (cancelsEnvelopeWsid === null || isFree) return null;
  return <a href={`/envelope-detail?envelopeId=${cancelsEnvelopeWsid}`}>{done.original}</a>;
}

const SMALL_WAY = box({ inlineRow: true, minHeight: 'touch' });

function Downloads({ envelope }: { envelope: Envelope }) {
  const done = useDoneText();
  const { envelopeWsid } = envelope;
  const { data: documents = [] } = useQuery(documentsQuery(envelopeWsid));
  const href = ({ fileWsid }: Document): string =>
    `${pathOf(api.getDocumentContent, { envelopeWsid, docId: fileWsid })}?download=1`;
  const [first, ...others] = documents;
  const isVoiding = envelope.envelopeFlowType === 'CANCEL_PROCESS';
  return (
    <>
      <Banner tone="good">{isVoiding ? done.voided : done.finished}</Banner>
      <Stack gap={2.5} align="stretch" width="full" className={styles.downloads}>
        {first && (
          <a className={buttonClass('primary', 'l')} href={href(first)} download>
            <Icon name="download" />
            {others.length === 0 && !isVoiding ? done.download : done.downloadOf(first.fileName)}
          </a>
        )}
        {others.map((document) => (
          <a key={document.fileWsid} className={buttonClass('secondary')} href={href(document)} download>
            <Icon name="download" />
            {done.downloadOf(document.fileName)}
          </a>
        ))}
        <Row gapY={1} gapX={6} wrap justify="center">
          <a className={SMALL_WAY} href={pathOf(api.getEvidence, { envelopeWsid })} download>
            {done.evidence}
          </a>
          <a className={SMALL_WAY} href="/verify">
            {done.verify}
          </a>
        </Row>
      </Stack>
    </>
  );
}

function People({ participants }: { participants: readonly Participant[] }) {
  const done = useDoneText();
  const acting = participants.filter(({ actionType }) => actionType !== 'SENDER');
  if (acting.length < 2) return null;
  return (
    <Stack as="ul" card width="full" textAlign="left" aria-label={done.people}>
      {acting.map((one, index) => (
        <Row as="li" key={one.participantWsid} gap={3} py={3} px={4} borderTop={index > 0} data-status={one.status}>
          <Avatar name={one.name} index={index} size={36} />
          <Text grow minWidth={0}>
            {one.name}
            {one.isMe && <Text tone="ink-3"> · {done.you}</Text>} <NameMark source={one.nameSource} />
          </Text>
          <StatusIcon participant={one} />
        </Row>
      ))}
    </Stack>
  );
}

function StatusIcon({ participant: { status, atTurn } }: { participant: Participant }) {
  if (status === 'ED_SUCCESS') return <Icon name="check" size={18} className={box({ tone: 'brand' })} />;
  if (status.startsWith('ED_FAIL')) return <Icon name="close" size={18} className={box({ tone: 'danger' })} />;
  return atTurn ? <Icon name="clock" size={18} className={box({ tone: 'ink-3' })} /> : null;
}

/** The mark of the product, animated once: a stroke, and the counter-stroke beneath it. */
const DoneMark = ({ isOver }: { isOver: boolean }) => (
  <svg
    className={box({ tone: isOver ? 'danger' : 'brand' })}
    width="96"
    height="96"
    viewBox="0 0 96 96"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <circle cx="48" cy="48" r="44" fill="currentColor" opacity="0.1" />
    <circle cx="48" cy="48" r="34" stroke="currentColor" strokeWidth="1.500" opacity="0.5" />
    {isOver ? (
      <path d="M36 36l24 24M60 36L36 60" stroke="currentColor" strokeWidth="5" />
    ) : (
      <>
        <path
          className={styles.stroke}
          pathLength="1"
          d="M31 45l12 12 24-27"
          stroke="currentColor"
          strokeWidth="5.500"
        />
        <path
          className={styles.stroke}
          pathLength="1"
          d="M32 68c6-4 11-3.800 15-1.200s9 2.600 18-1.800"
          stroke="currentColor"
          strokeWidth="3.200"
          opacity="0.55"
        />
      </>
    )}
  </svg>
);
