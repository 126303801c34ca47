import { randomBytes } from 'node:crypto';
import { OID, type Certificate, type NameLabel, assembleSignedData, buildName, parseName } from '@countersign/asn1';
import { prepareCertificate, signCertificate } from './issue.ts';
import type { KeyAlgorithm } from './keys/private-operation.ts';
import { type SigningKey, generateOneSignatureKey } from './keys/signing-key.ts';
import type { Authority, IssuedCertificate, SignerSubject } from './model.ts';
import { PkiError } from './errors.ts';
import { EVALUATION_IDENTITY, countryOf } from './identity.ts';
import { issuerChain } from './issuer-of.ts';
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

/** Readers' clocks differ slightly; the certificate is valid from a minute before it is made. */
const BACKDATE_SEC = 60;

/**
 * `digest` is the SHA-256 of the signed byte range. `recordIssued` commits the issued certificate; its key signs, and
 * the signature is released, only after that promise resolves. `validForSec` counts from `now`; by default the
 * certificate ends with its issuer, because many readers validate at the time of reading and ignore the time-stamp. A
 * long validity adds no risk: the key no longer exists when this returns.
 */
export type SignOnceRequest = {
  readonly authority: Authority;
  readonly timestamps: Stamping;
  readonly subject: SignerSubject;
  readonly digest: Uint8Array;
  readonly now: Date;
  readonly recordIssued: (issued: IssuedCertificate) => Promise<void>;
  readonly validForSec?: number;
  /** The signing intent in the certificate, if the caller knows it. */
  readonly intent?: SigningIntent | undefined;
  /** The kind of the new key; P-256 by default. */
  readonly keyAlgorithm?: KeyAlgorithm;
};

/**
 * `cms` is detached, and contains the time-stamp (PAdES-B-T) if one was requested; `chain` is the issuing CA, and
 * the CAs between it and the root.
 */
export type SignedOnce = {
  readonly cms: Uint8Array;
  readonly certificate: Uint8Array;
  readonly chain: readonly Uint8Array[];
  readonly serialHex: string;
  readonly ocsp: Uint8Array;
  /** Null without a time-stamp (PAdES-B-B), like its token. */
  readonly timestampTime: Date | null;
  readonly timestampToken: Uint8Array | null;
};
export type StampedOnce = SignedOnce & { readonly timestampTime: Date; readonly timestampToken: Uint8Array };

const randomSubjectNumber = (): string => randomBytes(10).toString('hex').toUpperCase();

/** The policies of a certificate for one signature, by where the name comes from. */
const POLICY_OF = {
  verified: POLICY.verifiedName,
  profile: POLICY.nameOfProfile,
  'as-given': POLICY.nameAsGiven,
  organisation: POLICY.nameAsGiven,
} as const;

type Issuing = Pick<Authority, 'evaluation' | 'identity'>;

/** The encoded subject of a signer's certificate, in the authority's country. Evaluation authorities add TEST. */
export function signerName(subject: SignerSubject, { evaluation, identity: by }: Issuing): Uint8Array {
  const { name, organisation, identity, number, organisationIdentifier = null } = subject;
  const attributes: (readonly [NameLabel, string])[] = [['C', countryOf(by)]];
  if (organisation !== null) attributes.push(['O', organisation]);
  if (organisation !== null && organisationIdentifier !== null)
    attributes.push(['ORGANIZATIONIDENTIFIER', organisationIdentifier]);
  if (evaluation) attributes.push(['OU', 'TEST']);
  if (identity !== 'organisation')
    attributes.push(...namedPerson(name, identity === 'verified', number ?? randomSubjectNumber()));
  return buildName([...attributes, ['CN', name]]);
}

/**
 * Why a name or organisation does not fit into a certificate, in words, or null, so that a form can refuse it long
 * before the signature. At most 64 characters each, not blank, no control characters or direction marks.
 */
export const signerNameProblem = (subject: SignerSubject): string | null =>
  subjectProblem(parseName(signerName(subject, { evaluation: false, identity: EVALUATION_IDENTITY })));

/**
 * The certificate of a key that signs one document.
 * @throws LintError for a name that does not fit into a certificate
 */
export async function issueFor(
  request: Pick<SignOnceRequest, 'authority' | 'subject' | 'now' | 'validForSec' | 'intent'>,
  spki: Uint8Array,
): Promise<Certificate> {
  const { authority, subject, validForSec } = request;
  const now = wholeSeconds(request.now);
  const urls = currentUrls(authority);
  const prepared = prepareCertificate({
    profile: PROFILES.signer,
    issuer: authority.issuing.parsed,
    subject: signerName(subject, authority),
    spki,
    notBefore: notBeforeOf(authority, now),
    notAfter: validForSec === undefined ? authority.issuing.parsed.notAfter : addSeconds(now, validForSec),
    policy: POLICY_OF[subject.identity],
    crlUrl: urls.issuing.crl,
    ocspUrl: urls.ocsp,
    caIssuersUrl: urls.issuing.certificate,
    cpsUrl: urls.practice,
    policyArc: authority.identity.policyArc,
    intent: request.intent,
  });
  return signCertificate(prepared, authority.issuing.key);
}

/** Backdated, but not before the start of the issuing CA. */
export function notBeforeOf(authority: Authority, now: Date): Date {
  const { notBefore } = authority.issuing.parsed;
  const early = addSeconds(now, -BACKDATE_SEC);
  return early < notBefore && notBefore <= now ? notBefore : early;
}

/**
 * Makes a key, issues its certificate, signs one document's digest with it, time-stamps the signature, and drops the
 * key: the key is never stored, returned or used again. The OCSP response for the certificate is made right after the
 * time-stamp. On any error nothing has been signed, or nothing was released.
 * @throws LintError (a name that does not fit into a certificate), a PkiError, or what `recordIssued` rejects with
 */
export function signOnce(request: SignOnceRequest & { readonly timestamps: Stamped }): Promise<StampedOnce>;
export function signOnce(request: SignOnceRequest): Promise<SignedOnce>;
export async function signOnce(request: SignOnceRequest): Promise<SignedOnce> {
  const { digest, intent, recordIssued, ...common } = request;
  const documents = [{ digest, intent }];
  const [signed] = await signEachOnce({
    ...common,
    documents,
    recordIssued: async ([issued]) => {
      if (issued !== undefined) await recordIssued(issued);
    },
  });
  if (signed === undefined) throw new PkiError('INPUT', 'no document was signed');
  return signed;
}

/** Several documents that one signer signs at once, each with a key and a certificate of its own. */
export type SignEachRequest = Omit<SignOnceRequest, 'digest' | 'intent' | 'recordIssued'> & {
  readonly documents: readonly Pick<SignOnceRequest, 'digest' | 'intent'>[];
  /** Commits all certificates, in the order of the documents; no key signs before this resolves. */
  readonly recordIssued: (issued: readonly IssuedCertificate[]) => Promise<void>;
};

/** As `signOnce` for each document, in their order; on any error nothing is released. */
export async function signEachOnce(request: SignEachRequest): Promise<SignedOnce[]> {
  const { authority, timestamps, documents, recordIssued, ...common } = request;
  const keys: SigningKey[] = [];
  try {
    for (const _ of documents) keys.push(await generateOneSignatureKey(authority.audit, request.keyAlgorithm));
    const prepared = documents.map(({ digest, intent }, at) => {
      const key = keys[at];
      if (key === undefined) throw new PkiError('INPUT', 'a document has no key');
      return { digest, intent, key };
    });
    // The documents do not wait for each other: the authority's keys may be behind a network.
    const issued = await Promise.all(
      prepared.map(async ({ intent, ...one }) => {
        return { ...one, certificate: await issueFor({ ...common, authority, intent }, one.key.spki) };
      }),
    );
    await recordIssued(issued.map(({ certificate }) => describeCertificate(certificate)));
    return await Promise.all(issued.map(({ key, ...one }) => signWith(key, { authority, timestamps, ...one })));
  } finally {
    for (const key of keys) key.drop();
  }
}

/**
 * What the key of a recorded certificate signs. `chain` is as in `SignedOnce`, by default of the present issuing CA.
 */
export type SignWithRequest = Pick<SignOnceRequest, 'authority' | 'timestamps' | 'digest'> & {
  readonly certificate: Certificate;
  readonly chain?: readonly Uint8Array[];
};

/** Signature, time-stamp and then the OCSP response for the certificate (docs/cycles/issuance.md steps 4 to 6). */
export function signWith(
  key: SigningKey,
  request: SignWithRequest & { readonly timestamps: Stamped },
): Promise<StampedOnce>;
export function signWith(key: SigningKey, request: SignWithRequest): Promise<SignedOnce>;
export async function signWith(key: SigningKey, request: SignWithRequest): Promise<SignedOnce> {
  const { authority, timestamps, digest, certificate } = request;
  const { chain = issuerChain(authority, authority) } = request;
  const { serialHex } = certificate;
  const signed = await signAttributes(key, {
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
    certificates: [certificate.der, ...chain],
    digestAlgorithm: 'sha256',
    signatureAlgorithm: key.signatureAlgorithm,
    unsignedAttributes,
  });
  const ocsp = await storedOcspAnswer({ authority, certificate, status: { kind: 'good' }, now: at });
  return { cms, certificate: certificate.der, chain, serialHex, ocsp, timestampTime, timestampToken };
}
