import type { SignatureReport, TimestampReport } from '@countersign/contract';
import type { ReactNode } from 'react';
import { formatDay, formatTime } from '../../../text/format.ts';
import { useLanguage } from '../../../text/text.ts';
import { Box, Button, Heading, Icon, type IconName, Paragraph, Row, Stack, Text, box } from '../../../ui/index.ts';
import { Fold } from '../../../ui/fold.tsx';
import { IconMark } from '../../../ui/icon-mark.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { Notes } from './notes.tsx';
import { type AnyReport, type Tone, cardToneOf, commonName, isNameUnproven } from './judge.ts';
import { noteWords, useReasonText } from './reason-text.ts';
import { useResultText } from './result-text.ts';
import styles from './signature-card.module.css';
import { statementOf } from './statement.ts';
import { useStatementText } from './statement-text.ts';
import { TONES } from './tones.ts';
import { useVersionsText } from './versions-text.ts';

/** One line of the summary: an icon and a sentence. */
const Finding = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Row as="li" gap={2.5} align="start" weight={tone === 'bad' ? 550 : undefined}>
    <Icon name={TONES[tone].icon} size={18} className={box({ mt: 0.5, tone: TONES[tone].tone })} />
    <span>{children}</span>
  </Row>
);

const SMALL = box({ size: 'm' });

interface CardProps<R> {
  report: R;
  revisions: number;
  /** Shows the pages as they were when this was signed, or the changes since; null if there is nothing to show. */
  onLook: ((mode: 'one' | 'now') => void) | null;
}

interface ReportCardProps extends CardProps<AnyReport> {
  icon: IconName;
  title: string;
  /** Whose it is and when it was made, as lines below the title. */
  lines: readonly ReactNode[];
  /** What follows from the report if it is intact: if it does not match, none of its other claims count. */
  findings: ReactNode;
  facts?: ReactNode;
  /** The same in whole sentences. */
  statement?: ReactNode;
  looksSince?: boolean;
  technical: readonly Fact[];
}
function ReportCard(props: ReportCardProps) {
  const {
    report,
    revisions,
    onLook,
    icon,
    title,
    lines,
    findings,
    facts,
    statement,
    looksSince = false,
    technical,
  } = props;
  const text = useResultText();
  const tone = cardToneOf(report);
  return (
    <Stack as="li" card gap={3} p={5} className={styles[tone]}>
      <Row gap={3} wrap>
        <IconMark icon={icon} size={44} tone={TONES[tone].status} />
        <Box growFrom={40}>
          <Heading as="h3" text={title} />
          {lines.map((line, at) => (
            // The lines of a report never change order.
            <Paragraph key={at} size="m" text={line} />
          ))}
        </Box>
        <TonePill tone={tone} report={report} />
      </Row>
      <Stack as="ul" gap={1.5}>
        {report.integrity ? findings : <Finding tone="bad">{text.integrity.no}</Finding>}
      </Stack>
      {statement}
      <Reasons report={report} tone={tone} />
      {facts}
      {onLook !== null && (
        <Row gap={2} wrap>
          <Button size="s" icon="eye" label={text.seeSigned} onClick={() => onLook('one')} />
          {looksSince && <Button size="s" variant="quiet" label={text.seeSince} onClick={() => onLook('now')} />}
        </Row>
      )}
      <Technical report={report} revisions={revisions} facts={technical} />
    </Stack>
  );
}

/** The signer, the time, and any change since, in words; the terms of the standards are one click away. */
export function SignatureCard({
  report,
  stamps,
  ...card
}: CardProps<SignatureReport> & { stamps: readonly TimestampReport[] }) {
  const text = useResultText();
  const { timeSource, signingTime, reason, integrity, signer, organisation, level } = report;
  return (
    <ReportCard
      {...card}
      report={report}
      icon="signature"
      title={signer === '' ? text.unknownSigner : commonName(signer)}
      lines={[
        organisation,
        <>
          {text.when[integrity || timeSource === 'NONE' ? timeSource : 'CLAIMED']}{' '}
          {signingTime !== null && <time dateTime={signingTime}>{formatTime(signingTime)}</time>}
        </>,
      ].filter((line) => line !== null)}
      findings={<SoundFindings report={report} />}
      statement={<Statement report={report} stamps={stamps} />}
      facts={
        <Facts
          className={SMALL}
          facts={[
            integrity && [text.level, text.levels[level.replace(/^PAdES-/, '')] ?? level],
            reason !== null && reason !== '' && [text.reason, reason],
          ]}
        />
      }
      looksSince={report.modifications !== 'NONE'}
      technical={[
        [text.level, level],
        [text.issuer, report.issuer],
        [text.serial, <code key="serial">{report.serialNumber}</code>],
      ]}
    />
  );
}

/** The signature as it could be told to a court. */
function Statement({ report, stamps }: { report: SignatureReport; stamps: readonly TimestampReport[] }) {
  const words = useStatementText();
  const language = useLanguage();
  return (
    <Box p={3} radius="m" fill="sunk">
      <Text as="h4" m={0} size="m" weight={600} text={words.title} />
      <p>{statementOf(report, stamps, { words, language }).join(/^(?:zh|ja)/.test(language) ? '' : ' ')}</p>
    </Box>
  );
}

/** The owner of the certificate, the source of the time, and what came after it. */
function SoundFindings({ report }: { report: SignatureReport }) {
  const text = useResultText();
  const { timeSource, timestamps, modifications } = report;
  const stamp = timestamps.find(({ trusted }) => trusted) ?? null;
  return (
    <>
      <Finding tone="good">{text.integrity.yes}</Finding>
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
  const text = useResultText();
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
export function TimestampCard({ report, ...card }: CardProps<TimestampReport>) {
  const text = useResultText();
  const { time, trusted, modifications, authority } = report;
  return (
    <ReportCard
      {...card}
      report={report}
      icon="clock"
      title={text.stampTitle}
      lines={[
        <>
          {text.stampedAt} {time === null ? text.unknownTime : <time dateTime={time}>{formatTime(time)}</time>}
        </>,
      ]}
      findings={
        <>
          <Finding tone={trusted ? 'good' : 'check'}>{trustWords(text.stampTrust, report)}</Finding>
          <Finding tone={modifications === 'SUSPICIOUS' ? 'bad' : 'good'}>{text.change[modifications]}</Finding>
        </>
      }
      technical={[[text.by, authority]]}
    />
  );
}

function TonePill({ tone, report: { integrity, modifications, indication } }: { tone: Tone; report: AnyReport }) {
  const text = useResultText();
  // The signature itself may be intact: then the file has changed.
  const isChangedSince = integrity && modifications === 'SUSPICIOUS';
  return (
    <Pill
      tone={TONES[tone].status}
      icon={TONES[tone].icon}
      label={
        isChangedSince
          ? text.changedSince
          : tone === 'check' && indication === 'TOTAL_PASSED'
            ? text.nameNotVerified
            : text.tone[tone]
      }
    />
  );
}

/** The root that ends the path: ours, one of a named list, or none that is known here. */
function trustWords(words: ReturnType<typeof useResultText>['trust'], { trusted, trustedThrough }: AnyReport): string {
  if (!trusted) return words.no;
  if (trustedThrough === null) return words.other;
  return trustedThrough.kind === 'OWN' ? words.own : words.list(trustedThrough.name ?? '');
}

/** Why it is not simply valid, and what to do. */
function Reasons({ report: { subIndication, notes, modifications }, tone }: { report: AnyReport; tone: Tone }) {
  const text = useReasonText();
  const isOurs = notes.includes('NOT_ON_RECORD') || notes.includes('NOT_FOR_THIS_DOCUMENT');
  const reason = isOurs
    ? text.notSignedHere
    : subIndication !== null
      ? (text.reasons[subIndication] ?? text.unknown)
      : modifications === 'SUSPICIOUS'
        ? text.suspicious
        : null;
  const { words } = useVersionsText();
  const said = notes.flatMap((note) => noteWords(text.notes, note) ?? words[note] ?? []);
  if (tone === 'good' && said.length === 0) return null;
  if (reason === null && said.length === 0) return null;
  return (
    <Stack gap={1.5} p={3} radius="m" fill={tone === 'good' ? 'sunk' : TONES[tone].fill}>
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
      <Notes notes={said} />
    </Stack>
  );
}

function Technical({ report, revisions, facts }: { report: AnyReport; revisions: number; facts: readonly Fact[] }) {
  const text = useResultText();
  const { revocation, proofOfExistence: proof, certificates, trustedThrough } = report;
  const { notes } = useReasonText();
  const { words } = useVersionsText();
  // Notes with a text are among the reasons; the rest is for experts.
  const rest = report.notes.filter((note) => noteWords(notes, note) === undefined && words[note] === undefined);
  return (
    <Fold summary={text.technical} className={box({ borderTop: true, size: 'm' })}>
      <Facts
        facts={[
          [text.indication, [report.indication, report.subIndication].filter(Boolean).join(' · ')],
          ...facts,
          trustedThrough !== null &&
            trustedThrough.overdueSince !== null && [
              text.trustList,
              text.listOverdue(trustedThrough.name ?? '', formatDay(trustedThrough.overdueSince)),
            ],
          certificates.length > 0 && [text.path, <Path key="path" certificates={certificates} />],
          [
            text.revocation,
            text.revocationIs[revocation.status](
              revocation.source,
              formatTime(revocation.revokedAt ?? revocation.at ?? new Date(0)),
            ),
          ],
          proof.time !== null && [text.proof, `${formatTime(proof.time)} · ${text.proofFrom[proof.source]}`],
          [text.field, <code key="field">{report.fieldName}</code>],
          [
            text.covers,
            `${text.version(report.revision, revisions)}; ${report.coversWholeFile ? text.cover.yes : text.cover.no}`,
          ],
        ]}
      />
      <Box mt={2}>
        <Notes notes={rest} />
      </Box>
    </Fold>
  );
}

function Path({ certificates }: { certificates: AnyReport['certificates'] }) {
  const text = useResultText();
  return (
    <Stack as="ol" gap={1}>
      {certificates.map((certificate) => (
        <li key={certificate.sha256}>
          {certificate.subject}
          <Text as="small" block tone="ink-3">
            {text.validity(formatDay(certificate.notBefore), formatDay(certificate.notAfter))} · SHA-256{' '}
            <code>{certificate.sha256.slice(0, 16)}…</code>
          </Text>
        </li>
      ))}
    </Stack>
  );
}
