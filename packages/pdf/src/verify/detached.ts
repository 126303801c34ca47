import { type Certificate, DerError, OID, parseCertificate, timestampTokens } from '@countersign/asn1';
import { hasSigningCertificate, judgeCms } from './cms-signature.ts';
import { findPath } from './path.ts';
import type { SubIndication } from './report.ts';
import { readRevocationData, revocationOf } from './revocation.ts';
import { type TrustContext, judgeTimestamp } from './timestamp.ts';

/** What may be believed, and what else is at hand; each DER. Nothing is fetched. */
export interface DetachedTrust {
  readonly roots: readonly Uint8Array[];
  /** Trusted for nothing by being here. */
  readonly certificates: readonly Uint8Array[];
  readonly ocsps: readonly Uint8Array[];
  readonly crls: readonly Uint8Array[];
}

/** A judgement of what stands beside its content. `certificate` is the signer's, DER. */
export interface DetachedJudgement {
  readonly passed: boolean;
  readonly failure: SubIndication | null;
  /** Of the time-stamp; null where there is none that is trusted. */
  readonly time: Date | null;
  readonly certificate: Uint8Array | null;
}

const failed = (failure: SubIndication, certificate: Uint8Array | null = null): DetachedJudgement => ({
  ...{ passed: false, failure, time: null, certificate },
});

/**
 * Judges a CAdES signature with a signature time-stamp (ETSI EN 319 122-1, level B-T) over `content`, which lies beside it: the
 * content, the key, the path to a root at the time of the stamp, and revocation by what is at hand.
 */
export function verifyDetached(cms: Uint8Array, content: Uint8Array, trust: DetachedTrust): DetachedJudgement {
  try {
    const { signedData, signer, certificate, failure } = judgeCms(cms, [content], OID.data);
    if (certificate === null || failure !== null) return failed(failure ?? 'FORMAT_FAILURE');
    if (!hasSigningCertificate(signer)) return failed('SIG_CONSTRAINTS_FAILURE', certificate.der);
    const context = contextOf(trust, signedData.certificates);
    const [token] = timestampTokens(signer.unsignedAttributes);
    const stamp = token === undefined ? null : judgeTimestamp(token, [signer.signature], context);
    if (stamp?.trusted !== true || stamp.time === null) return failed(stamp?.failure ?? 'NO_POE', certificate.der);
    const found = findPath(certificate, context.pool, context.roots, stamp.time);
    if ('failure' in found) return failed(found.failure, certificate.der);
    const [leaf, issuer] = found.path;
    const status = leaf && issuer ? revocationOf(leaf, issuer, context.revocation) : null;
    if (status?.kind === 'REVOKED' && status.at <= stamp.time) return failed('REVOKED', certificate.der);
    return { passed: true, failure: null, time: stamp.time, certificate: certificate.der };
  } catch (error) {
    if (error instanceof DerError || error instanceof TypeError) return failed('FORMAT_FAILURE');
    throw error;
  }
}

/** Judges an RFC 3161 token over `content`, which lies beside it. */
export function verifyTimestamp(token: Uint8Array, content: Uint8Array, trust: DetachedTrust): DetachedJudgement {
  const { trusted, failure, time } = judgeTimestamp(token, [content], contextOf(trust, []));
  return trusted ? { passed: true, failure: null, time, certificate: null } : failed(failure ?? 'FORMAT_FAILURE');
}

const contextOf = (trust: DetachedTrust, carried: readonly Certificate[]): TrustContext => ({
  roots: trust.roots.flatMap(readable),
  pool: [...carried, ...trust.certificates.flatMap(readable)],
  revocation: readRevocationData(trust.ocsps, trust.crls),
});

function readable(der: Uint8Array): Certificate[] {
  try {
    return [parseCertificate(der)];
  } catch (error) {
    if (error instanceof DerError) return [];
    throw error;
  }
}
