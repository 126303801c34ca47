import { type Certificate, OID, equalBytes, parseCertificate } from '@countersign/asn1';
import { PkiError } from './errors.ts';
import { isSignedBy } from './issuer-of.ts';

/** An issuing CA that ends sooner would have to be replaced at once (`dueRenewals`). */
const LEAST_LEFT_MS = 3 * 365 * 86_400_000;
/** The most CAs between the root and the issuing CA: each makes every signature larger. */
const MOST_BETWEEN = 4;
const NAME_CONSTRAINTS = '2.5.29.30';
/** Critical extensions of a CA whose meaning is judged here, or that restrict nothing here (RFC 5280 §4.2). */
const UNDERSTOOD: ReadonlySet<string> = new Set([
  '2.5.29.14',
  '2.5.29.15',
  '2.5.29.19',
  '2.5.29.31',
  '2.5.29.32',
  '2.5.29.35',
  NAME_CONSTRAINTS,
  OID.extendedKeyUsage,
]);
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

/** From the issuing CA up to its root, which is not among `between`. */
export type ExternalChain = {
  readonly issuing: Uint8Array;
  readonly between: readonly Uint8Array[];
  readonly root: Uint8Array;
};

/**
 * The path from the issuing CA's certificate to its root, among certificates in any order.
 * @throws PkiError INPUT with the reason if they are not exactly one path, or cannot be used
 */
export function checkExternalChain(certificates: readonly Uint8Array[], expected: ExternalExpectation): ExternalChain {
  const parsed = certificates.map((der) => parseCertificate(der));
  const issuing = parsed.find(({ publicKey }) => equalBytes(publicKey.spki, expected.spki));
  if (issuing === undefined) return refuse('no certificate of the file is for the requested key');
  const above = pathAbove(issuing, parsed);
  const root = above.at(-1);
  if (root === undefined) return refuse('the root is missing in the file');
  const stray = parsed.find((one) => one !== issuing && !above.includes(one));
  if (stray !== undefined) return refuse(`the file has a certificate that is not on the path: ${stray.subject.text}`);
  if (above.length - 1 > MOST_BETWEEN)
    return refuse(`more than ${MOST_BETWEEN} CAs are between the root and the issuing CA`);
  checkIssuingOf(issuing, expected);
  for (const [at, ca] of above.entries())
    checkAbove(ca, { isRoot: ca === root, below: at + 1, issuing, now: expected.now });
  return { issuing: issuing.der, between: above.slice(0, -1).map(({ der }) => der), root: root.der };
}

const isSelfIssued = ({ subject, issuer }: Certificate): boolean => equalBytes(subject.der, issuer.der);

/** The CAs above a certificate, the root last. */
function pathAbove(issuing: Certificate, all: readonly Certificate[]): Certificate[] {
  const path: Certificate[] = [];
  for (let at = issuing; path.length <= all.length;) {
    const named = all.filter((one) => one !== at && !path.includes(one) && equalBytes(one.subject.der, at.issuer.der));
    const next = named.find((one) => isSignedBy(at, one));
    if (next === undefined && named.length > 0)
      return refuse(`the key of ${at.issuer.text} in the file has not signed the certificate of ${at.subject.text}`);
    if (next === undefined)
      return refuse(`the file has no certificate of ${at.issuer.text}, which issued that of ${at.subject.text}`);
    path.push(next);
    if (isSelfIssued(next)) {
      if (!isSignedBy(next, next))
        return refuse(`the certificate of ${next.subject.text} is not signed by its own key`);
      return path;
    }
    at = next;
  }
  return refuse('the certificates of the file certify each other in a circle');
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
  refuseUnknown(issuing, 'the certificate');
  if (issuing.subjectKeyId === null || issuing.authorityKeyId?.keyId == null)
    refuse('the key identifiers of the certificate are missing');
  if (!STRONG.has(issuing.signatureAlgorithm.oid)) refuse('the signature algorithm of the certificate is too weak');
  if (issuing.notBefore > now) refuse('the certificate is not valid yet');
  if (issuing.notAfter.getTime() - now.getTime() < LEAST_LEFT_MS)
    refuse('the certificate ends within three years, in which its own certificates must be valid');
}

/** RFC 5280 §4.2: readers refuse a critical extension that they do not know. */
function refuseUnknown({ extensions }: Certificate, name: string): void {
  const unknown = extensions.find(({ oid, critical }) => critical && !UNDERSTOOD.has(oid));
  if (unknown !== undefined) refuse(`${name} has a critical extension that is not supported here: ${unknown.oid}`);
}

type Place = {
  readonly isRoot: boolean;
  /** How many CAs are below it on the path. */
  readonly below: number;
  readonly issuing: Certificate;
  readonly now: Date;
};

/** RFC 5280 §6.1.4, for a path that every reader has to accept for years. */
function checkAbove(ca: Certificate, { isRoot, below, issuing, now }: Place): void {
  const { basicConstraints, keyUsage, extendedKeyUsage, extensions, notBefore, notAfter } = ca;
  const name = isRoot ? 'the root' : ca.subject.text;
  if (basicConstraints?.ca !== true) refuse(`${name} is not a CA (basic constraints)`);
  const pathLength = basicConstraints?.pathLength ?? null;
  if (pathLength !== null && pathLength < below)
    refuse(
      `${name} permits ${pathLength === 0 ? 'no CA' : `only ${pathLength}`} below it (path length), and ${below} ${below === 1 ? 'is' : 'are'}`,
    );
  if (keyUsage !== null && !keyUsage.includes('keyCertSign')) refuse(`${name} may not sign certificates (key usage)`);
  if (extensions.some(({ oid }) => oid === NAME_CONSTRAINTS))
    refuse(`the names below ${name} are restricted (name constraints)`);
  refuseUnknown(ca, name);
  if (notBefore > now) refuse(`${name} is not valid yet`);
  if (notAfter <= now) refuse(`${name} has expired`);
  if (notAfter < issuing.notAfter) refuse(`${name} is not valid as long as the issuing CA`);
  if (isRoot) return;
  if (keyUsage !== null && !keyUsage.includes('cRLSign')) refuse(`${name} may not sign revocation lists (key usage)`);
  if (extendedKeyUsage !== null) refuse(`the purposes of ${name} are restricted (extended key usage)`);
  if (ca.subjectKeyId === null || ca.authorityKeyId?.keyId == null)
    refuse(`the key identifiers of ${name} are missing`);
  if (!STRONG.has(ca.signatureAlgorithm.oid)) refuse(`the signature algorithm of ${name} is too weak`);
}
