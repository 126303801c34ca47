import { type Hash, createHash } from 'node:crypto';
import type { HashName } from '@countersign/asn1';

/** The output length of SHAKE256 in RFC 8419 §2.3; other hashes have a fixed length. */
export const hashOptions = (hash: HashName): { outputLength: number } | undefined =>
  hash === 'shake256' ? { outputLength: 64 } : undefined;

export const newHash = (hash: HashName): Hash => createHash(hash, hashOptions(hash));
export const digestOf = (hash: HashName, bytes: Uint8Array): Uint8Array => newHash(hash).update(bytes).digest();
