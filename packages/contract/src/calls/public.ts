import { CHANNELS, CODE_CHANNELS, NAME_SOURCES, OPAQUE_ID_MAX, SIGNATURE_LEVELS } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import {
  configurationRoutes,
  linkRoutes,
  evaluationRoutes,
  pkiRoutes,
  manualRoutes,
  descriptionRoutes,
} from '../routes/public.ts';
import { wireDate } from '../shapes/basics.ts';
import { contactText } from './sessions.ts';
import { LANGUAGE_TAGS } from '../text/languages.ts';

/** What clients have to know about this installation before they offer anything. */
export const configurationCalls = endpoints(configurationRoutes, {
  getConfiguration: {
    access: 'public',
    summary: 'What this installation offers; without SMS among the channels, phone numbers are refused everywhere',
    response: z.object({
      configuration: z.object({
        mode: z.enum(['evaluation', 'production']),
        channels: z.array(z.enum(CODE_CHANNELS)).describe('how codes and notices reach people'),
        signatureLevel: z.enum(SIGNATURE_LEVELS).describe('of finished contracts'),
      }),
    }),
  },
  readContact: {
    access: 'public',
    summary: 'How a typed phone number or e-mail address is understood, in any spelling',
    query: z.looseObject({ typed: contactText }),
    response: z.object({
      reading: z
        .object({
          contact: z.string().describe('in the form in which it is compared and returned'),
          kind: z.enum(['phone', 'email']),
          shown: z.string().describe('as people write it'),
          country: z.string().nullable().describe('of a phone number, as in ISO 3166-1'),
          served: z.boolean().describe('whether codes and notices can be sent to it'),
        })
        .nullable()
        .describe('null if it is neither'),
    }),
  },
});

/** What a person who opens a link is told before the contact is proved: where a code can be sent, and whose contract it is. */
const link = z.object({
  contact: z.string(),
  kind: z.enum(['phone', 'email']),
  sender: z
    .object({
      title: z.string().describe('The title of the contract'),
      name: z.string(),
      nameSource: z.enum(NAME_SOURCES),
      enterpriseName: z
        .string()
        .nullable()
        .describe('The verified name of the enterprise that sent it; null for a person'),
      message: z.string().nullable().describe('Words of the sender to the participant'),
    })
    .nullable()
    .describe('null if the link leads to nothing'),
  language: z.enum(LANGUAGE_TAGS).nullable().describe('The language that the sender chose for the participant'),
});
export const linkCalls = endpoints(linkRoutes, {
  getLink: {
    access: 'public',
    summary: 'The masked contact behind a signing link, and the sender and title of its contract',
    params: z.object({ envelopeWsid: z.string().max(OPAQUE_ID_MAX), participantWsid: z.string().max(OPAQUE_ID_MAX) }),
    response: z.object({ link }),
  },
});

export const outboxMessage = z.object({
  channel: z.enum(CHANNELS),
  contact: z.string(),
  service: z.string(),
  code: z.string().optional(),
  link: z.string().optional(),
  /** Path of the message as a mail program shows it. */
  mail: z.string().optional(),
  subject: z.string().optional(),
  text: z.string(),
  createdDatetime: wireDate,
});
/** Rulings §5.6: evaluation mode only, on loopback only. */
export const evaluationCalls = endpoints(evaluationRoutes, {
  listOutbox: {
    access: 'evaluation',
    summary: 'Codes, notices and captcha answers that evaluation mode did not really send, newest first',
    query: z.looseObject({
      contact: z.string().max(254).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({ messages: z.array(outboxMessage) }),
  },
  getOutboxMail: {
    access: 'evaluation',
    summary: 'An e-mail of the outbox as a mail program shows it',
    params: z.object({ noticeWsid: z.string() }),
    produces: 'text/html; charset=utf-8',
  },
});

const bytes = (produces: string, summary: string) => ({ access: 'public', summary, produces }) as const;
/** Rulings §2: files of the certificate authority, in the standard media types. */
export const pkiCalls = endpoints(pkiRoutes, {
  getRootCer: bytes('application/pkix-cert', 'The root certificate, DER'),
  getRootPem: bytes('application/x-pem-file', 'The root certificate, PEM'),
  getIssuingCer: bytes('application/pkix-cert', 'The issuing certificate, DER'),
  getIssuingPem: bytes('application/x-pem-file', 'The issuing certificate, PEM'),
  getRootCrl: bytes('application/pkix-crl', 'The revocation list of the root'),
  getIssuingCrl: bytes('application/pkix-crl', 'The revocation list of the issuing authority'),
  getCaFile: {
    access: 'public',
    summary: 'A certificate of a later generation, DER: issuing-2.cer, root-2.cer, root-2-cross-new.cer',
    params: z.object({ file: z.string().max(40) }),
    produces: 'application/pkix-cert',
  },
  getCrlFile: {
    access: 'public',
    summary: 'The revocation list of a later generation: issuing-2.crl, root-2.crl',
    params: z.object({ file: z.string().max(40) }),
    produces: 'application/pkix-crl',
  },
  getOcsp: {
    access: 'public',
    summary: 'Certificate status (RFC 6960 Appendix A, GET)',
    params: z.object({ request: z.string().max(2000) }),
    produces: 'application/ocsp-response',
  },
  postOcsp: {
    access: 'public',
    summary: 'Certificate status (RFC 6960 Appendix A, POST)',
    produces: 'application/ocsp-response',
  },
  postTsa: {
    access: 'public',
    summary: 'Time-stamps (RFC 3161)',
    produces: 'application/timestamp-reply',
  },
});

/** Spec §2 "Logged-out frame": the download behind the link in the footer. */
export const manualCalls = endpoints(manualRoutes, {
  getManual: {
    access: 'public',
    summary: 'The user manual as a PDF: countersign-manual.zh-CN.pdf, countersign-manual.en.pdf',
    params: z.object({ fileName: z.string().max(100) }),
    produces: 'application/pdf',
  },
});

/** Rulings §1.12: the API describes itself. */
export const descriptionCalls = endpoints(descriptionRoutes, {
  getOpenApi: bytes('application/json', 'The whole API as OpenAPI 3.1'),
  getDocs: bytes('text/html; charset=utf-8', 'The same, to read'),
});
