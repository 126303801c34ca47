import { randomBytes } from 'node:crypto';
import { OID, type Certificate, type NameLabel, assembleSignedData, buildName, parseName } from '@countersign/asn1';
import { prepareCertificate, signCertificate } from './issue.ts';
import type { KeyAlgorithm } from './keys/private-operation.ts';
import { type SigningKey, generateOneSignatureKey } from './keys/signing-key.ts';
import type { Authority, IssuedCertificate, SignerSubject } from './model.ts';
import { storedOcspAnswer } from './ocsp.ts';
import { POLICY } from './oids.ts';
import { PROFILES } from './profiles.ts';
import type { SigningIntent } from './signing-intent.ts';
import { describeCertificate } from './describe.ts';
import { subjectProblem } from './lints/subject-name.ts';
import { signAttributes } from './signed-attributes.ts';
import { type Stamped, type Stamping, stampSignature } from './stamp-signature.ts';
import { namedPerson } from './subject-names.ts';
import { addSeconds, wholeSeconds } from './times.ts';
import { currentUrls } from './urls.ts';

/** Readers' clocks differ a little from ours; the certificate is valid a minute before it is made. */
const BACKDATE_SEC = 60;

/**
 * `digest` is the SHA-256 of the signed byte range. `recordIssued` commits the issued certificate; nothing is signed
 * with its key, let alone given out, before that promise resolves. `validForSec` counts from `now`; by default the certificate ends
 * with its issuer, for many readers judge a signature at the time of reading and pass over its time-stamp. A long life
 * adds no risk: the key is gone when this answers.
 */
export type SignOnceRequest = {
  readonly authority: Authority;
  readonly timestamps: Stamping;
  readonly subject: SignerSubject;
  readonly digest: Uint8Array;
  readonly now: Date;
  readonly recordIssued: (issued: IssuedCertificate) => Promise<void>;
  readonly validForSec?: number;
  /** What the certificate binds itself to, where the caller knows it. */
  readonly intent?: SigningIntent | undefined;
  /** Of the fresh key; P-256 unless given. */
  readonly keyAlgorithm?: KeyAlgorithm;
};

/**
 * `cms` is detached, with the time-stamp in it (PAdES-B-T) where one was asked for; `chain` is the issuing CA and the root.
 */
export type SignedOnce = {
  readonly cms: Uint8Array;
  readonly certificate: Uint8Array;
  readonly chain: readonly Uint8Array[];
  readonly serialHex: string;
  readonly ocsp: Uint8Array;
  /** Null without a time-stamp (PAdES-B-B), as is its token. */
  readonly timestampTime: Date | null;
  readonly timestampToken: Uint8Array | null;
};
export type StampedOnce = SignedOnce & { readonly timestampTime: Date; readonly timestampToken: Uint8Array };

const randomSubjectNumber = (): string => randomBytes(10).toString('hex').toUpperCase();

/** The policies by which a certificate for one signature tells where the name comes from. */
const POLICY_OF = {
  verified: POLICY.verifiedName,
  profile: POLICY.nameOfProfile,
  'as-given': POLICY.nameAsGiven,
  organisation: POLICY.nameAsGiven,
} as const;

/** The encoded subject of a signer's certificate. Evaluation authorities mark it TEST. */
export function signerName(subject: SignerSubject, evaluation: boolean): Uint8Array {
  const { name, organisation, identity, number, organisationIdentifier = null } = subject;
  const attributes: (readonly [NameLabel, string])[] = [['C', 'CN']];
  if (organisation !== null) attributes.push(['O', organisation]);
  if (organisation !== null && organisationIdentifier !== null)
    attributes.push(['ORGANIZATIONIDENTIFIER', organisationIdentifier]);
  if (evaluation) attributes.push(['OU', 'TEST']);
  if (identity !== 'organisation')
    attributes.push(...namedPerson(name, identity === 'verified', number ?? randomSubjectNumber()));
  return buildName([...attributes, ['CN', name]]);
}

/**
 * What keeps a name or organisation from standing in a certificate, in words, or null: so that a form refuses it long
 * before its signature would. At most 64 characters each, not blank, no control characters or direction marks.
 */
export const signerNameProblem = (subject: SignerSubject): string | null =>
  subjectProblem(parseName(signerName(subject, false)));

/** The certificate of a key that signs one document. Throws a LintError for a name that no certificate can carry. */
export function issueFor(
  request: Pick<SignOnceRequest, 'authority' | 'subject' | 'now' | 'validForSec' | 'intent'>,
  spki: Uint8Array,
): Certificate {
  const { authority, subject, validForSec } = request;
  const now = wholeSeconds(request.now);
  const urls = currentUrls(authority);
  const prepared = prepareCertificate({
    profile: PROFILES.signer,
    issuer: authority.issuing.parsed,
    subject: signerName(subject, authority.evaluation),
    spki,
    notBefore: notBeforeOf(authority, now),
    notAfter: validForSec === undefined ? authority.issuing.parsed.notAfter : addSeconds(now, validForSec),
    policy: POLICY_OF[subject.identity],
    crlUrl: urls.issuing.crl,
    ocspUrl: urls.ocsp,
    caIssuersUrl: urls.issuing.certificate,
    cpsUrl: urls.practice,
    intent: request.intent,
  });
  return signCertificate(prepared, authority.issuing.key);
}

/** Backdated, yet not before the issuing CA itself, whose first minute it may be. */
export function notBeforeOf(authority: Authority, now: Date): Date {
  const { notBefore } = authority.issuing.parsed;
  const early = addSeconds(now, -BACKDATE_SEC);
  return early < notBefore && notBefore <= now ? notBefore : early;
}

/**
 * Makes a key, issues its certificate, signs one document's digest with it, time-stamps the signature, and lets go of
 * the key, all in here: the key is never stored, returned or used again. The leaf's OCSP answer is made right after the
 * time-stamp. Rejects with a LintError (a name that no certificate can carry), a PkiError, or what `recordIssued`
 * rejects with; then nothing has been signed or nothing was given out.
 */
export function signOnce(request: SignOnceRequest & { readonly timestamps: Stamped }): Promise<StampedOnce>;
export function signOnce(request: SignOnceRequest): Promise<SignedOnce>;
export async function signOnce(request: SignOnceRequest): Promise<SignedOnce> {
  const { authority, timestamps, digest, recordIssued } = request;
  const key = await generateOneSignatureKey(authority.audit, request.keyAlgorithm);
  try {
    const certificate = issueFor(request, key.spki);
    await recordIssued(describeCertificate(certificate));
    return await signWith(key, { authority, timestamps, digest, certificate });
  } finally {
    key.drop();
  }
}

/** What a recorded certificate's key is to sign. `chain` is its issuing CA and the root; the present ones unless given. */
export type SignWithRequest = Pick<SignOnceRequest, 'authority' | 'timestamps' | 'digest'> & {
  readonly certificate: Certificate;
  readonly chain?: readonly [Uint8Array, Uint8Array];
};

/** Signature, time-stamp and the certificate's OCSP answer right after it (docs/cycles/issuance.md steps 4 to 6). */
export function signWith(
  key: SigningKey,
  request: SignWithRequest & { readonly timestamps: Stamped },
): Promise<StampedOnce>;
export function signWith(key: SigningKey, request: SignWithRequest): Promise<SignedOnce>;
export async function signWith(key: SigningKey, request: SignWithRequest): Promise<SignedOnce> {
  const { authority, timestamps, digest, certificate } = request;
  const { chain = [authority.issuing.certificate, authority.root.certificate] } = request;
  const { serialHex } = certificate;
  const signed = signAttributes(key, {
    kind: 'signature',
    contentType: OID.data,
    messageDigest: digest,
    certificate,
    reference: serialHex,
    findings: [],
  });
  const { at, unsignedAttributes, timestampTime, timestampToken } = await stampSignature(
    timestamps,
    signed.signature,
    certificate,
  );
  const cms = assembleSignedData({
    ...signed,
    contentType: OID.data,
    content: null,
    certificates: [certificate.der, chain[0]],
    digestAlgorithm: 'sha256',
    signatureAlgorithm: key.signatureAlgorithm,
    unsignedAttributes,
  });
  const ocsp = storedOcspAnswer({ authority, certificate, status: { kind: 'good' }, now: at });
  return { cms, certificate: certificate.der, chain, serialHex, ocsp, timestampTime, timestampToken };
}
