import { randomBytes } from 'node:crypto';
import {
  type Certificate,
  type Extension,
  OID,
  type TbsCertificate,
  buildTbsCertificate,
  certificateOf,
  extensions,
  parsePublicKeyInfo,
  parseTbsCertificate,
} from '@countersign/asn1';
import { clear, type ClearedToSign } from './keys/clearance.ts';
import { PkiError } from './errors.ts';
import { policiesUnder } from './identity.ts';
import { keyIdentifier } from './keys/key-identifier.ts';
import { signatureAlgorithmFor } from './keys/private-operation.ts';
import type { SigningKey } from './keys/signing-key.ts';
import { CERTIFICATE_LINTS } from './lints/certificate-lints.ts';
import { runLints } from './lints/lint.ts';
import type { Profile } from './profiles.ts';
import { type SigningIntent, signingIntentExtension } from './signing-intent.ts';

/** 134 random bits behind a leading one bit: positive, 17 octets, so within the 20 that RFC 5280 §4.1.2.2 allows. */
export function randomSerial(): Uint8Array {
  const serial = new Uint8Array(randomBytes(17));
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
  return serial;
}

/**
 * The content of a certificate beyond its profile. `subject` is an encoded name; `issuer` is null for a self-signed
 * one.
 */
export type CertificateRequest = {
  readonly profile: Profile;
  readonly issuer: Certificate | null;
  readonly subject: Uint8Array;
  readonly spki: Uint8Array;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly policy: string | null;
  readonly crlUrl: string | null;
  readonly ocspUrl: string | null;
  readonly caIssuersUrl: string | null;
  /** The address of the practice statement, the qualifier of the policy. */
  readonly cpsUrl?: string | null | undefined;
  /** The operator's arc, below which the policy is named a second time. */
  readonly policyArc?: string | null | undefined;
  /** The signing intent, for a certificate for one signature. */
  readonly intent?: SigningIntent | null | undefined;
};

/** A certificate that passed its lints and can be signed once. */
export type PreparedCertificate = { readonly parsed: TbsCertificate; readonly token: ClearedToSign };

function extensionsFor(request: CertificateRequest): Extension[] {
  const { profile, issuer, spki, policy, crlUrl, ocspUrl, caIssuersUrl } = request;
  const { purposes, critical } = profile.extendedKeyUsage;
  const access = { ocsp: ocspUrl ?? undefined, caIssuers: caIssuersUrl ?? undefined };
  const authorityKeyId = issuer?.subjectKeyId ?? null;
  return [
    extensions.basicConstraints(profile.basicConstraints),
    extensions.keyUsage(profile.keyUsage),
    ...(purposes.length === 0 ? [] : [extensions.extendedKeyUsage(purposes, critical)]),
    extensions.subjectKeyIdentifier(keyIdentifier(parsePublicKeyInfo(spki))),
    ...(authorityKeyId === null ? [] : [extensions.authorityKeyIdentifier(authorityKeyId)]),
    ...(policy === null
      ? []
      : [extensions.certificatePolicies(policiesUnder(request.policyArc, policy), request.cpsUrl ?? null)]),
    ...(ocspUrl === null && caIssuersUrl === null ? [] : [extensions.authorityInfoAccess(access)]),
    ...(crlUrl === null ? [] : [extensions.crlDistributionPoints([crlUrl])]),
    ...(request.intent ? [signingIntentExtension(request.intent)] : []),
    ...(purposes.includes(OID.ocspSigning) ? [extensions.ocspNoCheck()] : []),
  ];
}

/**
 * Encodes a certificate with a fresh random serial, parses it again and lints the result. A certificate that breaks a
 * rule is never signed.
 * @throws LintError
 */
export function prepareCertificate(request: CertificateRequest): PreparedCertificate {
  const tbs = buildTbsCertificate({
    serial: randomSerial(),
    signatureAlgorithm: signatureAlgorithmFor(request.issuer?.publicKey ?? parsePublicKeyInfo(request.spki)),
    issuer: request.issuer?.subject.der ?? request.subject,
    subject: request.subject,
    notBefore: request.notBefore,
    notAfter: request.notAfter,
    spki: request.spki,
    extensions: extensionsFor(request),
  });
  return lintCertificate(tbs, request);
}

/**
 * Lints an encoded TBSCertificate and clears it for one signature.
 * @throws LintError, or a DerError
 */
export function lintCertificate(
  tbs: Uint8Array,
  { profile, issuer, policyArc }: Pick<CertificateRequest, 'profile' | 'issuer' | 'policyArc'>,
): PreparedCertificate {
  const parsed = parseTbsCertificate(tbs);
  const findings = runLints(CERTIFICATE_LINTS, { tbs: parsed, profile, issuer, policyArc });
  return { parsed, token: clear({ tbs, kind: 'certificate', reference: parsed.serialHex }, findings) };
}

/** Consumes the token and returns the signed certificate. */
export const signPrepared = async (prepared: PreparedCertificate, issuerKey: SigningKey): Promise<Uint8Array> =>
  (await signCertificate(prepared, issuerKey)).der;

/**
 * As `signPrepared`, with the parsed certificate from the lints.
 * @throws PkiError KEY_MISMATCH
 */
export async function signCertificate(
  { parsed, token }: PreparedCertificate,
  issuerKey: SigningKey,
): Promise<Certificate> {
  // RFC 5280 §4.1.1.2: the algorithm named in the certificate must be the one that the key uses.
  if (parsed.signature.oid !== issuerKey.signatureAlgorithm) {
    throw new PkiError('KEY_MISMATCH', 'the certificate names another signature algorithm than that of the key');
  }
  return certificateOf(parsed, await issuerKey.sign(token));
}
