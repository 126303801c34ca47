import { type KeyObject, constants, createHash, createPublicKey, verify as verifyOctets } from 'node:crypto';
import { toPem } from '@countersign/asn1';
import { DOMParser } from '@xmldom/xmldom';
import { SignedXml } from 'xml-crypto';
import { TaskRefusal } from '../../../platform/index.ts';

/** A trusted list as covered by its signature, and the signer, who is not yet known to be the right one. */
export interface SignedList {
  /** The canonical form of the signed content; nothing else of the file is read. */
  readonly xml: string;
  readonly certificate: Uint8Array;
  /** SHA-256 of the certificate in lower-case hex. */
  readonly fingerprint: string;
}

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const DSIG_MORE = 'http://www.w3.org/2001/04/xmldsig-more#';
const LIST = 'http://uri.etsi.org/02231/v2#';
const SIGNED_PROPERTIES = 'http://uri.etsi.org/01903#SignedProperties';
const ENVELOPED = `${DSIG}enveloped-signature`;
const CANONICAL: ReadonlySet<string> = new Set([
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
]);
/** Digest and signature methods that are still safe (ETSI TS 119 312), as XML names them (RFC 6931). */
const DIGESTS: Readonly<Record<string, string>> = {
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
  [`${DSIG_MORE}sha384`]: 'sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'sha512',
};
type SignatureKind = 'PKCS1' | 'PSS' | 'ECDSA';
const SIGNATURES: Readonly<Record<string, readonly [hash: string, kind: SignatureKind]>> = Object.fromEntries(
  ['sha256', 'sha384', 'sha512'].flatMap((hash) => [
    [`${DSIG_MORE}rsa-${hash}`, [hash, 'PKCS1']],
    [`http://www.w3.org/2007/05/xmldsig-more#${hash}-rsa-MGF1`, [hash, 'PSS']],
    [`${DSIG_MORE}ecdsa-${hash}`, [hash, 'ECDSA']],
  ]),
);
/** The key types of each kind of signature, as Node.js names them. */
const KEYS: Readonly<Record<SignatureKind, readonly KeyObject['asymmetricKeyType'][]>> = {
  PKCS1: ['rsa'],
  PSS: ['rsa', 'rsa-pss'],
  ECDSA: ['ec'],
};
const WORD_MAX = 120;

const refuse = (why: string): never => {
  throw new TaskRefusal('TRUST_SIGNATURE', `the signature of the list ${why}`);
};
/** Refuses a method by its name, because the publisher may also sign with another method. */
const refuseMethod = (uri: string | undefined): never => {
  throw new TaskRefusal('TRUST_ALGORITHM', (uri ?? '').replace(/[^\x21-\x7e]/g, '').slice(0, WORD_MAX));
};

/**
 * Verifies the enveloped signature of a trusted list (ETSI TS 119 612 §5.7.1; XMLDSIG §3.2) by the certificate in it. Against
 * wrapping, there must be one signature, a child of the root, over the whole root, and the covered content is returned instead
 * of the file. Returns null where the list is not signed. The caller has already refused document types. Refusals:
 * TRUST_SIGNATURE, and TRUST_ALGORITHM with the name of a method that is unknown or no longer safe.
 */
export function readSignedList(xml: string): SignedList | null {
  const document = new DOMParser({ errorHandler: () => refuse('cannot be read') }).parseFromString(xml, 'text/xml');
  const root = document.documentElement;
  const all = Array.from(document.getElementsByTagNameNS(DSIG, 'Signature'));
  const [signature] = all;
  if (root.localName !== 'TrustServiceStatusList' || root.namespaceURI !== LIST) return refuse('is not in a list');
  if (signature === undefined) return null;
  if (all.length > 1 || signature.parentNode !== root) return refuse('is at the wrong place');
  const der = certificateIn(signature);
  const signed = new SignedXml({
    publicCert: toPem('CERTIFICATE', der),
    getCertFromKeyInfo: () => null,
    idAttribute: 'Id',
  });
  allow(signed);
  const covered = check(signed, signature, xml, root.getAttribute('Id'));
  return { xml: covered, certificate: der, fingerprint: createHash('sha256').update(der).digest('hex') };
}

function certificateIn(signature: Element): Uint8Array {
  const [held] = Array.from(signature.getElementsByTagNameNS(DSIG, 'X509Certificate'));
  const der = new Uint8Array(Buffer.from(held?.textContent ?? '', 'base64'));
  return der.length === 0 ? refuse('contains no certificate') : der;
}

/** Allows only the methods listed here, not all those of the library. */
function allow(signed: SignedXml): void {
  const digests = Object.entries(DIGESTS).map(([uri, hash]) => [uri, digestBy(uri, hash)]);
  const signatures = Object.entries(SIGNATURES).map(([uri, how]) => [uri, signatureBy(uri, ...how)]);
  signed.HashAlgorithms = Object.fromEntries(digests);
  signed.SignatureAlgorithms = Object.fromEntries(signatures);
}

const digestBy = (uri: string, hash: string) =>
  class {
    getAlgorithmName = () => uri;
    getHash = (text: string): string => createHash(hash).update(text, 'utf8').digest('base64');
  };

const signatureBy = (uri: string, hash: string, kind: SignatureKind) =>
  class {
    getAlgorithmName = () => uri;
    getSignature = (): string => refuse('must not be made here');
    verifySignature(text: string, pem: string, value: string): boolean {
      const key = createPublicKey(pem);
      if (!KEYS[kind].includes(key.asymmetricKeyType)) return refuse('does not match its key');
      const octets = Buffer.from(value, 'base64');
      const by =
        kind === 'ECDSA'
          ? { key, dsaEncoding: 'ieee-p1363' as const }
          : kind === 'PSS'
            ? { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }
            : { key, padding: constants.RSA_PKCS1_PADDING };
      return verifyOctets(hash, Buffer.from(text, 'utf8'), by, octets);
    }
  };

function check(signed: SignedXml, signature: Element, xml: string, id: string | null): string {
  try {
    signed.loadSignature(signature as unknown as Node);
    const references = signed.getReferences();
    demandKnown(signed, references);
    const whole = references.filter(({ uri }) => uri === '' || (id !== null && id !== '' && uri === `#${id}`));
    const rest = references.filter((each) => !whole.includes(each));
    const [reference] = whole;
    if (reference === undefined || whole.length > 1) return refuse('does not cover the list exactly once');
    if (!reference.transforms.includes(ENVELOPED)) return refuse('covers another form of the list');
    if (!rest.every(({ type }) => type === undefined || type === SIGNED_PROPERTIES)) return refuse('covers more');
    if (!signed.checkSignature(xml)) return refuse('does not verify');
    const covered = signed.getSignedReferences()[references.indexOf(reference)];
    return covered ?? refuse('covers nothing');
  } catch (error) {
    if (error instanceof TaskRefusal) throw error;
    return refuse(`does not verify: ${(error as Error).message}`);
  }
}

/** Checks that every method that the signature names is one of those above. */
function demandKnown(signed: SignedXml, references: ReturnType<SignedXml['getReferences']>): void {
  const { signatureAlgorithm, canonicalizationAlgorithm } = signed;
  if (!Object.hasOwn(SIGNATURES, signatureAlgorithm ?? '')) refuseMethod(signatureAlgorithm);
  if (!CANONICAL.has(canonicalizationAlgorithm ?? '')) refuseMethod(canonicalizationAlgorithm);
  for (const { digestAlgorithm, transforms } of references) {
    if (!Object.hasOwn(DIGESTS, digestAlgorithm)) refuseMethod(digestAlgorithm);
    for (const each of transforms) if (each !== ENVELOPED && !CANONICAL.has(each)) refuseMethod(each);
  }
}
