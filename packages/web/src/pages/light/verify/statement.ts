import type { Language, SignatureReport, TimestampReport } from '@countersign/contract';
import { formatDay, formatTime } from '../../../text/format.ts';
import { commonName, signerWords, toneOf } from './judge.ts';
import type { useStatementText } from './statement-text.ts';

/** How long a signature can be verified, and what that rests on. */
export type Lasting =
  /** Until the certificates of the last document time-stamp end. */
  | { readonly by: 'ARCHIVE'; readonly until: string }
  /** It has a time-stamp of its own, but the file holds nothing that goes on proving it. */
  | { readonly by: 'STAMP' }
  /** Only while the certificate of the signer is valid. */
  | { readonly by: 'CERTIFICATE'; readonly until: string }
  | null;

export function lastingOf(report: SignatureReport, timestamps: readonly TimestampReport[]): Lasting {
  if (toneOf(report) !== 'good') return null;
  const over = timestamps.filter((stamp) => stamp.revision > report.revision && toneOf(stamp) === 'good');
  const ends = over.flatMap(({ certificates }) => firstEnd(certificates) ?? []);
  const until = ends.toSorted().at(-1);
  if (until !== undefined) return { by: 'ARCHIVE', until };
  if (report.timeSource === 'TIMESTAMP') return { by: 'STAMP' };
  const end = firstEnd(report.certificates);
  return end === null ? null : { by: 'CERTIFICATE', until: end };
}

/** When the first certificate of a path ends. */
const firstEnd = (certificates: SignatureReport['certificates']): string | null =>
  certificates.map(({ notAfter }) => notAfter).toSorted()[0] ?? null;

/**
 * A signature told as to a judge: who, when, proved by whom, what changed since, and how long it can be verified. A signature that
 * does not match its content says only that.
 */
export function statementOf(
  report: SignatureReport,
  timestamps: readonly TimestampReport[],
  { words, language }: { readonly words: ReturnType<typeof useStatementText>; readonly language: Language },
): readonly string[] {
  const who = signerWords(report, language, words.unknown);
  if (!report.integrity) return [words.broken(who)];
  const { organisation, signingTime, timeSource, issuer, revocation, trusted } = report;
  const stamp = report.timestamps.find((one) => one.trusted) ?? null;
  const lasting = lastingOf(report, timestamps);
  return [
    organisation === null ? words.signed(who) : words.signedFor(who, organisation),
    signingTime === null || timeSource === 'NONE'
      ? words.noTime
      : timeSource === 'TIMESTAMP'
        ? words.stamped(formatTime(signingTime), commonName(stamp?.authority ?? ''))
        : words.claimed(formatTime(signingTime)),
    trusted ? words.certified(commonName(issuer)) : words.notCertified(commonName(issuer)),
    ...(report.nameSource === null ? [] : [words.name[report.nameSource]]),
    ...(revocation.at === null || revocation.status === 'UNKNOWN'
      ? []
      : [words.status[revocation.status](formatTime(revocation.revokedAt ?? revocation.at))]),
    words.since[report.modifications],
    ...(lasting === null ? [] : [lastingWords(lasting, words)]),
  ];
}

function lastingWords(lasting: NonNullable<Lasting>, words: ReturnType<typeof useStatementText>): string {
  if (lasting.by === 'STAMP') return words.lasting.STAMP;
  return words.lasting[lasting.by](formatDay(lasting.until));
}
