import { createHash } from 'node:crypto';
import type { PublicKeyInfo } from '@countersign/asn1';

/** A key's identifier: the leftmost 160 bits of the SHA-256 of its bits (RFC 7093 §2, method 1). */
export const keyIdentifier = ({ keyBits }: PublicKeyInfo): Uint8Array =>
  new Uint8Array(createHash('sha256').update(keyBits).digest().subarray(0, 20));
