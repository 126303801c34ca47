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
import { Box, Card, Grid, Heading, Row, Stack } from '../../../ui/layout.tsx';
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
    <Row as="li" gap={2.5} align="start" className={classes(styles.finding, styles[tone])}>
      <Icon name={tone === 'good' ? 'check' : tone === 'check' ? 'info' : 'warning'} size={18} />
      <span>{children}</span>
    </Row>
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
    <Card as="li" p={5} className={classes(styles.card, styles[`card-${tone}`])}>
      <Row gap={3} className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          <Icon name="signature" size={24} />
        </span>
        <Box grow minWidth={0} className={styles.who}>
          <Heading as="h3">{report.signer === '' ? text.unknownSigner : commonName(report.signer)}</Heading>
          {report.organisation !== null && (
            <Row as="p" gapY={0} gapX={2} align="stretch" wrap tone="ink-2" size="m">
              {report.organisation}
            </Row>
          )}
          <Row as="p" gapY={0} gapX={2} align="stretch" wrap tone="ink-2" size="m">
            {text.when[report.integrity || timeSource === 'NONE' ? timeSource : 'CLAIMED']}{' '}
            {signingTime !== null && <time dateTime={signingTime}>{formatTime(signingTime)}</time>}
          </Row>
        </Box>
        <TonePill tone={tone} report={report} />
      </Row>
      <Stack as="ul" gap={1.5} mt={4}>
        <Finding tone={report.integrity ? 'good' : 'bad'}>
          {report.integrity ? text.integrity.yes : text.integrity.no}
        </Finding>
        {/* If a signature does not match, none of its other claims count. */}
        {report.integrity && <SoundFindings report={report} />}
      </Stack>
      <Reasons report={report} tone={tone} />
      <Stack as="dl" gap={1.5} mx={0} mt={3} mb={0} className={styles.facts}>
        {report.integrity && (
          <Fact name={text.level}>{text.levels[report.level.replace(/^PAdES-/, '')] ?? report.level}</Fact>
        )}
        {reason !== null && reason !== '' && <Fact name={text.reason}>{reason}</Fact>}
      </Stack>
      {onLook !== null && (
        <Row gap={2} align="stretch" wrap mt={3} className={styles.looks}>
          <Button size="s" icon="eye" onClick={() => onLook('one')}>
            {text.seeSigned}
          </Button>
          {report.modifications !== 'NONE' && (
            <Button size="s" variant="quiet" onClick={() => onLook('now')}>
              {text.seeSince}
            </Button>
          )}
        </Row>
      )}
      <Technical report={report} revisions={revisions}>
        <Fact name={text.level}>{report.level}</Fact>
        <Fact name={text.issuer}>{report.issuer}</Fact>
        <Fact name={text.serial}>
          <code>{report.serialNumber}</code>
        </Fact>
      </Technical>
    </Card>
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
    <Card as="li" p={5} className={classes(styles.card, styles[`card-${tone}`])}>
      <Row gap={3} className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          <Icon name="clock" size={24} />
        </span>
        <Box grow minWidth={0} className={styles.who}>
          <Heading as="h3">{text.stampTitle}</Heading>
          <Row as="p" gapY={0} gapX={2} align="stretch" wrap tone="ink-2" size="m">
            {text.stampedAt}{' '}
            {report.time === null ? text.unknownTime : <time dateTime={report.time}>{formatTime(report.time)}</time>}
          </Row>
        </Box>
        <TonePill tone={tone} report={report} />
      </Row>
      <Stack as="ul" gap={1.5} mt={4}>
        {!report.integrity && <Finding tone="bad">{text.integrity.no}</Finding>}
        {report.integrity && (
          <>
            <Finding tone={report.trusted ? 'good' : 'check'}>{trustWords(text.stampTrust, report)}</Finding>
            <Finding tone={report.modifications === 'SUSPICIOUS' ? 'bad' : 'good'}>
              {text.change[report.modifications]}
            </Finding>
          </>
        )}
      </Stack>
      <Reasons report={report} tone={tone} />
      {onLook !== null && (
        <Row gap={2} align="stretch" wrap mt={3} className={styles.looks}>
          <Button size="s" icon="eye" onClick={() => onLook('one')}>
            {text.seeSigned}
          </Button>
        </Row>
      )}
      <Technical report={report} revisions={revisions}>
        <Fact name={text.by}>{report.authority}</Fact>
      </Technical>
    </Card>
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
    <Stack gap={1.5} mt={3} p={3} radius="m" fill="sunk" className={classes(styles.reasons, styles[`reasons-${tone}`])}>
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
        <Box as="ul" mt={2.5} tone="ink-2" size="m" className={styles.notes}>
          {said.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Box>
      )}
    </Stack>
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
    <Box as="details" mt={3} borderTop size="m" className={styles.technical}>
      <summary>{text.technical}</summary>
      <Stack as="dl" gap={1.5} mx={0} mt={3} mb={0} className={styles.facts}>
        <Fact name={text.indication}>{[report.indication, report.subIndication].filter(Boolean).join(' · ')}</Fact>
        {children}
        {trustedThrough !== null && trustedThrough.overdueSince !== null && (
          <Fact name={text.trustList}>
            {text.listOverdue(trustedThrough.name ?? '', formatDay(trustedThrough.overdueSince))}
          </Fact>
        )}
        {certificates.length > 0 && (
          <Fact name={text.path}>
            <Stack as="ol" gap={1} className={styles.path}>
              {certificates.map((certificate) => (
                <li key={certificate.sha256}>
                  {certificate.subject}
                  <small>
                    {text.validity(formatDay(certificate.notBefore), formatDay(certificate.notAfter))} · SHA-256{' '}
                    <code>{certificate.sha256.slice(0, 16)}…</code>
                  </small>
                </li>
              ))}
            </Stack>
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
      </Stack>
      {rest.length > 0 && (
        <Box as="ul" mt={2.5} tone="ink-2" size="m" className={styles.notes}>
          {rest.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Grid gapY={0} gapX={3} size="m" className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Grid>
  );
}
