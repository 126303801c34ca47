import { OPERATOR_REQUEST_KINDS, OPERATOR_REQUEST_STATUSES } from '@countersign/domain';
import { z } from 'zod';
import { wireDate } from './basics.ts';

/** What an act would end or prevent, as counted now. */
export const requestEffect = z.object({
  /** Running contracts in which the subject still has to act. */
  openContracts: z.number(),
  /** How many of them require a verified identity (authLevel MEDIUM or HIGH): acts on those are refused. */
  openVerifiedContracts: z.number(),
  /** Running contracts that the subject sent. */
  sentContracts: z.number(),
  /** Valid long-term certificates, which are revoked. */
  certificates: z.number(),
  /** Office seals that can sign now and could no longer. */
  seals: z.number(),
  /** Members of the enterprise. */
  members: z.number(),
});
export type RequestEffect = z.output<typeof requestEffect>;

/** An act that one operator requests and another confirms. */
export const operatorRequest = z.object({
  requestWsid: z.string(),
  kind: z.enum(OPERATOR_REQUEST_KINDS),
  status: z.enum(OPERATOR_REQUEST_STATUSES),
  /** A wsid, the serial of a certificate, or the login name of a new operator. */
  subject: z.string(),
  /** The verified name, the subject of the certificate, the name of the new operator or of the trust list. */
  subjectName: z.string(),
  detail: z.record(z.string(), z.string()),
  reason: z.string(),
  requestedBy: z.string(),
  /** The caller requested it, and cannot confirm it. */
  isOwn: z.boolean(),
  requestedDatetime: wireDate,
  expireDatetime: wireDate,
  decidedBy: z.string().nullable(),
  decidedDatetime: wireDate.nullable(),
  decideReason: z.string().nullable(),
  /** The second half of a one-time password waits for the caller, who made the request. */
  isCollectable: z.boolean(),
});
export type OperatorRequest = z.output<typeof operatorRequest>;
