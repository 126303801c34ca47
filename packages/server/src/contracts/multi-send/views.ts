import {
  multiSendExecution as multiSendExecutionTable,
  multiSendJob as multiSendJobTable,
} from '../../platform/database/schema/bulk.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const multiSendExecution = readable(multiSendExecutionTable, ['jobId', 'status', 'sent']);
export const multiSendJob = readable(multiSendJobTable, ['id', 'envelopeId', 'accountId', 'personId', 'status']);
