import type { Certificate } from '@countersign/asn1';
import { indicationOf } from './indications.ts';
import type { CertificateStore } from './path/certificate-store.ts';
import { type Effort, EffortSpentError } from './path/effort.ts';
import { type FoundPath, findPath } from './path/find-path.ts';
import type { PolicySettings } from './path/policies.ts';
import type { RevocationData } from './path/revocation-data.ts';
import type { Path, Window } from './path/validate-path.ts';
import type { Indication, RevocationReport, SubIndication } from './report.ts';
import { type RevocationStatus, StatusJudge, isOutOfUse } from './revocation.ts';

export const UNKNOWN_REVOCATION: RevocationReport = { source: 'NONE', at: null, status: 'UNKNOWN', revokedAt: null };

export interface CertificateVerdict {
  readonly indication: Indication;
  readonly subIndication: SubIndication | null;
  /** Only the certificate if no path was found. */
  readonly path: Path;
  /** Revocation of the certificate itself. */
  readonly revocation: RevocationReport;
  /** Every certificate of the path except the root is known not to be revoked. */
  readonly hasRevocationData: boolean;
  readonly notes: readonly string[];
}

export interface CertificateQuestion {
  readonly certificate: Certificate;
  /** Untrusted certificates from any source. */
  readonly store: CertificateStore;
  /** Counts the cost of verifying the whole file. */
  readonly effort: Effort;
  /** Any policy unless given. */
  readonly policies?: PolicySettings;
  /** The roots that were trusted at the end of the window. */
  readonly roots: readonly Certificate[];
  /** The roots that are or were trusted at any time. */
  readonly everRoots?: readonly Certificate[];
  readonly data: RevocationData;
  readonly window: Window;
  /** Whether a time-stamp proves the end of the window; otherwise it is the present. */
  readonly isProved: boolean;
  /** Whether the status must be known, as for a signer; the last time-stamp never contains the status of its own authority. */
  readonly needsStatus?: boolean;
  /** The earliest known bound for the time of the signature (the role of a content time-stamp in §5.5.4). */
  readonly noEarlierThan: Date | null;
  readonly purpose: 'SIGN' | 'STAMP';
  readonly mayServe: (certificate: Certificate) => boolean;
}

/**
 * X.509 validation in the past (ETSI EN 319 102-1 §5.2.6, §5.6.2.1): path, purpose and revocation within a window of time.
 * Exceeding the limits gives INDETERMINATE with the note CHAIN_TOO_COMPLEX.
 */
export function judgeCertificate(question: CertificateQuestion): CertificateVerdict {
  try {
    return judge(question);
  } catch (error) {
    if (!(error instanceof EffortSpentError)) throw error;
    return { ...verdictOf('CERTIFICATE_CHAIN_GENERAL_FAILURE', [question.certificate]), notes: ['CHAIN_TOO_COMPLEX'] };
  }
}

const pathTo = (question: CertificateQuestion, roots: readonly Certificate[], window: Window): FoundPath => {
  const { certificate: leaf, store, effort, policies } = question;
  return findPath({ leaf, store, roots, window, effort, ...(policies && { policies }) });
};

function judge(question: CertificateQuestion): CertificateVerdict {
  const { certificate, window, mayServe } = question;
  const found = pathTo(question, question.roots, window);
  if ('failure' in found) return withoutPath(question, formerly(question, found.failure));
  const { path } = found;
  if (!mayServe(certificate)) return verdictOf('CHAIN_CONSTRAINTS_FAILURE', path);
  const judge = new StatusJudge(question.data, question.store, question.effort);
  const statuses = path.slice(0, -1).map((_, i) => judge.statusOf(path.slice(i), window.end));
  const revocation = reported(statuses[0]);
  const hasRevocationData = statuses.every((status) => status.kind === 'GOOD' || status.kind === 'REVOKED');
  const isStale = statuses.some((status) => status.kind === 'GOOD' && !status.isFresh);
  const notes = [...(hasRevocationData ? [] : ['REVOCATION_UNKNOWN']), ...(isStale ? ['REVOCATION_STALE'] : [])];
  const facts = { path, revocation, hasRevocationData, notes };
  for (const [i, status] of statuses.entries()) {
    const failure = judgeStatus(question, status, i) ?? missing(question, status, path[i]);
    if (failure !== null) return { ...facts, indication: indicationOf(failure), subIndication: failure };
  }
  return { ...facts, indication: 'TOTAL_PASSED', subIndication: null };
}

const verdictOf = (
  subIndication: SubIndication,
  path: Path,
  revocation: RevocationReport = UNKNOWN_REVOCATION,
): CertificateVerdict => ({
  indication: indicationOf(subIndication),
  subIndication,
  path,
  revocation,
  hasRevocationData: false,
  notes: [],
});

/**
 * A path may lead to a root that was trusted at some time, but no proof shows that it was trusted then (ETSI EN 319 102-1
 * §5.6.2.1: the date on which a trust anchor ends).
 */
function formerly(question: CertificateQuestion, failure: SubIndication): SubIndication {
  const { everRoots, window, isProved } = question;
  const isOpen = failure === 'NO_CERTIFICATE_CHAIN_FOUND' && !isProved && everRoots !== undefined;
  return isOpen && 'path' in pathTo(question, everRoots, window) ? 'NO_CERTIFICATE_CHAIN_FOUND_NO_POE' : failure;
}

/** The reason why there is no path; for an expired certificate, it depends on what is known about its status. */
function withoutPath(question: CertificateQuestion, failure: SubIndication): CertificateVerdict {
  const { certificate, noEarlierThan } = question;
  const alone = [certificate];
  const end = certificate.notAfter;
  if (failure === 'CERTIFICATE_CHAIN_GENERAL_FAILURE')
    return { ...verdictOf(failure, alone), notes: ['CHAIN_TOO_COMPLEX'] };
  if (failure !== 'OUT_OF_BOUNDS_NO_POE' || question.window.end <= end) return verdictOf(failure, alone);
  if (noEarlierThan !== null && noEarlierThan > end) return verdictOf('EXPIRED', alone);
  const once = pathTo(question, question.roots, { start: end, end });
  const status =
    'path' in once
      ? new StatusJudge(question.data, question.store, question.effort).statusOf(once.path, end)
      : undefined;
  const isNotRevoked = status?.kind === 'GOOD' && status.isFresh;
  return verdictOf(isNotRevoked ? 'OUT_OF_BOUNDS_NOT_REVOKED' : failure, alone, reported(status));
}

/** The problem with the status of the i-th certificate of a path; null if there is none. */
function judgeStatus(question: CertificateQuestion, status: RevocationStatus, index: number): SubIndication | null {
  const { window, purpose, noEarlierThan, isProved, needsStatus = false } = question;
  switch (status.kind) {
    case 'REVOKED':
      if (status.revokedAt > window.end) return null;
      if (index > 0) return 'REVOKED_CA_NO_POE';
      if (purpose === 'STAMP') return judgeRevokedStamp(window, status);
      return noEarlierThan !== null && status.revokedAt <= noEarlierThan ? 'REVOKED' : 'REVOKED_NO_POE';
    case 'UNKNOWN':
      return status.isOutOfBounds && purpose === 'SIGN' ? 'REVOCATION_OUT_OF_BOUNDS_NO_POE' : null;
    case 'GOOD':
      // An expired answer says nothing about the present (ETSI EN 319 102-1 §5.2.5).
      return status.isFresh || purpose === 'STAMP' || !(isProved || needsStatus) ? null : 'TRY_LATER';
  }
}

/** Extensions by which an issuer declares that it provides no revocation status (RFC 9608; ETSI EN 319 412-1 §5.2). */
const WITHOUT_STATUS: ReadonlySet<string> = new Set(['2.5.29.56', '0.4.0.194121.2.1']);

/** Without a status of the signer's certificate, more data than the file contains is needed (ETSI EN 319 102-1 §5.2.6.4). */
const missing = (
  { needsStatus = false, purpose }: CertificateQuestion,
  { kind }: RevocationStatus,
  certificate: Certificate | undefined,
): SubIndication | null =>
  needsStatus &&
  purpose === 'SIGN' &&
  kind === 'UNKNOWN' &&
  !certificate?.extensions.some(({ oid }) => WITHOUT_STATUS.has(oid))
    ? 'TRY_LATER'
    : null;

/**
 * RFC 3161 §4: stamps of a key that went out of use are valid until then; stamps of a key that may have been compromised are
 * not.
 */
function judgeRevokedStamp(
  { start }: Window,
  status: Extract<RevocationStatus, { readonly kind: 'REVOKED' }>,
): SubIndication | null {
  if (status.revokedAt <= start) return 'REVOKED';
  return isOutOfUse(status) ? null : 'REVOKED_NO_POE';
}

function reported(status: RevocationStatus | undefined): RevocationReport {
  if (status === undefined || status.kind === 'UNKNOWN') return UNKNOWN_REVOCATION;
  const { source, at, kind } = status;
  return { source, at, status: kind, revokedAt: kind === 'REVOKED' ? status.revokedAt : null };
}
