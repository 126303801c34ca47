import { readFileSync } from 'node:fs';
import { prefixDigests, revisionDigests } from './revision-digests.ts';
import { type VerifyOptions, verifyFile } from './verify-file.ts';
import { asStoreError, task } from '../../platform/index.ts';

function readKept(path: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(path));
  } catch (error) {
    throw asStoreError(error);
  }
}

/** Refusals: the kinds of PdfError. The file is read here, so that large data is not copied between processes. */
export const verifyDocument = task(({ path, ...options }: VerifyOptions & { readonly path: string }) => {
  const bytes = readKept(path);
  const verification = verifyFile(bytes, options);
  const ends = verification.revisionList.map(({ end }) => end);
  const prefixes = prefixDigests(bytes, ends);
  return {
    verification,
    digests: revisionDigests(bytes),
    /** SHA-256 of the file after each revision, in order. */
    revisions: ends.map((end) => prefixes.get(end) ?? ''),
  };
});
