import { EXECUTION_STATUSES, IDENTIFYING_CONTACTS, MULTI_JOB_STATUSES, MULTI_MODES } from '@countersign/domain';
import { z } from 'zod';
import { wireDate } from './basics.ts';
import { contact } from './entities.ts';

/** The recipients of a BULK_PERSON as a whole. */
export const multiSend = z.object({
  multiMode: z.enum(MULTI_MODES).nullable(),
  multiName: z.string().nullable(),
  /** The columns in their order; the first are name, phone and email. */
  columns: z.array(z.object({ key: z.string(), title: z.string(), required: z.boolean() })),
  /** The contact that identifies a recipient whose row has both; set by `identifyingContact` of the BULK_PERSON. */
  identifyingContact: z.enum(IDENTIFYING_CONTACTS),
  total: z.number(),
  valid: z.number(),
  invalid: z.number(),
});
export type MultiSend = z.output<typeof multiSend>;

export const multiSendRow = z.object({
  /** The row number of the sheet, from 1 below the heading. */
  number: z.number(),
  name: z.string(),
  contact,
  values: z.record(z.string(), z.string()),
  errors: z.array(z.object({ column: z.string(), error: z.string(), message: z.string() })),
});
export type MultiSendRow = z.output<typeof multiSendRow>;

export const multiSendJob = z.object({
  jobWsid: z.string(),
  envelopeWsid: z.string(),
  title: z.string(),
  status: z.enum(MULTI_JOB_STATUSES),
  total: z.number(),
  waiting: z.number(),
  done: z.number(),
  failed: z.number(),
  revoked: z.number(),
  createdDatetime: wireDate,
  statusDatetime: wireDate,
});
export type MultiSendJob = z.output<typeof multiSendJob>;

export const multiSendExecution = z.object({
  executionWsid: z.string(),
  number: z.number(),
  name: z.string(),
  contact,
  status: z.enum(EXECUTION_STATUSES),
  /** The envelope that was made; null before. */
  envelopeWsid: z.string().nullable(),
  error: z.string().nullable(),
  message: z.string().nullable(),
  statusDatetime: wireDate,
});
export type MultiSendExecution = z.output<typeof multiSendExecution>;
