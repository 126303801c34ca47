import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** The purpose of a derived key; values made for one purpose are useless for another. */
export type Purpose =
  | 'captcha'
  | 'code'
  | 'shield-code'
  | 'opcode'
  | 'guess'
  | 'delivery-contact'
  | 'delivery-payload'
  | 'mail-return'
  | 'link-contact'
  | 'password'
  | 'device'
  | 'blacklist'
  | 'complaint'
  | 'identity-number'
  | 'identity-paper'
  | 'operator-totp'
  | 'operator-password-half'
  | 'invitation-link'
  | 'webhook-secret';

const KEY_BYTES = 32;
const derivedKeys = new WeakMap<Buffer, Map<Purpose, Buffer>>();

/** Derives a separate 256-bit key for each purpose (RFC 5869). */
export function keyFor(pepper: Buffer, purpose: Purpose): Buffer {
  const known = derivedKeys.get(pepper) ?? new Map<Purpose, Buffer>();
  derivedKeys.set(pepper, known);
  const key = known.get(purpose) ?? Buffer.from(hkdfSync('sha256', pepper, '', `countersign:${purpose}`, KEY_BYTES));
  known.set(purpose, key);
  return key;
}

/** HMAC-SHA-256 in hex, for values short enough to be guessed from a plain hash, such as codes and contacts. */
export const keyedHash = (pepper: Buffer, purpose: Purpose, ...parts: readonly string[]): string =>
  createHmac('sha256', keyFor(pepper, purpose)).update(JSON.stringify(parts)).digest('hex');

/** Compares two hashes in time that depends on their length only. */
export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** True where the stored value still equals the one that was checked; two missing values are equal. */
export const isStillStored = (stored: string | null | undefined, judged: string | null | undefined): boolean =>
  typeof stored === 'string' && typeof judged === 'string' ? isSameHash(stored, judged) : !stored && !judged;

/** AES-256-GCM; `context` is authenticated, so that a sealed value cannot be moved to another row. */
export function sealBytes(pepper: Buffer, purpose: Purpose, plain: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(pepper, purpose), nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** The same for a text, in base64. */
export const seal = (pepper: Buffer, purpose: Purpose, text: string, context: string): string =>
  sealBytes(pepper, purpose, Buffer.from(text), context).toString('base64');

/** @throws where the value was sealed under another secret or for another context, or has been changed */
export function unsealBytes(pepper: Buffer, purpose: Purpose, sealed: Uint8Array, context: string): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(pepper, purpose), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}

/** The same for a text. */
export const unseal = (pepper: Buffer, purpose: Purpose, sealed: string, context: string): string =>
  unsealBytes(pepper, purpose, Buffer.from(sealed, 'base64'), context).toString('utf8');
