import { readTrustFile } from '../../verification/trust/read-trust-file.ts';
import { task } from '../tasks.ts';

/** Refusals: those of readTrustFile. */
export const readTrust = task(readTrustFile);
