import { passwordPreimage } from '@countersign/domain';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What travels in place of a password (Rulings §5.5). WebCrypto is absent on plain http, so the digest is computed here. */
export const hashPassword = (kind: 'login' | 'sign', password: string): string =>
  bytesToHex(sha256(utf8ToBytes(passwordPreimage(kind, password))));
