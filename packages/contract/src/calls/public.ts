import { CHANNELS, OPAQUE_ID_MAX } from '@countersign/domain';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wireDate } from '../wire.ts';

/** What a person who opens a link is told before the contact is proved: only where a code can be sent. */
export const linkCalls = {
  getLink: endpoint({
    method: 'GET',
    path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/link',
    access: 'public',
    summary: 'The masked contact behind a signing link; the answer has the same shape if the link leads to nothing',
    params: z.object({ envelopeWsid: z.string().max(OPAQUE_ID_MAX), participantWsid: z.string().max(OPAQUE_ID_MAX) }),
    response: z.object({ link: z.object({ contact: z.string(), kind: z.enum(['phone', 'email']) }) }),
  }),
};

export const outboxMessage = z.object({
  channel: z.enum(CHANNELS),
  contact: z.string(),
  service: z.string(),
  code: z.string().optional(),
  link: z.string().optional(),
  subject: z.string().optional(),
  text: z.string(),
  createdDatetime: wireDate,
});
/** Rulings §5.6: evaluation mode only, on loopback only. */
export const evaluationCalls = {
  listOutbox: endpoint({
    method: 'GET',
    path: '/dev/outbox',
    access: 'evaluation',
    summary: 'Codes, notices and captcha answers that evaluation mode did not really send, newest first',
    query: z.looseObject({
      contact: z.string().max(254).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({ messages: z.array(outboxMessage) }),
  }),
};

const bytes = (path: string, produces: string, summary: string) =>
  endpoint({ method: 'GET', path, access: 'public', summary, produces });
/** Rulings §2: files of the certificate authority, in the standard media types. */
export const pkiCalls = {
  getRootCer: bytes('/pki/ca/root.cer', 'application/pkix-cert', 'The root certificate, DER'),
  getRootPem: bytes('/pki/ca/root.pem', 'application/x-pem-file', 'The root certificate, PEM'),
  getIssuingCer: bytes('/pki/ca/issuing.cer', 'application/pkix-cert', 'The issuing certificate, DER'),
  getIssuingPem: bytes('/pki/ca/issuing.pem', 'application/x-pem-file', 'The issuing certificate, PEM'),
  getRootCrl: bytes('/pki/crl/root.crl', 'application/pkix-crl', 'The revocation list of the root'),
  getIssuingCrl: bytes('/pki/crl/issuing.crl', 'application/pkix-crl', 'The revocation list of the issuing authority'),
  getCaFile: endpoint({
    method: 'GET',
    path: '/pki/ca/:file',
    access: 'public',
    summary: 'A certificate of a later generation, DER: issuing-2.cer, root-2.cer, root-2-cross-new.cer',
    params: z.object({ file: z.string().max(40) }),
    produces: 'application/pkix-cert',
  }),
  getCrlFile: endpoint({
    method: 'GET',
    path: '/pki/crl/:file',
    access: 'public',
    summary: 'The revocation list of a later generation: issuing-2.crl, root-2.crl',
    params: z.object({ file: z.string().max(40) }),
    produces: 'application/pkix-crl',
  }),
  getOcsp: endpoint({
    method: 'GET',
    path: '/pki/ocsp/:request',
    access: 'public',
    summary: 'Certificate status (RFC 6960 Appendix A, GET)',
    params: z.object({ request: z.string().max(2000) }),
    produces: 'application/ocsp-response',
  }),
  postOcsp: endpoint({
    method: 'POST',
    path: '/pki/ocsp',
    access: 'public',
    summary: 'Certificate status (RFC 6960 Appendix A, POST)',
    produces: 'application/ocsp-response',
  }),
  postTsa: endpoint({
    method: 'POST',
    path: '/pki/tsa',
    access: 'public',
    summary: 'Time-stamps (RFC 3161)',
    produces: 'application/timestamp-reply',
  }),
};

/** Spec §2 "Logged-out frame": the download behind the link in the footer. */
export const manualCalls = {
  getManual: endpoint({
    method: 'GET',
    path: '/manual/:fileName',
    access: 'public',
    summary: 'The user manual as a PDF: countersign-manual.zh-CN.pdf, countersign-manual.en.pdf',
    params: z.object({ fileName: z.string().max(100) }),
    produces: 'application/pdf',
  }),
};

/** Rulings §1.12: the API describes itself. */
export const descriptionCalls = {
  getOpenApi: bytes('/api/openapi.json', 'application/json', 'The whole API as OpenAPI 3.1'),
  getDocs: bytes('/api/docs', 'text/html; charset=utf-8', 'The same, to read'),
};
