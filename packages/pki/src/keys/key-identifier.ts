import type { PublicKeyInfo } from '@countersign/asn1';
import { sha256 } from '../sha256.ts';

/** A key's identifier: the leftmost 160 bits of the SHA-256 of its bits (RFC 7093 §2, method 1). */
export const keyIdentifier = ({ keyBits }: PublicKeyInfo): Uint8Array => sha256(keyBits).slice(0, 20);
