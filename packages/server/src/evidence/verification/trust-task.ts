import { readTrustFile } from './trust/read-trust-file.ts';
import { task } from '../../platform/workers/tasks.ts';

/** Refusals: those of readTrustFile. */
export const readTrust = task(readTrustFile);
