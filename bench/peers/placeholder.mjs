import { createHash } from 'node:crypto';

/** Octets of CMS, as much as our own engine reserves. */
export const RESERVE = 16_384;
export const RANGE_DIGITS = '**********';
const RANGE = `[ 0 /${RANGE_DIGITS} /${RANGE_DIGITS} /${RANGE_DIGITS} ]`;

/** Writes byte range and CMS into the placeholder, which is searched from the end because that is fastest. */
export function fillPlaceholder(file, cms) {
  const rangeAt = file.lastIndexOf(RANGE);
  const contents = file.lastIndexOf(`<${'0'.repeat(64)}`);
  if (rangeAt < 0 || contents < 0) throw new Error('the placeholder was not written as expected');
  const resumes = contents + 2 * RESERVE + 2;
  file.write(`[0 ${contents} ${resumes} ${file.length - resumes}]`.padEnd(RANGE.length), rangeAt, 'latin1');
  const covered = createHash('sha256').update(file.subarray(0, contents)).update(file.subarray(resumes));
  file.write(Buffer.from(cms(covered.digest())).toString('hex'), contents + 1, 'latin1');
  return file;
}
