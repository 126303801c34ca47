import {
  type Certificate,
  DerError,
  type HashName,
  OID,
  parseCertificate,
  parseTstInfo,
  timestampTokens,
} from '@countersign/asn1';
import { judgeCertificate } from './certificate-judge.ts';
import { hasSigningCertificate, judgeCms, sameDigest } from './cms-signature.ts';
import { digestOf } from './digest.ts';
import { CertificateStore } from './path/certificate-store.ts';
import { Effort } from './path/effort.ts';
import { type RevocationData, RevocationIndex } from './path/revocation-data.ts';
import type { SubIndication } from './report.ts';
import { readCrls, readOcspResponses } from './revocation.ts';
import { hashBinding, weaknessesAt } from './strength.ts';
import { type RootGrant, grantedPeriods, rootsAt } from './trust.ts';

/** Trusted roots and additional data, each DER. Nothing is fetched. */
export interface DetachedTrust {
  readonly roots: readonly Uint8Array[];
  /** The periods in which roots were trusted, for roots that are not always trusted. */
  readonly grants?: readonly RootGrant[];
  /** Not trusted by being listed here. */
  readonly certificates: readonly Uint8Array[];
  readonly ocsps: readonly Uint8Array[];
  readonly crls: readonly Uint8Array[];
  /** Whether a signer without a known revocation status is not trusted, like `VerifyOptions.needsStatus`. */
  readonly needsStatus?: boolean;
}

/** The result for a detached signature or time-stamp. `certificate` is the signer's, DER. */
export interface DetachedJudgement {
  readonly passed: boolean;
  readonly failure: SubIndication | null;
  /** The time of the time-stamp; null if there is no trusted one. */
  readonly time: Date | null;
  readonly certificate: Uint8Array | null;
}

const failed = (failure: SubIndication, certificate: Uint8Array | null = null): DetachedJudgement => ({
  passed: false,
  failure,
  time: null,
  certificate,
});

/**
 * Verifies a detached CAdES signature with a signature time-stamp (ETSI EN 319 122-1, level B-T) over `content`: the content,
 * the key, and at the time of the stamp the path to a root and the revocation status from the given data. `provenAt` applies to
 * the stamp, as in `verifyTimestamp`.
 */
export function verifyDetached(
  cms: Uint8Array,
  content: Uint8Array,
  trust: DetachedTrust,
  provenAt: Date | null = null,
): DetachedJudgement {
  return guarded(() => {
    const digest = (hash: HashName): Uint8Array => digestOf(hash, content);
    const judged = judgeCms(cms, { kind: 'DETACHED', digest, pieces: [content] }, OID.data);
    const { signedData, signer, certificate, failure, bindings } = judged;
    if (certificate === null || failure !== null) return failed(failure ?? 'NO_SIGNING_CERTIFICATE_FOUND');
    if (!hasSigningCertificate(signer)) return failed('SIG_CONSTRAINTS_FAILURE', certificate.der);
    const [token] = timestampTokens(signer.unsignedAttributes);
    const stamp = token === undefined ? failed('NO_POE') : verifyTimestamp(token, signer.signature, trust, provenAt);
    if (stamp.time === null) return failed(stamp.failure ?? 'NO_POE', certificate.der);
    if (weaknessesAt(bindings, stamp.time).length > 0) return failed('CRYPTO_CONSTRAINTS_FAILURE', certificate.der);
    const problem = judgeAt(certificate, stamp.time, trust, { carried: signedData.certificates, purpose: 'SIGN' });
    if (problem !== null) return failed(problem, certificate.der);
    return { passed: true, failure: null, time: stamp.time, certificate: certificate.der };
  });
}

/**
 * Verifies a detached RFC 3161 token over `content` at the instant at which it is known to have existed (ETSI EN 319 102-1
 * §5.6.2.2): the present, or the time proved by a later time-stamp over it. If `provenAt` is null, its own time is used.
 */
export function verifyTimestamp(
  token: Uint8Array,
  content: Uint8Array,
  trust: DetachedTrust,
  provenAt: Date | null = null,
): DetachedJudgement {
  return guarded(() => {
    const { signedData, certificate, failure, bindings } = judgeCms(token, { kind: 'ENCAPSULATED' }, OID.tstInfo);
    if (certificate === null || failure !== null) return failed(failure ?? 'NO_SIGNING_CERTIFICATE_FOUND');
    if (signedData.content === null) return failed('FORMAT_FAILURE');
    const { genTime: time, imprint } = parseTstInfo(signedData.content);
    if (imprint.hash === null || imprint.hash === 'sm3') return failed('CRYPTO_CONSTRAINTS_FAILURE');
    const digest = digestOf(imprint.hash, content);
    if (!sameDigest(digest, imprint.hashedMessage)) return failed('HASH_FAILURE');
    if (provenAt !== null && provenAt < time) return failed('TIMESTAMP_ORDER_FAILURE', certificate.der);
    const at = provenAt ?? time;
    if (weaknessesAt([...bindings, hashBinding(imprint.hash)], at).length > 0)
      return failed('CRYPTO_CONSTRAINTS_FAILURE', certificate.der);
    const problem = judgeAt(certificate, at, trust, { carried: signedData.certificates, purpose: 'STAMP' });
    if (problem !== null) return failed(problem, certificate.der);
    return { passed: true, failure: null, time, certificate: certificate.der };
  });
}

/**
 * The reason why a certificate had no path to a root at an instant, or was revoked then; null if it was valid. Throws a
 * DerError.
 */
export const verifyCertificate = (der: Uint8Array, at: Date, trust: DetachedTrust): SubIndication | null =>
  judgeAt(parseCertificate(der), at, trust, { carried: [], purpose: 'SIGN' });

function judgeAt(
  certificate: Certificate,
  at: Date,
  trust: DetachedTrust,
  { carried, purpose }: { readonly carried: readonly Certificate[]; readonly purpose: 'SIGN' | 'STAMP' },
): SubIndication | null {
  const roots = trust.roots.flatMap(readable);
  const { indication, subIndication } = judgeCertificate({
    certificate,
    purpose,
    isProved: true,
    noEarlierThan: null,
    window: { start: at, end: at },
    needsStatus: trust.needsStatus ?? false,
    store: new CertificateStore([...carried, ...trust.certificates.flatMap(readable)]),
    effort: new Effort(),
    roots: rootsAt(roots, grantedPeriods(roots, trust.grants ?? []), at),
    data: revocationData(trust, at),
    mayServe: purpose === 'STAMP' ? mayStamp : () => true,
  });
  return indication === 'TOTAL_PASSED' ? null : (subIndication ?? 'CERTIFICATE_CHAIN_GENERAL_FAILURE');
}

const revocationData = ({ ocsps, crls }: DetachedTrust, since: Date): RevocationData =>
  new RevocationIndex(
    readOcspResponses(ocsps).map((data) => ({ data, since })),
    readCrls(crls).map((data) => ({ data, since })),
  );

/** RFC 3161 §2.3: exactly one purpose, and critical. */
const mayStamp = ({ extendedKeyUsage: usage, extensions }: Certificate): boolean =>
  usage?.length === 1 &&
  usage[0] === OID.timeStamping &&
  extensions.some(({ oid, critical }) => oid === OID.extendedKeyUsage && critical);

function readable(der: Uint8Array): Certificate[] {
  try {
    return [parseCertificate(der)];
  } catch (error) {
    if (error instanceof DerError) return [];
    throw error;
  }
}

function guarded(judge: () => DetachedJudgement): DetachedJudgement {
  try {
    return judge();
  } catch (error) {
    if (error instanceof DerError || error instanceof TypeError) return failed('FORMAT_FAILURE');
    throw error;
  }
}
