import { type Verification, pathOf } from '@countersign/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, messageOf, requestIdOf } from '../../../api/client.ts';
import { formatBytes, formatTime } from '../../../text/format.ts';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { DropZone } from './drop-zone.tsx';
import { headlineOf, headlineTone, inGroups } from './judge.ts';
import { Fact, SignatureCard, TimestampCard } from './signature-card.tsx';
import { verifyText } from './text.ts';
import { verifyFile } from './verify-file.ts';
import styles from './verify.module.css';

/** The public page `/verify`: anybody drops a PDF and is told in plain words what its signatures are worth. */
export function VerifyPage() {
  const text = useText(verifyText);
  const [percent, setPercent] = useState(0);
  const running = useRef<AbortController | null>(null);
  const judging = useMutation({
    mutationFn: (file: File) => {
      running.current?.abort();
      running.current = new AbortController();
      setPercent(0);
      return verifyFile(file, setPercent, running.current.signal);
    },
  });
  useEffect(() => () => running.current?.abort(), []);
  useTitle(text.title);
  const { data, error, isPending } = judging;
  const hasResult = data !== undefined && !isPending;
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
      </header>
      {isPending ? (
        <div className={styles.working}>
          <p role="status">{text.working(percent)}</p>
          <Progress value={percent < 100 ? percent / 100 : null} label={text.working(percent)} />
        </div>
      ) : (
        <DropZone onFile={judging.mutate} isSmall={hasResult} />
      )}
      {error !== null && !isPending && <Failure error={error} />}
      {hasResult && <Result verification={data} />}
      <RootPanel />
    </div>
  );
}

function Failure({ error }: { error: unknown }) {
  const text = useText(verifyText);
  const shared = useText(sharedText);
  const requestId = requestIdOf(error);
  return (
    <Banner tone="danger">
      <strong>{text.failed}</strong> {messageOf(error)}
      {requestId !== null && (
        <small className={styles.request}>
          {shared.requestId} <code>{requestId}</code>
        </small>
      )}
    </Banner>
  );
}

function Result({ verification }: { verification: Verification }) {
  const text = useText(verifyText);
  const headline = headlineOf(verification);
  const tone = headlineTone(headline);
  const heading = useRef<HTMLHeadingElement>(null);
  // The verdict is what was waited for: it is read out and stands in sight.
  useEffect(() => heading.current?.focus(), [verification]);
  return (
    <>
      <section className={classes(styles.verdict, styles[`verdict-${tone}`])} aria-labelledby="verdict">
        <VerdictMark tone={tone} />
        <div>
          <h2 id="verdict" ref={heading} tabIndex={-1} className={styles.headline}>
            {text.headline[headline]}
          </h2>
          <p>{text.explain[headline]}</p>
        </div>
      </section>
      {verification.voided !== null && <VoidedFacts voided={verification.voided} />}
      <Reports verification={verification} />
      <FileFacts verification={verification} />
    </>
  );
}

/** What the parties have agreed on since; the signatures below are judged by themselves. */
function VoidedFacts({ voided: { datetime, reason } }: { voided: NonNullable<Verification['voided']> }) {
  const text = useText(verifyText);
  return (
    <div className={styles.card}>
      <dl className={styles.facts}>
        <Fact name={text.voidedAt}>
          <time dateTime={datetime}>{formatTime(datetime)}</time>
        </Fact>
        <Fact name={text.voidReason}>{reason}</Fact>
      </dl>
    </div>
  );
}

function Reports({ verification: { signatures, timestamps, revisions } }: { verification: Verification }) {
  const text = useText(verifyText);
  return (
    <>
      {signatures.length > 0 && (
        <section className={styles.group}>
          <h2 className={styles.groupTitle}>{text.signatures(signatures.length)}</h2>
          <ol className={styles.cards}>
            {signatures.map((report) => (
              <SignatureCard key={report.fieldName} report={report} revisions={revisions} />
            ))}
          </ol>
        </section>
      )}
      {timestamps.length > 0 && (
        <section className={styles.group}>
          <h2 className={styles.groupTitle}>{text.timestamps(timestamps.length)}</h2>
          <ol className={styles.cards}>
            {timestamps.map((report) => (
              <TimestampCard key={report.fieldName} report={report} revisions={revisions} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function FileFacts({ verification: { fileName, size, revisions, digest, notes } }: { verification: Verification }) {
  const text = useText(verifyText);
  const [isCopied, setCopied] = useState(false);
  const copy = (): void =>
    void navigator.clipboard?.writeText(digest).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section className={styles.group}>
      <h2 className={styles.groupTitle}>{text.file}</h2>
      <div className={styles.card}>
        <dl className={styles.facts}>
          {fileName !== null && <Fact name={text.name}>{fileName}</Fact>}
          <Fact name={text.size}>{formatBytes(size)}</Fact>
          <Fact name={text.revisions}>{revisions}</Fact>
          <Fact name={text.digest}>
            <code className={styles.digest}>{inGroups(digest)}</code>
          </Fact>
        </dl>
        {notes.length > 0 && (
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{text.notes[note] ?? note}</li>
            ))}
          </ul>
        )}
        <Button size="s" variant="quiet" icon={isCopied ? 'check' : 'copy'} onClick={copy}>
          {isCopied ? text.copied : text.copy}
        </Button>
      </div>
    </section>
  );
}

function RootPanel() {
  const text = useText(verifyText);
  return (
    <aside className={styles.root} aria-labelledby="own-reader">
      <Icon name="shield" size={28} />
      <div>
        <h2 id="own-reader" className={styles.rootTitle}>
          {text.rootTitle}
        </h2>
        <p>{text.rootText}</p>
      </div>
      <a className={buttonClass('secondary', 's')} href={pathOf(api.getRootCer)} download>
        <Icon name="download" size={16} />
        {text.rootLink}
      </a>
    </aside>
  );
}

/** A seal with a tick, a plain ring, or a broken one: the verdict for those who only glance. */
function VerdictMark({ tone }: { tone: 'good' | 'check' | 'bad' }) {
  return (
    <svg
      className={styles.verdictMark}
      width="72"
      height="72"
      viewBox="0 0 72 72"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="36" cy="36" r="32" strokeWidth="3" strokeDasharray={tone === 'bad' ? '46 10' : undefined} />
      <circle cx="36" cy="36" r="26" strokeWidth="1.200" opacity="0.6" />
      {tone === 'good' && <path d="M23 37l9 9 18-21" strokeWidth="4.500" />}
      {tone === 'check' && <path d="M36 24v15M36 47.500v.5" strokeWidth="4.500" />}
      {tone === 'bad' && <path d="M26 26l20 20M46 26L26 46" strokeWidth="4.500" />}
    </svg>
  );
}
