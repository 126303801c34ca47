import { type Certificate, DerError, type HashName, OID, nameValue, parseTstInfo } from '@countersign/asn1';
import { UNKNOWN_REVOCATION, judgeCertificate } from './certificate-judge.ts';
import { judgeCms, sameDigest } from './cms-signature.ts';
import { digestOf } from './digest.ts';
import { type WrittenCms, hasIssuedForm } from './issued-form.ts';
import { indicationOf } from './indications.ts';
import { CertificateStore } from './path/certificate-store.ts';
import type { CertificateReport, Indication, RevocationReport, SubIndication } from './report.ts';
import { hashBinding, weaknessesAt } from './strength.ts';
import { type Trust, describeCertificate } from './trust.ts';

/** The result for a time-stamp token (RFC 3161). `time` is null if the token is unreadable. */
export interface TimestampJudgement {
  readonly authority: string;
  readonly time: Date | null;
  readonly integrity: boolean;
  readonly trusted: boolean;
  readonly indication: Indication;
  readonly subIndication: SubIndication | null;
  readonly certificates: readonly CertificateReport[];
  readonly revocation: RevocationReport;
  readonly notes: readonly string[];
}

const SKEW_MS = 5 * 60_000;

export const unreadableTimestamp: TimestampJudgement = {
  authority: '',
  time: null,
  integrity: false,
  trusted: false,
  certificates: [],
  notes: [],
  indication: 'TOTAL_FAILED',
  subIndication: 'FORMAT_FAILURE',
  revocation: UNKNOWN_REVOCATION,
};

/** A token in a file or in the CMS that it stamps. */
export type Token = Pick<WrittenCms, 'cms' | 'isUniform'>;

/**
 * Verifies a token (ETSI EN 319 102-1 §5.4) over the data that `stamped` digests. The token is in the revision with index
 * `revision`; if a later time-stamp proves that revision, the token is verified at that instant, else at the present.
 */
export function judgeTimestamp(
  token: Token,
  stamped: (hash: HashName) => Uint8Array,
  trust: Trust,
  revision: number,
): TimestampJudgement {
  try {
    return judge(token, stamped, trust, revision);
  } catch (error) {
    if (error instanceof DerError || error instanceof TypeError) return unreadableTimestamp;
    throw error;
  }
}

export const digestOfPiece =
  (piece: Uint8Array) =>
  (hash: HashName): Uint8Array =>
    digestOf(hash, piece);

function judge(
  token: Token,
  stamped: (hash: HashName) => Uint8Array,
  trust: Trust,
  revision: number,
): TimestampJudgement {
  const { signedData, signer, certificate, failure, bindings } = judgeCms(
    token.cms,
    { kind: 'ENCAPSULATED' },
    OID.tstInfo,
  );
  if (signedData.content === null || certificate === null) return unreadableTimestamp;
  const { genTime, imprint, policy } = parseTstInfo(signedData.content);
  const common = {
    authority: nameValue(certificate.subject, 'CN') ?? certificate.subject.text,
    time: genTime,
    notes: [],
    certificates: [describeCertificate(certificate)],
    revocation: UNKNOWN_REVOCATION,
  };
  const failed = (subIndication: SubIndication): TimestampJudgement => ({
    ...common,
    integrity: false,
    trusted: false,
    indication: indicationOf(subIndication),
    subIndication,
  });
  if (failure !== null) return failed(failure);
  const { hash, hashedMessage } = imprint;
  if (hash === null || hash === 'sm3') return failed('CRYPTO_CONSTRAINTS_FAILURE');
  if (!sameDigest(stamped(hash), hashedMessage)) return failed('HASH_FAILURE');
  const proved = trust.provedSince(revision);
  const end = proved ?? trust.now;
  const weak = weaknessesAt([...bindings, hashBinding(hash)], end);
  if (weak.length > 0) return { ...failed('CRYPTO_CONSTRAINTS_FAILURE'), integrity: true, notes: weak };
  // A token dated after a later time-stamp or in the future is out of order (ETSI EN 319 102-1 §5.5.4); clocks differ a little.
  if (genTime.getTime() > end.getTime() + SKEW_MS)
    return {
      ...common,
      integrity: true,
      trusted: false,
      indication: 'INDETERMINATE',
      subIndication: 'TIMESTAMP_ORDER_FAILURE',
    };
  const window = { start: genTime, end: end < genTime ? genTime : end };
  const verdict = judgeCertificate({
    certificate,
    window,
    purpose: 'STAMP',
    isProved: proved !== null,
    noEarlierThan: null,
    mayServe: mayStamp,
    store: new CertificateStore(signedData.certificates, [trust.store]),
    effort: trust.effort,
    roots: trust.rootsAt(window.end),
    everRoots: trust.roots,
    data: trust.revocation(signedData, revision),
  });
  const { indication, subIndication, path, revocation, notes } = verdict;
  const trusted = indication === 'TOTAL_PASSED';
  if (trusted && trust.isOwn(policy) && !hasIssuedForm({ ...token, signedData, signer }, [...path, ...trust.roots]))
    return failed('FORMAT_FAILURE');
  return {
    ...common,
    integrity: true,
    trusted,
    indication,
    subIndication,
    certificates: path.map(describeCertificate),
    revocation,
    notes,
  };
}

/** RFC 3161 §2.3: exactly one purpose, and critical. */
function mayStamp({ extendedKeyUsage, extensions }: Certificate): boolean {
  const usage = extendedKeyUsage ?? [];
  const isCritical = extensions.some(({ oid, critical }) => oid === OID.extendedKeyUsage && critical);
  return usage.length === 1 && usage[0] === OID.timeStamping && isCritical;
}
