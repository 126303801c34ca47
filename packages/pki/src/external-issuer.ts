import { type Certificate, OID, equalBytes, parseCertificate } from '@countersign/asn1';
import { PkiError } from './errors.ts';
import { isSignedBy } from './issuer-of.ts';

/** An issuing CA that ends sooner would have to be replaced at once (`dueRenewals`). */
const LEAST_LEFT_MS = 3 * 365 * 86_400_000;
const NAME_CONSTRAINTS = '2.5.29.30';
/** Hashes that readers still accept (ETSI TS 119 312 §5). */
const STRONG: ReadonlySet<string> = new Set([
  OID.sha256WithRsa,
  OID.sha384WithRsa,
  OID.sha512WithRsa,
  OID.sha256WithEcdsa,
  OID.sha384WithEcdsa,
  OID.sha512WithEcdsa,
]);

/** What an issuing CA needs of a root that another authority operates; `requested` is the subject of its request. */
export type ExternalExpectation = {
  readonly spki: Uint8Array;
  readonly requested: Uint8Array;
  readonly now: Date;
};

/**
 * The issuing CA's certificate and its root, among certificates in any order.
 * @throws PkiError INPUT with the reason if they are not exactly these two, or cannot be used
 */
export function checkExternalChain(
  certificates: readonly Uint8Array[],
  expected: ExternalExpectation,
): { readonly issuing: Uint8Array; readonly root: Uint8Array } {
  const parsed = certificates.map((der) => parseCertificate(der));
  const issuing = parsed.find(({ publicKey }) => equalBytes(publicKey.spki, expected.spki));
  if (issuing === undefined) return refuse('no certificate of the file is for the requested key');
  const others = parsed.filter((one) => one !== issuing);
  const root = others.find((one) => equalBytes(one.subject.der, one.issuer.der) && isSignedBy(one, one));
  if (root === undefined) return refuse('the root is missing in the file');
  if (others.length > 1) return refuse('there is a CA between the root and the issuing CA, which is not supported');
  if (!equalBytes(issuing.issuer.der, root.subject.der) || !isSignedBy(issuing, root))
    return refuse('the certificate is not of the root in the file');
  checkIssuingOf(issuing, expected);
  checkRoot(root, issuing, expected.now);
  return { issuing: issuing.der, root: root.der };
}

function refuse(problem: string): never {
  throw new PkiError('INPUT', problem);
}

function checkIssuingOf(issuing: Certificate, { requested, now }: ExternalExpectation): void {
  const { basicConstraints, keyUsage, extendedKeyUsage, extensions } = issuing;
  if (!equalBytes(issuing.subject.der, requested)) refuse('the certificate has another subject than the request');
  if (basicConstraints?.ca !== true) refuse('the certificate is not of a CA (basic constraints)');
  if (keyUsage === null || !keyUsage.includes('keyCertSign') || !keyUsage.includes('cRLSign'))
    refuse('the key may not sign certificates and revocation lists (key usage)');
  if (extendedKeyUsage !== null) refuse('the purposes of the CA are restricted (extended key usage)');
  if (extensions.some(({ oid }) => oid === NAME_CONSTRAINTS)) refuse('the names below the CA are restricted');
  if (issuing.subjectKeyId === null || issuing.authorityKeyId?.keyId == null)
    refuse('the key identifiers of the certificate are missing');
  if (!STRONG.has(issuing.signatureAlgorithm.oid)) refuse('the signature algorithm of the certificate is too weak');
  if (issuing.notBefore > now) refuse('the certificate is not valid yet');
  if (issuing.notAfter.getTime() - now.getTime() < LEAST_LEFT_MS)
    refuse('the certificate ends within three years, in which its own certificates must be valid');
}

function checkRoot(root: Certificate, issuing: Certificate, now: Date): void {
  const { basicConstraints, keyUsage, notBefore, notAfter } = root;
  if (basicConstraints?.ca !== true) refuse('the root is not a CA (basic constraints)');
  if (basicConstraints?.pathLength === 0) refuse('the root permits no CA below it (path length)');
  if (keyUsage !== null && !keyUsage.includes('keyCertSign')) refuse('the root may not sign certificates (key usage)');
  if (notBefore > now || notAfter < issuing.notAfter) refuse('the root is not valid as long as the issuing CA');
}
