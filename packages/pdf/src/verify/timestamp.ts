import { createHash } from 'node:crypto';
import { type Certificate, DerError, OID, equalBytes, nameValue, parseTstInfo } from '@countersign/asn1';
import { judgeCms } from './cms-signature.ts';
import { findPath } from './path.ts';
import type { SubIndication } from './report.ts';
import { type RevocationData, revocationOf } from './revocation.ts';
import { isSoundHash } from './signature-value.ts';

/** What a time-stamp token proves (RFC 3161). `time` is null where the token cannot even be read. */
export interface TimestampJudgement {
  readonly authority: string;
  readonly time: Date | null;
  readonly integrity: boolean;
  readonly trusted: boolean;
  readonly failure: SubIndication | null;
}

export interface TrustContext {
  readonly roots: readonly Certificate[];
  /** Certificates found anywhere in the file; none of them is trusted for being there. */
  readonly pool: readonly Certificate[];
  readonly revocation: RevocationData;
}

const unreadable = (failure: SubIndication): TimestampJudgement => ({
  authority: '',
  time: null,
  integrity: false,
  trusted: false,
  failure,
});

/** Judges a token over the bytes `stamped`. */
export function judgeTimestamp(
  token: Uint8Array,
  stamped: readonly Uint8Array[],
  trust: TrustContext,
): TimestampJudgement {
  try {
    return judge(token, stamped, trust);
  } catch (error) {
    if (error instanceof DerError || error instanceof TypeError) return unreadable('FORMAT_FAILURE');
    throw error;
  }
}

function judge(token: Uint8Array, stamped: readonly Uint8Array[], trust: TrustContext): TimestampJudgement {
  const { signedData, certificate, failure } = judgeCms(token, 'ENCAPSULATED', OID.tstInfo);
  if (signedData.content === null || certificate === null) return unreadable(failure ?? 'FORMAT_FAILURE');
  const info = parseTstInfo(signedData.content);
  const authority = nameValue(certificate.subject, 'CN') ?? certificate.subject.text;
  const told = (integrity: boolean, trusted: boolean, why: SubIndication | null): TimestampJudgement => ({
    authority,
    time: info.genTime,
    integrity,
    trusted,
    failure: why,
  });
  if (failure !== null) return told(false, false, failure);
  const { hash, hashedMessage } = info.imprint;
  if (!isSoundHash(hash)) return told(false, false, 'CRYPTO_CONSTRAINTS_FAILURE');
  const digest = createHash(hash);
  for (const chunk of stamped) digest.update(chunk);
  if (!equalBytes(digest.digest(), hashedMessage)) return told(false, false, 'HASH_FAILURE');
  const usage = certificate.extendedKeyUsage ?? [];
  const isCritical = certificate.extensions.some(({ oid, critical }) => oid === OID.extendedKeyUsage && critical);
  // RFC 3161 §2.3: exactly one purpose, and critical.
  if (usage.length !== 1 || usage[0] !== OID.timeStamping || !isCritical)
    return told(true, false, 'CHAIN_CONSTRAINTS_FAILURE');
  const found = findPath(certificate, [...signedData.certificates, ...trust.pool], trust.roots, info.genTime);
  if ('failure' in found) return told(true, false, found.failure);
  const [leaf, issuer] = found.path;
  const status = leaf && issuer ? revocationOf(leaf, issuer, trust.revocation) : { kind: 'UNKNOWN' as const };
  // A key known to be revoked before it stamped proves nothing; one revoked later has stamped in time.
  if (status.kind === 'REVOKED' && status.at <= info.genTime) return told(true, false, 'REVOKED');
  return told(true, true, null);
}
