import { job as jobTable } from '../database/schema/job.ts';
import { readable } from '../database/view.ts';

// The columns that other features read.
export const job = readable(jobTable, ['id', 'kind', 'key', 'runAt', 'createdAt', 'leaseUntil', 'doneAt', 'deadAt']);
