import { type Certificate, OID, equalBytes } from '@countersign/asn1';
import { judgeSignatureValue } from './signature-value.ts';

/** A certificate, its issuer, … up to one of the trusted roots. */
export type Path = readonly Certificate[];

/** Why no path leads to a trusted root, in the words of ETSI EN 319 102-1 §5.1.3. */
export type PathFailure =
  | 'NO_CERTIFICATE_CHAIN_FOUND'
  | 'OUT_OF_BOUNDS_NO_POE'
  | 'CHAIN_CONSTRAINTS_FAILURE'
  | 'CRYPTO_CONSTRAINTS_FAILURE';

const LONGEST_PATH = 6;
/** Extensions that this judge understands; any other critical one fails a path (RFC 5280 §4.2). */
const UNDERSTOOD: ReadonlySet<string> = new Set([
  OID.basicConstraints,
  OID.keyUsage,
  OID.extendedKeyUsage,
  OID.authorityKeyIdentifier,
  OID.subjectKeyIdentifier,
  OID.authorityInfoAccess,
  OID.crlDistributionPoints,
  OID.certificatePolicies,
  OID.subjectAltName,
]);

const sameName = (a: Certificate['issuer'], b: Certificate['subject']): boolean => equalBytes(a.der, b.der);
export const sameCertificate = (a: Certificate, b: Certificate): boolean => equalBytes(a.der, b.der);

function mayHaveIssued(issuer: Certificate, subject: Certificate): boolean {
  if (!sameName(subject.issuer, issuer.subject)) return false;
  const wanted = subject.authorityKeyId?.keyId ?? null;
  return wanted === null || issuer.subjectKeyId === null || equalBytes(wanted, issuer.subjectKeyId);
}

/**
 * The path from a certificate to a root, valid at an instant (RFC 5280 §6.1 without policies and name constraints, which
 * fail as critical extensions). `pool` may hold anything; only `roots` are trusted, and nothing is fetched.
 */
export function findPath(
  leaf: Certificate,
  pool: readonly Certificate[],
  roots: readonly Certificate[],
  at: Date,
): { readonly path: Path } | { readonly failure: PathFailure } {
  let failure: PathFailure = 'NO_CERTIFICATE_CHAIN_FOUND';
  const worse = (next: PathFailure): void => {
    if (failure === 'NO_CERTIFICATE_CHAIN_FOUND') failure = next;
  };
  const extend = (path: Certificate[]): Path | null => {
    const last = path.at(-1) as Certificate;
    if (roots.some((root) => sameCertificate(root, last))) return path;
    if (path.length >= LONGEST_PATH) return null;
    for (const issuer of [...roots, ...pool]) {
      if (path.some((known) => sameCertificate(known, issuer)) || !mayHaveIssued(issuer, last)) continue;
      const problem = judgeLink(issuer, last, path.length - 1, at);
      if (problem !== null) {
        worse(problem);
        continue;
      }
      const found = extend([...path, issuer]);
      if (found) return found;
    }
    return null;
  };
  if (hasUnknownCritical(leaf)) return { failure: 'CHAIN_CONSTRAINTS_FAILURE' };
  if (!isValidAt(leaf, at)) return { failure: 'OUT_OF_BOUNDS_NO_POE' };
  const path = extend([leaf]);
  return path ? { path } : { failure };
}

const isValidAt = ({ notBefore, notAfter }: Certificate, at: Date): boolean => notBefore <= at && at <= notAfter;

const hasUnknownCritical = (certificate: Certificate): boolean =>
  certificate.extensions.some(({ oid, critical }) => critical && !UNDERSTOOD.has(oid));

/** `below` counts the CA certificates between the issuer and the leaf (pathLenConstraint, RFC 5280 §4.2.1.9). */
function judgeLink(issuer: Certificate, subject: Certificate, below: number, at: Date): PathFailure | null {
  const { basicConstraints, keyUsage } = issuer;
  if (!basicConstraints?.ca || (keyUsage !== null && !keyUsage.includes('keyCertSign')))
    return 'CHAIN_CONSTRAINTS_FAILURE';
  if (basicConstraints.pathLength !== null && below > basicConstraints.pathLength) return 'CHAIN_CONSTRAINTS_FAILURE';
  if (hasUnknownCritical(issuer)) return 'CHAIN_CONSTRAINTS_FAILURE';
  if (!isValidAt(issuer, at)) return 'OUT_OF_BOUNDS_NO_POE';
  switch (judgeSignatureValue(issuer.publicKey, subject.signatureAlgorithm, subject.tbs, subject.signature)) {
    case 'VALID':
      return null;
    case 'WEAK':
    case 'UNSUPPORTED':
      return 'CRYPTO_CONSTRAINTS_FAILURE';
    case 'INVALID':
      return 'NO_CERTIFICATE_CHAIN_FOUND';
  }
}
