import { createHash } from 'node:crypto';
import {
  type CertId,
  type Certificate,
  DerError,
  type OcspRequest,
  type OcspResponseFields,
  type OcspSingleFields,
  buildCertId,
  buildOcspError,
  assembleOcspResponse,
  buildOcspResponseData,
  equalBytes,
  parseCertificate,
  parseOcspRequest,
} from '@countersign/asn1';
import { PkiError } from './errors.ts';
import { clear } from './keys/clearance.ts';
import { runLints } from './lints/lint.ts';
import { ocspAnswer } from './lints/ocsp-answer.ts';
import { issuersOf } from './issuer-of.ts';
import type { Authority, IssuedStatus, OpenedIssuer, StatusLookupPort } from './model.ts';
import { addSeconds, wholeSeconds } from './times.ts';

const ANSWER_SERVES_SEC = 3600;
const REQUEST_BYTES = 16 * 1024;
const MAX_CERTIFICATES_ASKED = 16;
/** RFC 9654 §2.1 allows up to 128 octets. */
const MAX_NONCE_OCTETS = 128;

const HASHES = ['sha1', 'sha256', 'sha384', 'sha512'] as const;

function issuerHashes(issuer: Certificate, hash: string): { name: Uint8Array; key: Uint8Array } {
  const digest = (bytes: Uint8Array): Uint8Array => new Uint8Array(createHash(hash).update(bytes).digest());
  return { name: digest(issuer.subject.der), key: digest(issuer.publicKey.keyBits) };
}

function names(certId: CertId, issuer: Certificate): boolean {
  const hash = HASHES.find((candidate) => candidate === certId.hash);
  if (hash === undefined) return false;
  const { name, key } = issuerHashes(issuer, hash);
  return equalBytes(certId.issuerNameHash, name) && equalBytes(certId.issuerKeyHash, key);
}

/** Times are in whole seconds, so a revocation in the same second is not in the future. */
function told(status: IssuedStatus): IssuedStatus {
  return status.kind === 'revoked' ? { ...status, at: wholeSeconds(status.at) } : status;
}

type AnswerParts = {
  readonly responses: readonly OcspSingleFields[];
  readonly producedAt: Date;
  readonly nonce: Uint8Array | null;
};

async function signAnswer({ ocsp }: OpenedIssuer, parts: AnswerParts): Promise<Uint8Array> {
  const responder = ocsp.parsed;
  const answer: OcspResponseFields = {
    // RFC 6960 §4.2.1: KeyHash is the SHA-1 of the responder's key bits. It is an identifier, not a protection.
    responderKeyHash: issuerHashes(responder, 'sha1').key,
    ...parts,
    signatureAlgorithm: ocsp.key.signatureAlgorithm,
    certificates: [responder.der],
  };
  const findings = runLints([ocspAnswer], { answer, responder });
  const tbs = buildOcspResponseData(answer);
  const signature = await ocsp.key.sign(clear({ tbs, kind: 'ocsp', reference: null }, findings));
  return assembleOcspResponse(answer, tbs, signature);
}

/** `request` is the body of a POST, or the decoded path of a GET (RFC 6960 Appendix A.1). */
export type OcspRequestContext = {
  readonly authority: Authority;
  readonly request: Uint8Array;
  readonly lookup: StatusLookupPort;
  readonly now: Date;
};

function readRequest(bytes: Uint8Array): OcspRequest | null {
  if (bytes.length > REQUEST_BYTES) return null;
  try {
    const request = parseOcspRequest(bytes);
    const nonceOctets = request.nonce?.length ?? 1;
    const sound = nonceOctets >= 1 && nonceOctets <= MAX_NONCE_OCTETS;
    const some = request.certIds.length >= 1 && request.certIds.length <= MAX_CERTIFICATES_ASKED;
    return sound && some ? request : null;
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}

/**
 * Answers an OCSP request with a DER OCSPResponse, always. A serial that the lookup does not know, or that another
 * issuer issued, is `unknown`, never `good`; the nonce is echoed; an unreadable request gets malformedRequest. Rejects
 * if the lookup fails: the caller then answers with `ocspTryLater()`.
 */
export async function respondOcsp({ authority, request, lookup, now }: OcspRequestContext): Promise<Uint8Array> {
  const asked = readRequest(request);
  if (asked === null) return buildOcspError('malformedRequest');
  // The responder authorised by the issuing CA of the first certificate answers (RFC 6960 §4.2.2.2), for that CA only.
  const issuers = issuersOf(authority);
  const answering = issuers.find(({ issuing }) => asked.certIds.some((id) => names(id, issuing.parsed))) ?? authority;
  const issuer = answering.issuing.parsed;
  const producedAt = wholeSeconds(now);
  const responses: OcspSingleFields[] = [];
  for (const certId of asked.certIds) {
    const question = { serialHex: certId.serialHex, issuerKeyId: issuer.subjectKeyId };
    const status: IssuedStatus = names(certId, issuer) ? await lookup(question) : { kind: 'unknown' };
    const nextUpdate = addSeconds(producedAt, ANSWER_SERVES_SEC);
    responses.push({ certId: certId.der, status: told(status), thisUpdate: producedAt, nextUpdate });
  }
  return signAnswer(answering, { responses, producedAt, nonce: asked.nonce });
}

/** The unsigned response of a responder that cannot look up a status now. */
export const ocspTryLater = (): Uint8Array => buildOcspError('tryLater');

/** The validity stated in a response that is stored with a document. */
const STORED_SERVES_SEC = 7 * 86_400;

/**
 * A response about one certificate of an issuing CA, to be stored with a document as validation data. `status` comes
 * from the caller's database.
 * @throws PkiError INPUT for a certificate of another issuer
 */
export async function storedOcspAnswer(options: {
  readonly authority: Authority;
  readonly certificate: Uint8Array | Certificate;
  readonly status: IssuedStatus;
  readonly now: Date;
}): Promise<Uint8Array> {
  const { authority, certificate: given, status, now } = options;
  const certificate = given instanceof Uint8Array ? parseCertificate(given) : given;
  const answering = issuersOf(authority).find(({ issuing: { parsed } }) =>
    equalBytes(certificate.issuer.der, parsed.subject.der),
  );
  if (answering === undefined) throw new PkiError('INPUT', 'the certificate is not of an issuing CA');
  const issuer = answering.issuing.parsed;
  // Every reader expects SHA-1 in the CertID (RFC 5019 §2.1.1); it only identifies the issuer.
  const { name, key } = issuerHashes(issuer, 'sha1');
  const fields = { hash: 'sha1', issuerNameHash: name, issuerKeyHash: key, serial: certificate.serial } as const;
  const producedAt = wholeSeconds(now);
  const nextUpdate = addSeconds(producedAt, STORED_SERVES_SEC);
  const single = { certId: buildCertId(fields), status: told(status), thisUpdate: producedAt, nextUpdate };
  return signAnswer(answering, { responses: [single], producedAt, nonce: null });
}
