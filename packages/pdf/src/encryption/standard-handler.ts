import { createCipheriv, createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';
import { rc4 } from './rc4.ts';

/** The entries of an encryption dictionary with the standard security handler (ISO 32000-2 §7.6.4.2, Table 21). */
export type StandardHandler = {
  readonly revision: number;
  /** Octets of the file encryption key. */
  readonly keyLength: number;
  readonly O: Uint8Array;
  readonly U: Uint8Array;
  readonly OE: Uint8Array;
  readonly UE: Uint8Array;
  /** The permissions as a signed 32-bit number (Table 22). */
  readonly P: number;
  readonly encryptMetadata: boolean;
  /** The first of the two file identifiers. */
  readonly id: Uint8Array;
};

/** The key of a file, and whether it was derived from the owner's password. */
export type FileKey = { readonly key: Uint8Array; readonly asOwner: boolean };

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const md5 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const sha = (size: 256 | 384 | 512, ...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash(`sha${size}`);
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const equal = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b);

/**
 * The file key for a password; null if the password is wrong. The empty password is treated like any other. ISO 32000-2
 * §7.6.4.3 (algorithms 2.A and 2.B), ISO 32000-1 §7.6.3 (algorithms 2 to 7).
 */
export function fileKey(handler: StandardHandler, password: string): FileKey | null {
  const modern = handler.revision >= 5;
  for (const octets of spellings(password, modern)) {
    const found = modern ? keyOfRevision6(handler, octets) : keyOfRevision4(handler, octets);
    if (found !== null) return found;
  }
  return null;
}

/** The possible encodings of a password: writers treat characters beyond ASCII differently. */
function spellings(password: string, modern: boolean): Buffer[] {
  const forms = modern ? [password.normalize('NFKC'), password] : [password];
  const octets = forms.map((form) => Buffer.from(form, 'utf8'));
  // PDFDocEncoding agrees with Latin-1 for letters.
  const latin1 = Buffer.from(password, 'latin1');
  if (!modern && latin1.toString('latin1') === password) octets.unshift(latin1);
  const longest = modern ? 127 : 32;
  const cut = octets.map((each) => each.subarray(0, longest));
  return cut.filter((each, index) => cut.findIndex((other) => other.equals(each)) === index);
}

function keyOfRevision4(handler: StandardHandler, password: Buffer): FileKey | null {
  const asUser = userKey(handler, password);
  const throughOwner = userKey(handler, userPasswordOf(handler, password));
  if (throughOwner !== null) return { key: throughOwner, asOwner: true };
  return asUser === null ? null : { key: asUser, asOwner: false };
}

const padded = (password: Uint8Array): Buffer => Buffer.concat([password, PADDING]).subarray(0, 32);

/** Algorithms 2, 4 to 6: the key from a user password, if it is the right one. */
function userKey(handler: StandardHandler, password: Uint8Array): Buffer | null {
  const { revision, keyLength, O, U, P, id, encryptMetadata } = handler;
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(P | 0);
  const unencryptedMetadata = revision >= 4 && !encryptMetadata ? Buffer.alloc(4, 255) : Buffer.alloc(0);
  let key = md5(padded(password), O.subarray(0, 32), permissions, id, unencryptedMetadata).subarray(0, keyLength);
  if (revision >= 3) for (let i = 0; i < 50; i++) key = md5(key).subarray(0, keyLength);
  if (revision === 2) return equal(rc4(key, PADDING), U.subarray(0, 32)) ? key : null;
  const check = rc4Rounds(key, md5(PADDING, id), (round) => round);
  return equal(check, U.subarray(0, 16)) ? key : null;
}

/** Algorithm 7: the padded user password that an owner password decrypts. */
function userPasswordOf({ revision, keyLength, O }: StandardHandler, owner: Uint8Array): Buffer {
  let key = md5(padded(owner));
  if (revision >= 3) for (let i = 0; i < 50; i++) key = md5(key);
  key = key.subarray(0, keyLength);
  const hidden = O.subarray(0, 32);
  return revision === 2 ? rc4(key, hidden) : rc4Rounds(key, hidden, (round) => 19 - round);
}

function rc4Rounds(key: Uint8Array, data: Uint8Array, mask: (round: number) => number): Buffer {
  let result: Buffer = Buffer.from(data);
  for (let round = 0; round < 20; round++) {
    result = rc4(
      key.map((octet) => octet ^ mask(round)),
      result,
    );
  }
  return result;
}

const NOTHING = Buffer.alloc(0);

/** Algorithm 2.A: the owner's password first, because it grants more. */
function keyOfRevision6(handler: StandardHandler, password: Buffer): FileKey | null {
  const U = handler.U.subarray(0, 48);
  const O = handler.O.subarray(0, 48);
  if (U.length < 48 || O.length < 48) return null;
  const tries = [
    { held: O, sealed: handler.OE, extra: U, asOwner: true },
    { held: U, sealed: handler.UE, extra: NOTHING, asOwner: false },
  ];
  for (const { held, sealed, extra, asOwner } of tries) {
    const hash = handler.revision === 5 ? simpleHash : hardenedHash;
    if (sealed.length < 32 || !equal(hash(password, held.subarray(32, 40), extra), held.subarray(0, 32))) continue;
    const key = hash(password, held.subarray(40, 48), extra);
    const decipher = createDecipheriv('aes-256-cbc', key, Buffer.alloc(16)).setAutoPadding(false);
    return { key: decipher.update(sealed.subarray(0, 32)), asOwner };
  }
  return null;
}

/** Adobe Supplement to ISO 32000-1, extension level 3. */
const simpleHash = (password: Buffer, salt: Uint8Array, extra: Uint8Array): Buffer => sha(256, password, salt, extra);

/** Algorithm 2.B. */
function hardenedHash(password: Buffer, salt: Uint8Array, extra: Uint8Array): Buffer {
  let key = sha(256, password, salt, extra);
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round++) {
    const once = Buffer.concat([password, key, extra]);
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => once));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const encrypted = cipher.update(repeated);
    // The first sixteen octets as one number, modulo 3: 256 leaves 1, so the sum of the octets leaves the same.
    const remainder = encrypted.subarray(0, 16).reduce((sum, octet) => sum + octet, 0) % 3;
    key = sha(([256, 384, 512] as const)[remainder]!, encrypted);
    last = encrypted[encrypted.length - 1]!;
  }
  return key.subarray(0, 32);
}
