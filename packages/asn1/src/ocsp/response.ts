import { DerError } from '../der/der-error.ts';
import { type DerReader, readDer } from '../der/der-reader.ts';
import {
  bitString,
  context,
  contextPrimitive,
  enumerated,
  generalizedTime,
  octetString,
  oid,
  sequence,
} from '../der/der-writer.ts';
import { TAG } from '../der/tags.ts';
import { type RevocationReason, REVOCATION_REASONS, reasonOf } from '../crl/reasons.ts';
import { OID } from '../oids.ts';
import { type AlgorithmIdentifier, algorithm, readAlgorithm } from '../x509/algorithm.ts';
import { type Certificate, type SignCallback, readCertificate } from '../x509/certificate.ts';
import { encodeExtensions } from '../x509/extension-writer.ts';
import { type Extension, readExtensions } from '../x509/extensions.ts';
import { type Name, readName } from '../x509/name.ts';
import { type CertId, nonceExtension, readCertId, readNonce } from './request.ts';

/** OCSPResponseStatus (RFC 6960 §4.2.1). */
const OCSP_STATUSES = {
  successful: 0,
  malformedRequest: 1,
  internalError: 2,
  tryLater: 3,
  sigRequired: 5,
  unauthorized: 6,
} as const;
export type OcspResponseStatus = keyof typeof OCSP_STATUSES;

/** CertStatus (RFC 6960 §4.2.1). */
export type OcspCertStatus =
  | { readonly kind: 'good' | 'unknown' }
  | { readonly kind: 'revoked'; readonly at: Date; readonly reason: RevocationReason | null };

export type OcspSingle = {
  readonly certId: CertId;
  readonly status: OcspCertStatus;
  readonly thisUpdate: Date;
  readonly nextUpdate: Date | null;
  readonly extensions: readonly Extension[];
};

type ResponderId =
  | { readonly kind: 'name'; readonly name: Name }
  | { readonly kind: 'keyHash'; readonly keyHash: Uint8Array };

/** BasicOCSPResponse (RFC 6960 §4.2.1); `signature` covers `tbs`. */
export type BasicOcspResponse = {
  readonly der: Uint8Array;
  readonly tbs: Uint8Array;
  readonly responderId: ResponderId;
  readonly producedAt: Date;
  readonly responses: readonly OcspSingle[];
  readonly nonce: Uint8Array | null;
  readonly extensions: readonly Extension[];
  readonly signatureAlgorithm: AlgorithmIdentifier;
  readonly signature: Uint8Array;
  readonly certificates: readonly Certificate[];
};

/** OCSPResponse: `basic` is null unless the status is successful. */
export type OcspResponse = { readonly status: OcspResponseStatus; readonly basic: BasicOcspResponse | null };

function readCertStatus(inner: DerReader): OcspCertStatus {
  const element = inner.next('certStatus');
  if (element.tag === 0x80 && element.content.length === 0) return { kind: 'good' };
  if (element.tag === 0x82 && element.content.length === 0) return { kind: 'unknown' };
  if (element.tag !== 0xa1) throw new DerError('TAG', 'an unknown certStatus', element.offset);
  const revoked = inner.enter(element);
  const at = revoked.generalizedTime('revocationTime');
  const field = revoked.optional(0xa0, 'revocationReason');
  const reason = field === null ? null : reasonOf(revoked.enter(field).smallInteger('reason', TAG.enumerated));
  revoked.end('revokedInfo');
  return { kind: 'revoked', at, reason };
}

function readSingle(list: DerReader): OcspSingle {
  const inner = list.sequence('a single response');
  const certId = readCertId(inner);
  const status = readCertStatus(inner);
  const thisUpdate = inner.generalizedTime('thisUpdate');
  const nextField = inner.optional(0xa0, 'nextUpdate');
  const nextUpdate = nextField === null ? null : inner.enter(nextField).generalizedTime('nextUpdate');
  const field = inner.optional(0xa1, 'singleExtensions');
  const extensions = field === null ? [] : readExtensions(inner.enter(field));
  inner.end('a single response');
  return { certId, status, thisUpdate, nextUpdate, extensions };
}

function readResponderId(inner: DerReader): ResponderId {
  const byName = inner.optional(0xa1, 'responderID');
  if (byName !== null) return { kind: 'name', name: readName(inner.enter(byName), 'responderID') };
  const byKey = inner.enter(inner.expect(0xa2, 'responderID'));
  return { kind: 'keyHash', keyHash: byKey.octetString('responderID') };
}

function readBasic(reader: DerReader): BasicOcspResponse {
  const element = reader.expect(TAG.sequence, 'BasicOCSPResponse');
  const outer = reader.enter(element);
  const tbsElement = outer.expect(TAG.sequence, 'tbsResponseData');
  const tbs = outer.enter(tbsElement);
  tbs.optional(0xa0, 'version');
  const responderId = readResponderId(tbs);
  const producedAt = tbs.generalizedTime('producedAt');
  const responses = tbs.sequence('responses').all(readSingle);
  const field = tbs.optional(0xa1, 'responseExtensions');
  const extensions = field === null ? [] : readExtensions(tbs.enter(field));
  tbs.end('tbsResponseData');
  const signatureAlgorithm = readAlgorithm(outer, 'signatureAlgorithm');
  const { bytes: signature } = outer.bitString('signature');
  const certField = outer.optional(0xa0, 'certs');
  const certificates = certField === null ? [] : outer.enter(certField).sequence('certs').all(readCertificate);
  outer.end('BasicOCSPResponse');
  const data = { responderId, producedAt, responses, nonce: readNonce(extensions), extensions };
  return { der: element.bytes, tbs: tbsElement.bytes, ...data, signatureAlgorithm, signature, certificates };
}

function readResponse(reader: DerReader): OcspResponse {
  const outer = reader.sequence('OCSPResponse');
  const offset = outer.offset;
  const code = outer.smallInteger('responseStatus', TAG.enumerated);
  const status = (Object.keys(OCSP_STATUSES) as OcspResponseStatus[]).find((name) => OCSP_STATUSES[name] === code);
  if (status === undefined) throw new DerError('VALUE', 'an unknown responseStatus', offset);
  const field = outer.optional(0xa0, 'responseBytes');
  outer.end('OCSPResponse');
  if (status !== 'successful' || field === null) {
    if (status === 'successful') throw new DerError('VALUE', 'a successful response without content', offset);
    return { status, basic: null };
  }
  const wrapper = outer.enter(field).sequence('responseBytes');
  if (wrapper.oid('responseType') !== OID.ocspBasic) throw new DerError('VALUE', 'not a basic response', offset);
  const basic = readDer(wrapper.octetString('response'), readBasic);
  wrapper.end('responseBytes');
  return { status, basic };
}

/** Reads an OCSP response. Throws a DerError. */
export const parseOcspResponse = (der: Uint8Array): OcspResponse => readDer(der, readResponse);

/** Reads a separate BasicOCSPResponse, as contained in some signatures. Throws a DerError. */
export const parseBasicOcspResponse = (der: Uint8Array): BasicOcspResponse => readDer(der, readBasic);

/** The status of one certificate; `certId` is DER, repeated from the request. */
export type OcspSingleFields = {
  readonly certId: Uint8Array;
  readonly status: OcspCertStatus;
  readonly thisUpdate: Date;
  readonly nextUpdate: Date | null;
};

export type OcspResponseFields = {
  readonly responderKeyHash: Uint8Array;
  readonly producedAt: Date;
  readonly responses: readonly OcspSingleFields[];
  readonly nonce: Uint8Array | null;
  readonly signatureAlgorithm: string;
  readonly certificates: readonly Uint8Array[];
};

function encodeCertStatus(status: OcspCertStatus): Uint8Array {
  if (status.kind !== 'revoked') return contextPrimitive(status.kind === 'good' ? 0 : 2, new Uint8Array(0));
  const { reason } = status;
  // RFC 5280 §5.3.1: unspecified is expressed by omitting the reason.
  const written =
    reason === null || reason === 'unspecified' ? [] : [context(0, enumerated(REVOCATION_REASONS[reason]))];
  return context(1, generalizedTime(status.at), ...written);
}

function encodeSingle({ certId, status, thisUpdate, nextUpdate }: OcspSingleFields): Uint8Array {
  const next = nextUpdate === null ? [] : [context(0, generalizedTime(nextUpdate))];
  return sequence(certId, encodeCertStatus(status), generalizedTime(thisUpdate), ...next);
}

/** Encodes the ResponseData that the responder signs, identifying the responder by its key's hash. */
export function buildOcspResponseData(fields: OcspResponseFields): Uint8Array {
  return sequence(
    context(2, octetString(fields.responderKeyHash)),
    generalizedTime(fields.producedAt),
    sequence(...fields.responses.map(encodeSingle)),
    ...(fields.nonce === null ? [] : [context(1, encodeExtensions([nonceExtension(fields.nonce)]))]),
  );
}

/** Builds a successful OCSPResponse. */
export function buildOcspResponse(fields: OcspResponseFields, sign: SignCallback): Uint8Array {
  const tbs = buildOcspResponseData(fields);
  return assembleOcspResponse(fields, tbs, sign(tbs));
}

/** As `buildOcspResponse`, of ResponseData that are encoded and signed already. */
export function assembleOcspResponse(
  fields: Pick<OcspResponseFields, 'certificates' | 'signatureAlgorithm'>,
  tbs: Uint8Array,
  signature: Uint8Array,
): Uint8Array {
  const certificates = fields.certificates.length === 0 ? [] : [context(0, sequence(...fields.certificates))];
  const basic = sequence(tbs, algorithm(fields.signatureAlgorithm), bitString(signature), ...certificates);
  return sequence(enumerated(OCSP_STATUSES.successful), context(0, sequence(oid(OID.ocspBasic), octetString(basic))));
}

/** An unsigned OCSPResponse that contains only an error status. */
export const buildOcspError = (status: Exclude<OcspResponseStatus, 'successful'>): Uint8Array =>
  sequence(enumerated(OCSP_STATUSES[status]));
