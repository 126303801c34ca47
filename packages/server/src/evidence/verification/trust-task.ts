import { readTrustFile } from './trust/read-trust-file.ts';
import { task } from '../../platform/index.ts';

/** Refusals: those of readTrustFile. */
export const readTrust = task(readTrustFile);
