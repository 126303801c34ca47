import type { SignatureReport, TimestampReport } from '@countersign/contract';
import type { ReactNode } from 'react';
import { formatTime } from '../../../text/format.ts';
import { useText } from '../../../text/text.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { type Tone, commonName, toneOf } from './judge.ts';
import { verifyText } from './text.ts';
import styles from './verify.module.css';

const PILL: Record<Tone, { tone: 'good' | 'warn' | 'danger'; icon: IconName }> = {
  good: { tone: 'good', icon: 'check' },
  check: { tone: 'warn', icon: 'info' },
  bad: { tone: 'danger', icon: 'warning' },
};

/** One line of the plain judgement: a picture and a sentence. */
function Finding({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <li className={classes(styles.finding, styles[tone])}>
      <Icon name={tone === 'good' ? 'check' : tone === 'check' ? 'info' : 'warning'} size={18} />
      <span>{children}</span>
    </li>
  );
}

/** Who signed when, and what became of it since, in words; the terms of the standards are one click away. */
export function SignatureCard({ report, revisions }: { report: SignatureReport; revisions: number }) {
  const text = useText(verifyText);
  const tone = toneOf(report);
  return (
    <li className={classes(styles.card, styles[`card-${tone}`])}>
      <div className={styles.cardHead}>
        <span className={styles.mark} aria-hidden="true">
          <Icon name="signature" size={24} />
        </span>
        <div className={styles.who}>
          <h3 className={styles.name}>{report.signer === '' ? text.nobody : commonName(report.signer)}</h3>
          {report.organisation !== null && <p className={styles.when}>{report.organisation}</p>}
          <p className={styles.when}>
            {text.when[report.timeSource]}
            {report.signingTime !== null && <time dateTime={report.signingTime}>{formatTime(report.signingTime)}</time>}
          </p>
        </div>
        <Pill tone={PILL[tone].tone} icon={PILL[tone].icon}>
          {text.tone[tone]}
        </Pill>
      </div>
      <ul className={styles.findings}>
        <Finding tone={report.integrity ? 'good' : 'bad'}>
          {report.integrity ? text.integrity.yes : text.integrity.no}
        </Finding>
        <Finding tone={report.trusted ? 'good' : 'check'}>{report.trusted ? text.trust.yes : text.trust.no}</Finding>
        <Finding tone={report.modifications === 'SUSPICIOUS' ? 'bad' : 'good'}>
          {text.change[report.modifications]}
        </Finding>
      </ul>
      <dl className={styles.facts}>
        <Fact name={text.level}>{text.levels[report.level.replace(/^PAdES-/, '')] ?? report.level}</Fact>
        {report.reason !== null && report.reason !== '' && <Fact name={text.reason}>{report.reason}</Fact>}
      </dl>
      <Technical report={report} revisions={revisions}>
        <Fact name={text.issuer}>{report.issuer}</Fact>
        <Fact name={text.serial}>
          <code>{report.serialNumber}</code>
        </Fact>
        <Fact name={text.level}>{report.level}</Fact>
      </Technical>
    </li>
  );
}

/** A time-stamp over the whole document: when it was so, and who says it. */
export function TimestampCard({ report, revisions }: { report: TimestampReport; revisions: number }) {
  const text = useText(verifyText);
  const tone = toneOf(report);
  return (
    <li className={classes(styles.card, styles[`card-${tone}`])}>
      <div className={styles.cardHead}>
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
        <Pill tone={PILL[tone].tone} icon={PILL[tone].icon}>
          {text.tone[tone]}
        </Pill>
      </div>
      <ul className={styles.findings}>
        <Finding tone={report.modifications === 'SUSPICIOUS' ? 'bad' : 'good'}>
          {text.change[report.modifications]}
        </Finding>
      </ul>
      <Technical report={report} revisions={revisions}>
        <Fact name={text.by}>{report.authority}</Fact>
      </Technical>
    </li>
  );
}

function Technical({
  report,
  revisions,
  children,
}: {
  report: SignatureReport | TimestampReport;
  revisions: number;
  children: ReactNode;
}) {
  const text = useText(verifyText);
  return (
    <details className={styles.technical}>
      <summary>{text.technical}</summary>
      <dl className={styles.facts}>
        <Fact name={text.indication}>{[report.indication, report.subIndication].filter(Boolean).join(' · ')}</Fact>
        {children}
        <Fact name={text.field}>
          <code>{report.fieldName}</code>
        </Fact>
        <Fact name={text.revisions}>
          {text.revision(report.revision, revisions)}; {report.coversWholeFile ? text.cover.yes : text.cover.no}
        </Fact>
      </dl>
      {report.notes.length > 0 && (
        <ul className={styles.notes}>
          {report.notes.map((note) => (
            <li key={note}>{text.notes[note] ?? note}</li>
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
