import { hash } from 'node:crypto';

/** The digest in one call, which for short structures takes a third of the time of a hash object. */
export const sha256 = (bytes: Uint8Array): Uint8Array => new Uint8Array(hash('sha256', bytes, 'buffer'));
