import { EXECUTION_STATUSES, MULTI_MODES, PAGE_SIZE } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { multiSendRoutes } from '../routes/multi-send.ts';
import { envelope } from '../shapes/entities.ts';
import { multiSend, multiSendExecution, multiSendJob, multiSendRow } from '../shapes/bulk.ts';
import { lineText, listQuery, page } from '../shapes/basics.ts';
import { envelopeParams, participantParams, wsid } from './envelope-params.ts';

const jobParams = envelopeParams.extend({ jobWsid: wsid });
const cell = z.string().max(2000);
/** Spec §7 "multi-send": one draft with one BULK_PERSON becomes an envelope for each of its recipients. */
export const multiSendCalls = endpoints(multiSendRoutes, {
  getMultiSend: {
    access: 'envelope:sender',
    summary: 'The recipients of a BULK_PERSON as given, with the errors of each; filters valid=true|false',
    params: participantParams,
    query: z.looseObject(listQuery(PAGE_SIZE)),
    response: z.object({ multiSend, rows: z.array(multiSendRow), page }),
  },
  setMultiSend: {
    access: 'envelope:sender',
    summary: 'Replace the recipients by rows; every row is checked, nothing is sent',
    params: participantParams,
    body: z.strictObject({
      multiMode: z.enum(MULTI_MODES).default('INPUT'),
      multiName: lineText(100, 0).optional(),
      rows: z
        .array(z.record(z.string().max(64), cell))
        .min(1)
        .max(10_000),
    }),
    response: z.object({ multiSend }),
  },
  uploadMultiSend: {
    access: 'envelope:sender',
    summary: 'Replace the recipients by those of a CSV or XLSX file; every row is checked, nothing is sent',
    params: participantParams,
    body: z.strictObject({}),
    multipart: true,
    response: z.object({ multiSend }),
  },
  getMultiSendTemplate: {
    access: 'envelope:sender',
    summary: 'A sheet to fill in, with a column for each field of the BULK_PERSON that has a tagId; format=xlsx|csv',
    params: participantParams,
    query: z.looseObject({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    produces: 'application/octet-stream',
  },
  startMultiSend: {
    access: 'envelope:sender',
    summary: 'Send one envelope to each recipient whose row is valid; returns the job',
    idempotent: true,
    params: envelopeParams,
    body: z.strictObject({}).optional(),
    response: z.object({ multiSendJob }),
  },
  listMultiSendJobs: {
    access: 'envelope:sender',
    summary: 'The jobs of this draft, newest first, with their progress',
    params: envelopeParams,
    query: z.looseObject(listQuery(PAGE_SIZE)),
    response: z.object({ multiSendJobs: z.array(multiSendJob), page }),
  },
  listAllMultiSendJobs: {
    access: 'account',
    summary: 'The jobs of the active account, newest first',
    query: z.looseObject(listQuery(PAGE_SIZE)),
    response: z.object({ multiSendJobs: z.array(multiSendJob), page }),
  },
  getMultiSendJob: {
    access: 'envelope:sender',
    summary: 'One job with its progress',
    params: jobParams,
    response: z.object({ multiSendJob }),
  },
  listExecutions: {
    access: 'envelope:sender',
    summary: 'The rows of a job; filters status=' + EXECUTION_STATUSES.join('|'),
    params: jobParams,
    query: z.looseObject(listQuery(PAGE_SIZE)),
    response: z.object({ executions: z.array(multiSendExecution), page }),
  },
  getExecution: {
    access: 'envelope:sender',
    summary: 'One row of a job',
    params: jobParams.extend({ executionWsid: wsid }),
    response: z.object({ execution: multiSendExecution, envelope: envelope.nullable() }),
  },
  steerMultiSendJob: {
    access: 'envelope:sender',
    summary:
      'Pause a job, resume it, retry its failed rows, or revoke (with a reason) the envelopes it sent and cancel the rows that still wait',
    params: jobParams.extend({ act: z.enum(['pause', 'resume', 'retry', 'revoke']) }),
    body: z.strictObject({ reason: z.string().trim().min(1).max(500).optional() }).optional(),
    response: z.object({ multiSendJob }),
  },
});
