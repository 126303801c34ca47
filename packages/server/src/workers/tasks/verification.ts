import { prefixDigests, revisionDigests } from '../../verification/revision-digests.ts';
import { type VerifyOptions, verifyFile } from '../../verification/verify-file.ts';
import { task } from '../tasks.ts';

/** Refusals: the kinds of PdfError. */
export const verifyDocument = task(({ bytes, ...options }: VerifyOptions & { readonly bytes: Uint8Array }) => {
  const verification = verifyFile(bytes, options);
  const ends = verification.revisionList.map(({ end }) => end);
  const prefixes = prefixDigests(bytes, ends);
  return {
    verification,
    digests: revisionDigests(bytes),
    /** SHA-256 of the file as each revision left it, in their order. */
    revisions: ends.map((end) => prefixes.get(end) ?? ''),
  };
});
