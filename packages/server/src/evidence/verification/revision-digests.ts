import { createHash } from 'node:crypto';

const END_OF_FILE = Buffer.from('%%EOF');
/**
 * Contracts of the platform have at most some hundred revisions; the limit bounds the work for a file with very many end
 * markers.
 */
const MOST_ENDS = 500;

/**
 * Returns the SHA-256 of the file and of every earlier revision that may be in it: all bytes up to an end-of-file marker, with
 * and without the following line end (ISO 32000-2 §7.5.5). A contract is therefore recognised even after something was appended
 * to it.
 */
export function revisionDigests(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ends = new Set<number>();
  for (let at = file.indexOf(END_OF_FILE); at >= 0 && ends.size < MOST_ENDS; at = file.indexOf(END_OF_FILE, at + 1)) {
    const end = at + END_OF_FILE.length;
    ends.add(end);
    if (file[end] === LF || file[end] === CR) ends.add(end + 1);
    if (file[end] === CR && file[end + 1] === LF) ends.add(end + 2);
  }
  ends.add(file.length);
  return [...prefixDigests(file, [...ends]).values()];
}

/** Returns the SHA-256 of the octets up to each of these ends, by end and in order, in one pass. */
export function prefixDigests(bytes: Uint8Array, ends: readonly number[]): ReadonlyMap<number, string> {
  const hash = createHash('sha256');
  const digests = new Map<number, string>();
  let from = 0;
  for (const end of ends.toSorted((a, b) => a - b)) {
    hash.update(bytes.subarray(from, end));
    from = end;
    digests.set(end, hash.copy().digest('hex'));
  }
  return digests;
}

const LF = 0x0a;
const CR = 0x0d;
