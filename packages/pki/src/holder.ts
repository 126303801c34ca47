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

/** Whose long-term certificate it is: a person's own, or a member's in the name of their enterprise. */
export type HolderKind = 'personal' | 'enterprise';

const POLICY_OF: Readonly<Record<HolderKind, string>> = {
  personal: POLICY.personal,
  enterprise: POLICY.enterprise,
};

/**
 * An enterprise's certificate names it as the organisation, and as the common name its member under their verified name or
 * the enterprise itself; both kinds are of a verified identity.
 */
export type HolderRequest = {
  readonly authority: Authority;
  readonly kind: HolderKind;
  readonly subject: Omit<SignerSubject, 'identity'>;
  readonly now: Date;
  /** P-256 unless given. */
  readonly keyAlgorithm?: KeyAlgorithm | undefined;
};

/** `privateKey` is PKCS #8 in clear: it goes straight into `sealPrivateKey` and is then overwritten. */
export type MadeHolder = IssuedCertificate & { readonly privateKey: Uint8Array };

/**
 * Makes a key and its long-term certificate, which ends after a year or with its issuer. Nothing is to be signed with
 * it before the certificate is recorded. Throws a LintError where the name cannot stand in a certificate.
 */
export function makeHolder({ authority, kind, subject, now: at, keyAlgorithm }: HolderRequest): MadeHolder {
  if ((kind === 'enterprise') !== (subject.organisation !== null)) {
    throw new PkiError('INPUT', 'an enterprise and nobody else is named as the organisation');
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
    // An enterprise's names its member too where their name was verified (ETSI EN 319 412-2 §4.2.4), else it alone.
    subject: signerName(
      { ...subject, identity: subject.name === subject.organisation ? 'organisation' : 'verified' },
      authority.evaluation,
    ),
    spki,
    notBefore,
    notAfter: inAYear < issuerEnds ? inAYear : issuerEnds,
    policy: POLICY_OF[kind],
    crlUrl: urls.issuing.crl,
    ocspUrl: urls.ocsp,
    caIssuersUrl: urls.issuing.certificate,
    cpsUrl: urls.practice,
  });
  return { ...describeCertificate(signPrepared(prepared, authority.issuing.key)), privateKey };
}

const keyOf = ({ audit }: Authority, pkcs8: Uint8Array): SigningKey =>
  new SigningKey({
    ...{ name: 'holder', privateKey: importPrivateKey(pkcs8), kinds: ['signature'], audit, signatures: 1 },
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
 * Signs one document's digest with a long-term key, and lets go of the key. That the certificate is recorded and not
 * revoked is the caller's to know. Rejects with a PkiError KEY_MISMATCH or CLOCK_BEHIND, or a LintError.
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

/** A certificate of this authority for a long-term key and nothing else (security 57). */
function isForHolder(authority: Authority, certificate: Certificate): boolean {
  const known = PROFILES.holder.policies;
  return (
    findIssuer(authority, certificate) !== null &&
    (certificate.policies ?? []).every((policy) => known.includes(policy))
  );
}
