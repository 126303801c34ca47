import { createPublicKey, verify } from 'node:crypto';
import { parsePublicKeyInfo } from '@countersign/asn1';
import { describeCertificate } from './describe.ts';
import { PkiError } from './errors.ts';
import { prepareCertificate, signPrepared } from './issue.ts';
import type { Authority, IssuedCertificate, SignerSubject } from './model.ts';
import { POLICY } from './oids.ts';
import { PROFILES } from './profiles.ts';
import { notBeforeOf, signerName } from './sign-once.ts';
import type { SigningIntent } from './signing-intent.ts';
import { addSeconds, addYears, wholeSeconds } from './times.ts';
import { currentUrls } from './urls.ts';

/**
 * `proof` is the signature of the key over `challenge` (ECDSA with SHA-256, r and s of 32 octets each as WebCrypto
 * returns them). `recordIssued` commits the certificate, which is released only after that promise resolves.
 */
export type ShieldCertificateRequest = {
  readonly authority: Authority;
  readonly subject: SignerSubject;
  readonly spki: Uint8Array;
  readonly challenge: Uint8Array;
  readonly proof: Uint8Array;
  readonly now: Date;
  readonly recordIssued: (issued: IssuedCertificate) => Promise<void>;
};

/** Whether the signature is that of the key, r and s side by side (IEEE P1363). False for an invalid key. */
export function isSignedBy(
  spki: Uint8Array,
  { hash, content, signature }: { hash: string; content: Uint8Array; signature: Uint8Array },
): boolean {
  try {
    const { kind, curve } = parsePublicKeyInfo(spki);
    if (kind !== 'ec' || curve !== 'P-256' || signature.length !== 64) return false;
    const key = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' });
    return verify(hash, content, { key, dsaEncoding: 'ieee-p1363' }, signature);
  } catch {
    return false;
  }
}

/**
 * A certificate for a key that the phone of a verified person made and keeps, after proof of possession (RFC 4211
 * §4.1). Ends after a year, or with its issuer.
 * @throws PkiError SIGNATURE_REFUSED, a LintError, or what `recordIssued` rejects with
 */
export async function issueShieldCertificate(request: ShieldCertificateRequest): Promise<IssuedCertificate> {
  const { authority, subject, spki, challenge, proof, recordIssued } = request;
  if (subject.identity !== 'verified') throw new PkiError('INPUT', 'a certificate for a year needs a verified name');
  if (!isSignedBy(spki, { hash: 'sha256', content: challenge, signature: proof })) {
    throw new PkiError('SIGNATURE_REFUSED', 'the phone has not proved possession of the key');
  }
  const now = wholeSeconds(request.now);
  const notBefore = notBeforeOf(authority, now);
  const inAYear = addYears(notBefore, 1);
  const { notAfter: issuerEnds } = authority.issuing.parsed;
  const urls = currentUrls(authority);
  const prepared = prepareCertificate({
    profile: PROFILES.shield,
    issuer: authority.issuing.parsed,
    subject: signerName(subject, authority),
    spki,
    notBefore,
    notAfter: inAYear < issuerEnds ? inAYear : issuerEnds,
    policy: POLICY.shieldVerifiedName,
    crlUrl: urls.issuing.crl,
    ocspUrl: urls.ocsp,
    caIssuersUrl: urls.issuing.certificate,
    cpsUrl: urls.practice,
    policyArc: authority.identity.policyArc,
  });
  const issued = describeCertificate(await signPrepared(prepared, authority.issuing.key));
  await recordIssued(issued);
  return issued;
}

/** The time that a phone may take to sign and this server to time-stamp, in seconds, with a margin for clocks. */
const ONE_SIGNATURE_SEC = 600;

/** `intent` describes what the phone is about to sign: its documentDigest by the hash of the signature. */
export type ShieldOnceRequest = Omit<ShieldCertificateRequest, 'challenge' | 'proof'> & {
  readonly intent: SigningIntent;
};

/**
 * A certificate for one signature of a phone whose owner's name was not verified: it ends after ten minutes and
 * contains the digest for which it was issued. That signature proves possession of the key; `completeShieldSignature`
 * verifies it.
 * @throws LintError, or what `recordIssued` rejects with
 */
export async function issueShieldOnce(request: ShieldOnceRequest): Promise<IssuedCertificate> {
  const { authority, subject, spki, intent, recordIssued } = request;
  const now = wholeSeconds(request.now);
  const ends = addSeconds(now, ONE_SIGNATURE_SEC);
  const { notAfter: issuerEnds } = authority.issuing.parsed;
  const urls = currentUrls(authority);
  const prepared = prepareCertificate({
    profile: PROFILES.shieldOnce,
    issuer: authority.issuing.parsed,
    subject: signerName({ ...subject, identity: 'as-given' }, authority),
    spki,
    notBefore: notBeforeOf(authority, now),
    notAfter: ends < issuerEnds ? ends : issuerEnds,
    policy: POLICY.shieldOneSignature,
    crlUrl: urls.issuing.crl,
    ocspUrl: urls.ocsp,
    caIssuersUrl: urls.issuing.certificate,
    cpsUrl: urls.practice,
    policyArc: authority.identity.policyArc,
    intent,
  });
  const issued = describeCertificate(await signPrepared(prepared, authority.issuing.key));
  await recordIssued(issued);
  return issued;
}
