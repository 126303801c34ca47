import { z } from 'zod';
import { wireDate } from './basics.ts';

/** A row of the audit log, with the people and the contract that it names as they are called now. */
export const auditRow = z.object({
  number: z.number(),
  datetime: wireDate,
  kind: z.string(),
  /** As recorded then; `operator:LOGIN` for staff. */
  actorName: z.string(),
  operatorName: z.string().nullable().describe('the name of the operator who acted'),
  personWsid: z.string().nullable(),
  personName: z
    .string()
    .nullable()
    .describe('the present name of the person who acted, or whom an operator’s act concerns'),
  personContact: z.string().nullable().describe('masked'),
  envelopeWsid: z.string().nullable(),
  envelopeTitle: z.string().nullable(),
  contractNumber: z.string().nullable(),
  ip: z.string().nullable(),
  requestId: z.string().nullable(),
  detail: z.record(z.string(), z.string()),
  hash: z.string().describe('SHA-256 of the text of the row, hexadecimal (docs/cycles/audit-log.md)'),
  logIndex: z.number().nullable().describe('the place of the row in the log; null until the log includes it'),
});
export type AuditRow = z.output<typeof auditRow>;
