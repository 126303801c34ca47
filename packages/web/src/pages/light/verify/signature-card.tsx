import type { SignatureReport, TimestampReport } from '@countersign/contract';
import type { ReactNode } from 'react';
import { formatDay, formatTime } from '../../../text/format.ts';
import { useText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { type AnyReport, type Tone, cardToneOf, commonName, isNameUnproven } from './judge.ts';
import { noteWords, reasonText } from './reason-text.ts';
import { resultText } from './result-text.ts';
import styles from './signature-card.module.css';
import { versionsText } from './versions-text.ts';

const PILL: Record<Tone, { tone: 'good' | 'warn' | 'danger'; icon: IconName }> = {
  good: { tone: 'good', icon: 'check' },
  check: { tone: 'warn', icon: 'info' },
  bad: { tone: 'danger', icon: 'warning' },
};

/** One line of the summary: an icon and a sentence. */
function Finding({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <li className={classes(styles.finding, styles[tone])}>
      <Icon name={tone === 'good' ? 'check' : tone === 'check' ? 'info' : 'warning'} size={18} />
      <span>{children}</span>
    </li>
  );
}

interface CardProps<R> {
  report: R;
  revisions: number;
  /** Shows the pages as they were when this was signed, or the changes since; null if there is nothing to show. */
  onLook: ((mode: 'one' | 'now') => void) | null;
}

/** The signer, the time, and any change since, in words; the terms of the standards are one click away. */
export function SignatureCard({ report, revisions, onLook }: CardProps<SignatureReport>) {
  const text = useText(resultText);
  const tone = cardToneOf(report);
  const { timeSource, signingTime, reason } = report;
  return (
    <li className={classes(styles.card, styles[`card-${tone}`])}>
      <div className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          <Icon name="signature" size={24} />
        </span>
        <div className={styles.who}>
          <h3 className={styles.name}>{report.signer === '' ? text.unknownSigner : commonName(report.signer)}</h3>
          {report.organisation !== null && <p className={styles.when}>{report.organisation}</p>}
          <p className={styles.when}>
            {text.when[report.integrity || timeSource === 'NONE' ? timeSource : 'CLAIMED']}{' '}
            {signingTime !== null && <time dateTime={signingTime}>{formatTime(signingTime)}</time>}
          </p>
        </div>
        <TonePill tone={tone} report={report} />
      </div>
      <ul className={styles.findings}>
        <Finding tone={report.integrity ? 'good' : 'bad'}>
          {report.integrity ? text.integrity.yes : text.integrity.no}
        </Finding>
        {/* If a signature does not match, none of its other claims count. */}
        {report.integrity && <SoundFindings report={report} />}
      </ul>
      <Reasons report={report} tone={tone} />
      <dl className={styles.facts}>
        {report.integrity && (
          <Fact name={text.level}>{text.levels[report.level.replace(/^PAdES-/, '')] ?? report.level}</Fact>
        )}
        {reason !== null && reason !== '' && <Fact name={text.reason}>{reason}</Fact>}
      </dl>
      {onLook !== null && (
        <div className={styles.looks}>
          <Button size="s" icon="eye" onClick={() => onLook('one')}>
            {text.seeSigned}
          </Button>
          {report.modifications !== 'NONE' && (
            <Button size="s" variant="quiet" onClick={() => onLook('now')}>
              {text.seeSince}
            </Button>
          )}
        </div>
      )}
      <Technical report={report} revisions={revisions}>
        <Fact name={text.level}>{report.level}</Fact>
        <Fact name={text.issuer}>{report.issuer}</Fact>
        <Fact name={text.serial}>
          <code>{report.serialNumber}</code>
        </Fact>
      </Technical>
    </li>
  );
}

/** The owner of the certificate, the source of the time, and what came after it. */
function SoundFindings({ report }: { report: SignatureReport }) {
  const text = useText(resultText);
  const { timeSource, timestamps, modifications } = report;
  const stamp = timestamps.find(({ trusted }) => trusted) ?? null;
  return (
    <>
      {report.nameSource !== null && (
        <Finding tone={isNameUnproven(report) ? 'check' : 'good'}>{text.nameFrom[report.nameSource]}</Finding>
      )}
      {report.known !== 'NOT_ASKED' && (
        <Finding tone={report.known === 'KNOWN' ? 'good' : 'bad'}>{text.records[report.known]}</Finding>
      )}
      {report.act !== undefined && <ActFinding act={report.act} />}
      <Finding tone={report.trusted ? 'good' : 'check'}>{trustWords(text.trust, report)}</Finding>
      <Finding tone={timeSource === 'TIMESTAMP' ? 'good' : 'check'}>
        {timeSource === 'TIMESTAMP' ? text.timeFrom.TIMESTAMP(stamp?.authority ?? '') : text.timeFrom[timeSource]}
      </Finding>
      <Finding tone={modifications === 'SUSPICIOUS' ? 'bad' : 'good'}>{text.change[modifications]}</Finding>
    </>
  );
}

/** The proof of the signer's identity, if there was one, and the account that acted. */
function ActFinding({ act }: { act: NonNullable<SignatureReport['act']> }) {
  const text = useText(resultText);
  const { identifiedBy, contact, provedDatetime, accountIs } = act;
  if (identifiedBy === null) return null;
  const words = [
    text.actedBy[identifiedBy],
    contact ?? '',
    provedDatetime === null ? '' : text.provedAt(formatTime(provedDatetime)),
    accountIs === null ? '' : text.account[accountIs],
  ];
  return <Finding tone="good">{words.filter((one) => one !== '').join(' · ')}</Finding>;
}

/** A time-stamp over the whole document: its time, and its authority. */
export function TimestampCard({ report, revisions, onLook }: CardProps<TimestampReport>) {
  const text = useText(resultText);
  const tone = cardToneOf(report);
  return (
    <li className={classes(styles.card, styles[`card-${tone}`])}>
      <div className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          <Icon name="clock" size={24} />
        </span>
        <div className={styles.who}>
          <h3 className={styles.name}>{text.stampTitle}</h3>
          <p className={styles.when}>
            {text.stampedAt}{' '}
            {report.time === null ? text.unknownTime : <time dateTime={report.time}>{formatTime(report.time)}</time>}
          </p>
        </div>
        <TonePill tone={tone} report={report} />
      </div>
      <ul className={styles.findings}>
        {!report.integrity && <Finding tone="bad">{text.integrity.no}</Finding>}
        {report.integrity && (
          <>
            <Finding tone={report.trusted ? 'good' : 'check'}>{trustWords(text.stampTrust, report)}</Finding>
            <Finding tone={report.modifications === 'SUSPICIOUS' ? 'bad' : 'good'}>
              {text.change[report.modifications]}
            </Finding>
          </>
        )}
      </ul>
      <Reasons report={report} tone={tone} />
      {onLook !== null && (
        <div className={styles.looks}>
          <Button size="s" icon="eye" onClick={() => onLook('one')}>
            {text.seeSigned}
          </Button>
        </div>
      )}
      <Technical report={report} revisions={revisions}>
        <Fact name={text.by}>{report.authority}</Fact>
      </Technical>
    </li>
  );
}

function TonePill({ tone, report: { integrity, modifications, indication } }: { tone: Tone; report: AnyReport }) {
  const text = useText(resultText);
  // The signature itself may be intact: then the file has changed.
  const isChangedSince = integrity && modifications === 'SUSPICIOUS';
  return (
    <Pill tone={PILL[tone].tone} icon={PILL[tone].icon}>
      {isChangedSince
        ? text.changedSince
        : tone === 'check' && indication === 'TOTAL_PASSED'
          ? text.nameNotVerified
          : text.tone[tone]}
    </Pill>
  );
}

/** The root that ends the path: ours, one of a named list, or none that is known here. */
function trustWords(words: (typeof resultText)['en']['trust'], { trusted, trustedThrough }: AnyReport): string {
  if (!trusted) return words.no;
  if (trustedThrough === null) return words.other;
  return trustedThrough.kind === 'OWN' ? words.own : words.list(trustedThrough.name ?? '');
}

/** Why it is not simply valid, and what to do. */
function Reasons({ report: { subIndication, notes, modifications }, tone }: { report: AnyReport; tone: Tone }) {
  const text = useText(reasonText);
  const isOurs = notes.includes('NOT_ON_RECORD') || notes.includes('NOT_FOR_THIS_DOCUMENT');
  const reason = isOurs
    ? text.notSignedHere
    : subIndication !== null
      ? (text.reasons[subIndication] ?? text.unknown)
      : modifications === 'SUSPICIOUS'
        ? text.suspicious
        : null;
  const { words } = useText(versionsText);
  const said = notes.flatMap((note) => noteWords(text.notes, note) ?? words[note] ?? []);
  if (tone === 'good' && said.length === 0) return null;
  if (reason === null && said.length === 0) return null;
  return (
    <div className={classes(styles.reasons, styles[`reasons-${tone}`])}>
      {reason !== null && (
        <>
          <p>
            <strong>{text.title}</strong> {reason.what}
          </p>
          <p>
            <strong>{text.todo}</strong> {reason.todo}
          </p>
        </>
      )}
      {said.length > 0 && (
        <ul className={styles.notes}>
          {said.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Technical({ report, revisions, children }: { report: AnyReport; revisions: number; children: ReactNode }) {
  const text = useText(resultText);
  const { revocation, proofOfExistence: proof, certificates, trustedThrough } = report;
  const { notes } = useText(reasonText);
  const { words } = useText(versionsText);
  // Notes with a text are among the reasons; the rest is for experts.
  const rest = report.notes.filter((note) => noteWords(notes, note) === undefined && words[note] === undefined);
  return (
    <details className={styles.technical}>
      <summary>{text.technical}</summary>
      <dl className={styles.facts}>
        <Fact name={text.indication}>{[report.indication, report.subIndication].filter(Boolean).join(' · ')}</Fact>
        {children}
        {trustedThrough !== null && trustedThrough.overdueSince !== null && (
          <Fact name={text.trustList}>
            {text.listOverdue(trustedThrough.name ?? '', formatDay(trustedThrough.overdueSince))}
          </Fact>
        )}
        {certificates.length > 0 && (
          <Fact name={text.path}>
            <ol className={styles.path}>
              {certificates.map((certificate) => (
                <li key={certificate.sha256}>
                  {certificate.subject}
                  <small>
                    {text.validity(formatDay(certificate.notBefore), formatDay(certificate.notAfter))} · SHA-256{' '}
                    <code>{certificate.sha256.slice(0, 16)}…</code>
                  </small>
                </li>
              ))}
            </ol>
          </Fact>
        )}
        <Fact name={text.revocation}>
          {text.revocationIs[revocation.status](
            revocation.source,
            formatTime(revocation.revokedAt ?? revocation.at ?? new Date(0)),
          )}
        </Fact>
        {proof.time !== null && (
          <Fact name={text.proof}>
            {formatTime(proof.time)} · {text.proofFrom[proof.source]}
          </Fact>
        )}
        <Fact name={text.field}>
          <code>{report.fieldName}</code>
        </Fact>
        <Fact name={text.covers}>
          {text.version(report.revision, revisions)}; {report.coversWholeFile ? text.cover.yes : text.cover.no}
        </Fact>
      </dl>
      {rest.length > 0 && (
        <ul className={styles.notes}>
          {rest.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </details>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
