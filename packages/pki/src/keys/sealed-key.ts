import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** A sealed key is the header, the wrapped data key and the encrypted private key, each with its nonce and tag. */
const MAGIC = Buffer.from('CSKEY', 'ascii');
const VERSION = 1;
const KEK_ID_LENGTH = 8;
const HEADER_LENGTH = MAGIC.length + 1 + KEK_ID_LENGTH;
const KEY_LENGTH = 32;
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;
const WRAPPED_LENGTH = NONCE_LENGTH + KEY_LENGTH + TAG_LENGTH;

export type KeySealErrorKind =
  | 'KEK_LENGTH' // the key-encryption key is not 32 octets
  | 'WRONG_KEK' // sealed under another key-encryption key
  | 'UNKNOWN_FORMAT' // not a sealed key, or of an unknown version
  | 'DAMAGED'; // altered, cut off, or stored under another name

/** Why a sealed private key was not opened. It contains no key material. */
export class KeySealError extends Error {
  override readonly name = 'KeySealError';
  readonly kind: KeySealErrorKind;

  constructor(kind: KeySealErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** A key-encryption key, 32 octets, or several while it is being replaced: the first one seals, and each opens what was sealed under it. */
export type Kek = Uint8Array | readonly Uint8Array[];

/** `name` is the name under which the key is stored, which is authenticated. */
export type SealContext = { readonly kek: Kek; readonly name: string };

const allOf = (kek: Kek): readonly Uint8Array[] => (kek instanceof Uint8Array ? [kek] : kek);
const sealingKeyOf = (kek: Kek): Uint8Array => allOf(kek)[0] ?? new Uint8Array();

function checkKek(kek: Uint8Array): void {
  if (kek.length !== KEY_LENGTH) throw new KeySealError('KEK_LENGTH', 'the key-encryption key is not 32 octets');
}

/** A public fingerprint that distinguishes a wrong key from damaged data. */
const kekId = (kek: Uint8Array): Buffer =>
  createHash('sha256').update('countersign key-encryption key id').update(kek).digest().subarray(0, KEK_ID_LENGTH);

/** The fingerprint of a key-encryption key, in hex. */
export const kekIdOf = (kek: Uint8Array): string => kekId(kek).toString('hex');

const idIn = (sealed: Uint8Array): Uint8Array => sealed.subarray(MAGIC.length + 1, HEADER_LENGTH);

/** The fingerprint of the key-encryption key that sealed this, in hex. */
export const sealedBy = (sealed: Uint8Array): string => Buffer.from(idIn(sealed)).toString('hex');

/** The same keys with the one first that sealed this: while a key is replaced, new keys are sealed like the present ones. */
export function sealingLike(kek: Kek, sealed: Uint8Array | null): Kek {
  const id = sealed === null ? null : sealedBy(sealed);
  return allOf(kek).toSorted((one, other) => Number(kekIdOf(other) === id) - Number(kekIdOf(one) === id));
}

const headerFor = (kek: Uint8Array): Buffer => Buffer.concat([MAGIC, Buffer.of(VERSION), kekId(kek)]);

function encrypt(key: Uint8Array, plain: Uint8Array, aad: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_LENGTH });
  cipher.setAAD(aad);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Uint8Array, sealed: Uint8Array, aad: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_LENGTH), {
    authTagLength: TAG_LENGTH,
  });
  decipher.setAAD(aad);
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_LENGTH));
  try {
    const plain = decipher.update(sealed.subarray(NONCE_LENGTH, sealed.length - TAG_LENGTH));
    return Buffer.concat([plain, decipher.final()]);
  } catch {
    throw new KeySealError('DAMAGED', 'a sealed key was altered, or is stored under another name');
  }
}

/** Associated data: authenticates the name and the format's version, and separates the two layers. */
const aadFor = (layer: 'data-key' | 'private-key', name: string): Buffer =>
  Buffer.concat([MAGIC, Buffer.of(VERSION), Buffer.from(`${layer}\0${name}`, 'utf8')]);

/**
 * Encrypts a private key with a new data key, and the data key with the key-encryption key (AES-256-GCM, NIST SP
 * 800-38D).
 * @throws KeySealError KEK_LENGTH
 */
export function sealPrivateKey({ kek: given, name }: SealContext, privateKey: Uint8Array): Uint8Array {
  const kek = sealingKeyOf(given);
  checkKek(kek);
  const dataKey = randomBytes(KEY_LENGTH);
  const wrapped = encrypt(kek, dataKey, aadFor('data-key', name));
  const body = encrypt(dataKey, privateKey, aadFor('private-key', name));
  dataKey.fill(0);
  return new Uint8Array(Buffer.concat([headerFor(kek), wrapped, body]));
}

type SealedParts = { readonly kek: Uint8Array; readonly wrapped: Uint8Array; readonly body: Uint8Array };

function split(given: Kek, sealed: Uint8Array): SealedParts {
  const keks = allOf(given);
  keks.forEach(checkKek);
  const known = MAGIC.equals(sealed.subarray(0, MAGIC.length)) && sealed[MAGIC.length] === VERSION;
  if (!known) throw new KeySealError('UNKNOWN_FORMAT', 'not a sealed key of a known version');
  const minimum = HEADER_LENGTH + WRAPPED_LENGTH + NONCE_LENGTH + TAG_LENGTH;
  if (sealed.length < minimum) throw new KeySealError('DAMAGED', 'a sealed key is cut off');
  const kek = keks.find((one) => kekId(one).equals(idIn(sealed)));
  if (kek === undefined) {
    throw new KeySealError('WRONG_KEK', 'sealed under another key-encryption key');
  }
  const bodyStart = HEADER_LENGTH + WRAPPED_LENGTH;
  return { kek, wrapped: sealed.subarray(HEADER_LENGTH, bodyStart), body: sealed.subarray(bodyStart) };
}

/**
 * Opens the result of `sealPrivateKey`.
 * @throws KeySealError
 */
export function unsealPrivateKey({ kek: given, name }: SealContext, sealed: Uint8Array): Uint8Array {
  const { kek, wrapped, body } = split(given, sealed);
  const dataKey = decrypt(kek, wrapped, aadFor('data-key', name));
  const privateKey = new Uint8Array(decrypt(dataKey, body, aadFor('private-key', name)));
  dataKey.fill(0);
  return privateKey;
}

/**
 * Moves a sealed key to another key-encryption key without decrypting the private key.
 * @throws KeySealError
 */
export function rewrapPrivateKey(from: SealContext, toKek: Uint8Array, sealed: Uint8Array): Uint8Array {
  checkKek(toKek);
  const { kek, wrapped, body } = split(from.kek, sealed);
  const dataKey = decrypt(kek, wrapped, aadFor('data-key', from.name));
  const rewrapped = encrypt(toKek, dataKey, aadFor('data-key', from.name));
  dataKey.fill(0);
  return new Uint8Array(Buffer.concat([headerFor(toKek), rewrapped, body]));
}
