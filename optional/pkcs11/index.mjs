// Keys in a token that never gives them out (PKCS #11). docs/cycles/hsm.md says how it is set up.
import { randomBytes } from 'node:crypto';
import { CKA, CKF, CKK, CKM, CKO, CKU_USER, LOST_SESSION } from './constants.mjs';
import { Pkcs11Error, loadLibrary } from './library.mjs';
import { publicKeyOf, signatureOf, toSign } from './public-key.mjs';
import { NO, YES, lengthOf, template, valueOf, word } from './template.mjs';
import { parseUri, uriOf } from './uri.mjs';

export { Pkcs11Error };

/** @typedef {'P-256' | 'RSA-3072'} KeyAlgorithm */
/**
 * A private key in the token: its public half as SubjectPublicKeyInfo in DER, and what signs with it. `sign` takes the octets to
 * be signed and answers an ECDSA-Sig-Value in DER (ecdsa-with-SHA256) or an RSA PKCS #1 v1.5 signature over SHA-256.
 * @typedef {{ spki: Uint8Array, algorithm: KeyAlgorithm, sign(tbs: Uint8Array): Uint8Array }} TokenKey
 */
/** @typedef {{ file: string, token: string, pin: string }} TokenOptions the library, the token's label, the user's PIN */

const P256_OID = Buffer.from('06082a8648ce3d030107', 'hex');
const EXPONENT = Buffer.from([1, 0, 1]);
const RSA_BITS = 3072;
const TOKEN_INFO_OCTETS = 256;
const LABEL_OCTETS = 32;
const LARGEST_SIGNATURE = 1024;

/** The CK_MECHANISM of an operation without parameters. @param {number} type */
const mechanism = (type) => Buffer.concat([word(type), Buffer.alloc(16)]);

/** A token, one session, logged in. */
export class Token {
  #library;
  #options;
  /** @type {bigint} */
  #session = 0n;

  /** @param {import('./library.mjs').Library} library @param {TokenOptions} options */
  constructor(library, options) {
    this.#library = library;
    this.#options = options;
  }

  /** Makes a key pair that stays in the token, and answers its RFC 7512 URI. @param {string} label @param {KeyAlgorithm} algorithm */
  generate(label, algorithm) {
    const id = randomBytes(16);
    this.#inSession((session) => {
      const rsa = algorithm === 'RSA-3072';
      const both = /** @type {const} */ ([
        [CKA.TOKEN, YES],
        [CKA.LABEL, Buffer.from(label)],
        [CKA.ID, id],
        [CKA.KEY_TYPE, word(rsa ? CKK.RSA : CKK.EC)],
      ]);
      const open = template(this.#library, [
        ...both,
        [CKA.CLASS, word(CKO.PUBLIC_KEY)],
        [CKA.VERIFY, YES],
        ...(rsa
          ? /** @type {const} */ ([
              [CKA.MODULUS_BITS, word(RSA_BITS)],
              [CKA.PUBLIC_EXPONENT, EXPONENT],
            ])
          : /** @type {const} */ ([[CKA.EC_PARAMS, P256_OID]])),
      ]);
      const closed = template(this.#library, [
        ...both,
        [CKA.CLASS, word(CKO.PRIVATE_KEY)],
        [CKA.PRIVATE, YES],
        [CKA.SENSITIVE, YES],
        [CKA.EXTRACTABLE, NO],
        [CKA.SIGN, YES],
      ]);
      const how = mechanism(rsa ? CKM.RSA_PKCS_KEY_PAIR_GEN : CKM.EC_KEY_PAIR_GEN);
      const [first, second] = [Buffer.alloc(8), Buffer.alloc(8)];
      this.#library.call(
        'C_GenerateKeyPair',
        session,
        how,
        open.buffer,
        open.count,
        closed.buffer,
        closed.count,
        first,
        second,
      );
    });
    return uriOf({ token: this.#options.token, object: label, id });
  }

  /** The key that a URI names. Throws a Pkcs11Error where the token has none. @param {string} uri @returns {TokenKey} */
  open(uri) {
    const { token, id } = parseUri(uri);
    if (token !== this.#options.token) throw new Pkcs11Error(`${uri} names another token`);
    const { spki, algorithm } = this.#inSession((session) => {
      const handle = this.#find(session, CKO.PUBLIC_KEY, id);
      const read = (/** @type {number} */ type) => this.#read(session, handle, type);
      return publicKeyOf(read);
    });
    return { spki, algorithm, sign: (tbs) => this.#sign(id, algorithm, tbs) };
  }

  /** Removes both halves of a key for good; what is gone already stays gone. @param {string} uri */
  destroy(uri) {
    const { token, id } = parseUri(uri);
    if (token !== this.#options.token) throw new Pkcs11Error(`${uri} names another token`);
    this.#inSession((session) => {
      for (const kind of [CKO.PRIVATE_KEY, CKO.PUBLIC_KEY]) {
        const handle = this.#look(session, kind, id);
        if (handle !== null) this.#library.call('C_DestroyObject', session, handle);
      }
    });
  }

  /** Throws a Pkcs11Error where the token does not let this user in. */
  check() {
    this.#inSession(() => {});
  }

  close() {
    if (this.#session !== 0n) this.#library.call('C_CloseSession', this.#session);
    this.#session = 0n;
  }

  /** @param {Buffer} id @param {KeyAlgorithm} algorithm @param {Uint8Array} tbs */
  #sign(id, algorithm, tbs) {
    const data = toSign(algorithm, tbs);
    const value = this.#inSession((session) => {
      const handle = this.#find(session, CKO.PRIVATE_KEY, id);
      this.#library.call('C_SignInit', session, mechanism(algorithm === 'P-256' ? CKM.ECDSA : CKM.RSA_PKCS), handle);
      const [out, length] = [Buffer.alloc(LARGEST_SIGNATURE), word(LARGEST_SIGNATURE)];
      this.#library.call('C_Sign', session, data, BigInt(data.length), out, length);
      return out.subarray(0, Number(length.readBigUInt64LE()));
    });
    return signatureOf(algorithm, value);
  }

  /** @param {bigint} session @param {number} kind @param {Buffer} id */
  #find(session, kind, id) {
    const handle = this.#look(session, kind, id);
    if (handle === null) throw new Pkcs11Error(`the token "${this.#options.token}" has no key ${id.toString('hex')}`);
    return handle;
  }

  /** Null where the token has none. @param {bigint} session @param {number} kind @param {Buffer} id */
  #look(session, kind, id) {
    const wanted = template(this.#library, [
      [CKA.CLASS, word(kind)],
      [CKA.ID, id],
    ]);
    this.#library.call('C_FindObjectsInit', session, wanted.buffer, wanted.count);
    const [handle, count] = [Buffer.alloc(8), word(0)];
    try {
      this.#library.call('C_FindObjects', session, handle, 1n, count);
    } finally {
      this.#library.call('C_FindObjectsFinal', session);
    }
    return count.readBigUInt64LE() === 0n ? null : handle.readBigUInt64LE();
  }

  /** @param {bigint} session @param {bigint} handle @param {number} type */
  #read(session, handle, type) {
    const asked = template(this.#library, [[type, null]]);
    this.#library.call('C_GetAttributeValue', session, handle, asked.buffer, asked.count);
    const filled = template(this.#library, [[type, Buffer.alloc(lengthOf(asked))]]);
    this.#library.call('C_GetAttributeValue', session, handle, filled.buffer, filled.count);
    return valueOf(filled);
  }

  /**
   * Runs work in the session; if the token has lost the session, it is reopened once.
   * @template T @param {(session: bigint) => T} work @returns {T}
   */
  #inSession(work) {
    if (this.#session === 0n) this.#session = this.#logIn();
    try {
      return work(this.#session);
    } catch (error) {
      if (!(error instanceof Pkcs11Error) || error.code === null || !LOST_SESSION.has(error.code)) throw error;
      this.#session = this.#logIn();
      return work(this.#session);
    }
  }

  #logIn() {
    const slot = this.#slot();
    const session = Buffer.alloc(8);
    this.#library.call('C_OpenSession', slot, CKF.RW_SESSION | CKF.SERIAL_SESSION, null, null, session);
    const handle = session.readBigUInt64LE();
    const pin = Buffer.from(this.#options.pin);
    try {
      this.#library.call('C_Login', handle, CKU_USER, pin, BigInt(pin.length));
    } catch (error) {
      if (!(error instanceof Pkcs11Error) || error.code !== 0x100) throw error;
    } finally {
      pin.fill(0);
    }
    return handle;
  }

  /** The slot whose token has the label. */
  #slot() {
    const count = word(0);
    this.#library.call('C_GetSlotList', 1, null, count);
    const slots = Buffer.alloc(8 * Number(count.readBigUInt64LE()));
    this.#library.call('C_GetSlotList', 1, slots, count);
    for (let at = 0; at < slots.length; at += 8) {
      const slot = slots.readBigUInt64LE(at);
      const info = Buffer.alloc(TOKEN_INFO_OCTETS);
      this.#library.call('C_GetTokenInfo', slot, info);
      if (info.toString('utf8', 0, LABEL_OCTETS).trimEnd() === this.#options.token) return slot;
    }
    throw new Pkcs11Error(`no slot has a token with the label "${this.#options.token}"`);
  }
}

/** One library may be initialised once in a process. @type {Map<string, Promise<import('./library.mjs').Library>>} */
const loaded = new Map();

/**
 * Opens a token and logs in. Throws a Pkcs11Error where the library, the token or the PIN is not right.
 * @param {TokenOptions} options
 * @returns {Promise<Token>}
 */
export async function openToken(options) {
  const library = loaded.get(options.file) ?? initialised(options.file);
  loaded.set(options.file, library);
  const token = new Token(await library, options);
  token.check();
  return token;
}

/** @param {string} file */
async function initialised(file) {
  const library = await loadLibrary(file);
  const args = Buffer.concat([Buffer.alloc(32), word(CKF.OS_LOCKING_OK), Buffer.alloc(8)]);
  library.call('C_Initialize', args);
  return library;
}
