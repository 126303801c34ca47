import { passwordPreimage } from '@countersign/domain';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The form in which a password is sent (Rulings §5.5). WebCrypto is absent on plain http, so the digest is computed here. */
export const hashPassword = (kind: 'login' | 'sign', password: string): string =>
  bytesToHex(sha256(utf8ToBytes(passwordPreimage(kind, password))));
