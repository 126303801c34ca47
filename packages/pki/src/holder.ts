import { type Certificate, parseCertificate } from '@countersign/asn1';
import { describeCertificate } from './describe.ts';
import { PkiError } from './errors.ts';
import { prepareCertificate, signPrepared } from './issue.ts';
import { chainOf, findIssuer } from './issuer-of.ts';
import type { KeyAlgorithm } from './keys/private-operation.ts';
import { SigningKey, generatePrivateKey, importPrivateKey } from './keys/signing-key.ts';
import type { Authority, IssuedCertificate, SignerSubject } from './model.ts';
import { POLICY } from './oids.ts';
import { PROFILES } from './profiles.ts';
import { type SignedOnce, notBeforeOf, signWith, signerName } from './sign-once.ts';
import type { Stamping } from './stamp-signature.ts';
import { addYears, wholeSeconds } from './times.ts';
import { currentUrls } from './urls.ts';

/** The holder of a long-term certificate: a person, or a member in the name of their enterprise. */
type HolderKind = 'personal' | 'enterprise';

const POLICY_OF: Readonly<Record<HolderKind, string>> = {
  personal: POLICY.personal,
  enterprise: POLICY.enterprise,
};

/**
 * The certificate of an enterprise has the enterprise as organisation, and as common name its member (if the name is
 * verified) or the enterprise itself; both kinds need a verified identity.
 */
export type HolderRequest = {
  readonly authority: Authority;
  readonly kind: HolderKind;
  readonly subject: Omit<SignerSubject, 'identity'>;
  readonly now: Date;
  /** P-256 by default. */
  readonly keyAlgorithm?: KeyAlgorithm | undefined;
};

/** `privateKey` is unencrypted PKCS #8: the caller passes it to `sealPrivateKey` and then overwrites it. */
export type MadeHolder = IssuedCertificate & { readonly privateKey: Uint8Array };

/**
 * Makes a key and its long-term certificate, which ends after a year or with its issuer. The caller must record the
 * certificate before signing with it.
 * @throws LintError if the name does not fit into a certificate
 */
export async function makeHolder(request: HolderRequest): Promise<MadeHolder> {
  const { authority, kind, subject, now: at, keyAlgorithm } = request;
  if ((kind === 'enterprise') !== (subject.organisation !== null)) {
    throw new PkiError('INPUT', 'an organisation is named exactly for an enterprise');
  }
  const privateKey = generatePrivateKey(keyAlgorithm);
  const { spki } = keyOf(authority, privateKey);
  const notBefore = notBeforeOf(authority, wholeSeconds(at));
  const inAYear = addYears(notBefore, 1);
  const { notAfter: issuerEnds } = authority.issuing.parsed;
  const urls = currentUrls(authority);
  const prepared = prepareCertificate({
    profile: PROFILES.holder,
    issuer: authority.issuing.parsed,
    // The certificate of an enterprise also names its member if their name was verified (ETSI EN 319 412-2 §4.2.4),
    // else only the enterprise.
    subject: signerName(
      { ...subject, identity: subject.name === subject.organisation ? 'organisation' : 'verified' },
      authority,
    ),
    spki,
    notBefore,
    notAfter: inAYear < issuerEnds ? inAYear : issuerEnds,
    policy: POLICY_OF[kind],
    crlUrl: urls.issuing.crl,
    ocspUrl: urls.ocsp,
    caIssuersUrl: urls.issuing.certificate,
    cpsUrl: urls.practice,
    policyArc: authority.identity.policyArc,
  });
  return { ...describeCertificate(await signPrepared(prepared, authority.issuing.key)), privateKey };
}

const keyOf = ({ audit }: Authority, pkcs8: Uint8Array): SigningKey =>
  new SigningKey({
    name: 'holder',
    privateKey: importPrivateKey(pkcs8),
    kinds: ['signature'],
    audit,
    signatures: 1,
  });

export type HolderSignatureRequest = {
  readonly authority: Authority;
  readonly timestamps: Stamping;
  readonly certificate: Uint8Array;
  readonly privateKey: Uint8Array;
  /** SHA-256 of the signed byte range. */
  readonly digest: Uint8Array;
};

/**
 * Signs one document's digest with a long-term key, then drops the key. The caller must know that the certificate is
 * recorded and not revoked.
 * @throws PkiError KEY_MISMATCH or CLOCK_BEHIND, or a LintError
 */
export async function signAsHolder(request: HolderSignatureRequest): Promise<SignedOnce> {
  const { authority, privateKey, certificate } = request;
  const key = keyOf(authority, privateKey);
  try {
    const parsed = parseCertificate(certificate);
    if (!isForHolder(authority, parsed) || !Buffer.from(parsed.publicKey.spki).equals(key.spki)) {
      throw new PkiError('KEY_MISMATCH', 'not the long-term certificate of this key');
    }
    return await signWith(key, { ...request, certificate: parsed, chain: chainOf(authority, parsed) });
  } finally {
    key.drop();
  }
}

/** Whether it is a certificate of this authority for a long-term key (security 57). */
function isForHolder(authority: Authority, certificate: Certificate): boolean {
  const known = PROFILES.holder.policies;
  return (
    findIssuer(authority, certificate) !== null &&
    (certificate.policies ?? []).every((policy) => known.includes(policy))
  );
}
