import type { Document, Envelope, Participant } from '@countersign/contract';
import { pathOf } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../api/client.ts';
import { useLanguage, useText } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { LightFrame } from './light-frame.tsx';
import { documentsQuery, envelopeQuery } from './model/queries.ts';
import { type DoneKind, nextNames, stageOf } from './model/stage.ts';
import styles from './sign.module.css';
import { signText } from './text.ts';

interface DoneViewProps {
  envelopeWsid: string;
  kind: DoneKind;
  /** The envelope as the act answered it; null where the page was opened after the act. */
  answered: Envelope | null;
  /** A session of a link, which has no home page to go to. */
  isFree: boolean;
  contact: string | null;
}

/** What the act did, what comes next, and the file as soon as there is one (ux 26). */
export function DoneView({ envelopeWsid, kind, answered, isFree, contact }: DoneViewProps) {
  const text = useText(signText);
  const { data } = useQuery({ ...envelopeQuery(envelopeWsid), initialData: answered ?? undefined });
  const heading = useRef<HTMLHeadingElement>(null);
  const { done } = text;
  const title = {
    signed: done.signed,
    filled: done.filled,
    checked: done.checked,
    rejected: done.rejected,
    refused: done.refused,
  }[kind];
  useTitle(title);
  useEffect(() => heading.current?.focus(), []);
  const isOver = kind === 'rejected' || kind === 'refused';
  const said = isOver
    ? done.rejectedText
    : kind === 'signed'
      ? done.signedText
      : kind === 'filled'
        ? done.filledText
        : done.checkedText;
  return (
    <LightFrame>
      <main className={styles.done}>
        <DoneMark isOver={isOver} />
        <h1 ref={heading} tabIndex={-1} className={styles.doneTitle}>
          {title}
        </h1>
        {data && <p className={styles.doneContract}>{data.title}</p>}
        <p className={styles.doneWords}>{said}</p>
        {data && !isOver && <WhatNext envelope={data} contact={contact} />}
        {data && <People participants={data.participants} />}
        <nav className={styles.doneWays} aria-label={done.people}>
          <a className={buttonClass('quiet')} href={isFree ? '/login' : '/envelopes'}>
            {isFree ? done.register : done.list}
          </a>
        </nav>
      </main>
    </LightFrame>
  );
}

function WhatNext({ envelope, contact }: { envelope: Envelope; contact: string | null }) {
  const { done } = useText(signText);
  const language = useLanguage();
  const stage = stageOf(envelope);
  if (stage === 'ended') return null;
  if (stage === 'finished') return <Downloads envelope={envelope} />;
  if (stage === 'completing') {
    return (
      <div className={styles.sealing} role="status">
        <p>{done.sealing}</p>
        <Progress value={null} label={done.sealing} />
      </div>
    );
  }
  const names = nextNames(envelope.participants);
  return (
    <div className={styles.next} role="status">
      <p>{names.length > 0 ? done.waiting(new Intl.ListFormat(language).format(names)) : done.waitingOthers}</p>
      {contact !== null && <p className={styles.quietWords}>{done.notify(contact)}</p>}
      <p className={styles.quietWords}>{done.returnHere}</p>
    </div>
  );
}

function Downloads({ envelope }: { envelope: Envelope }) {
  const { done } = useText(signText);
  const { envelopeWsid } = envelope;
  const { data: documents = [] } = useQuery(documentsQuery(envelopeWsid));
  const href = ({ fileWsid }: Document): string =>
    `${pathOf(api.getDocumentContent, { envelopeWsid, docId: fileWsid })}?download=1`;
  const [first, ...others] = documents;
  return (
    <>
      <Banner tone="good">{done.finished}</Banner>
      <div className={styles.downloads}>
        {first && (
          <a className={buttonClass('primary', 'l')} href={href(first)} download>
            <Icon name="download" />
            {others.length === 0 ? done.download : done.downloadOf(first.fileName)}
          </a>
        )}
        {others.map((document) => (
          <a key={document.fileWsid} className={buttonClass('secondary')} href={href(document)} download>
            <Icon name="download" />
            {done.downloadOf(document.fileName)}
          </a>
        ))}
        <div className={styles.smallWays}>
          <a href={pathOf(api.getEvidence, { envelopeWsid })} download>
            {done.evidence}
          </a>
          <a href="/verify">{done.verify}</a>
        </div>
      </div>
    </>
  );
}

function People({ participants }: { participants: readonly Participant[] }) {
  const { done, people } = useText(signText);
  const acting = participants.filter(({ actionType }) => actionType !== 'SENDER');
  if (acting.length < 2) return null;
  return (
    <ul className={styles.people} aria-label={done.people}>
      {acting.map((one, index) => (
        <li key={one.participantWsid} className={styles.person} data-status={one.status}>
          <Avatar name={one.name} index={index} size={36} />
          <span>
            {one.name}
            {one.isMe && <span className={styles.me}> · {people.you}</span>}
          </span>
          <StatusIcon participant={one} />
        </li>
      ))}
    </ul>
  );
}

function StatusIcon({ participant: { status, atTurn } }: { participant: Participant }) {
  if (status === 'ED_SUCCESS') return <Icon name="check" size={18} />;
  if (status.startsWith('ED_FAIL')) return <Icon name="close" size={18} />;
  return atTurn ? <Icon name="clock" size={18} /> : null;
}

/** The mark of the house, drawn once: a stroke, and the counter-stroke beneath it. */
function DoneMark({ isOver }: { isOver: boolean }) {
  return (
    <svg
      className={isOver ? styles.overMark : styles.doneMark}
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
}
