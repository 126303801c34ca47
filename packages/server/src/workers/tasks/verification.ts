import { revisionDigests } from '../../verification/revision-digests.ts';
import { type VerifyOptions, verifyFile } from '../../verification/verify-file.ts';
import { readTrustFile } from '../../verification/trust/read-trust-file.ts';
import { task } from '../tasks.ts';

/** Refusals: the kinds of PdfError. */
export const verifyDocument = task(({ bytes, ...options }: VerifyOptions & { readonly bytes: Uint8Array }) => ({
  verification: verifyFile(bytes, options),
  digests: revisionDigests(bytes),
}));

/** Refusals: those of readTrustFile. */
export const readTrust = task(readTrustFile);
