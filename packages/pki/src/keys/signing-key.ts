import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { PkiError } from '../errors.ts';
import type { AuditPort, SignedKind } from '../model.ts';
import { takeCleared, type ClearedToSign } from './clearance.ts';

/**
 * A P-256 private key that cannot be read back and signs only what was cleared: structures of its kinds, each with a
 * token of `clearance.ts` that works once. The signature algorithm is ecdsa-with-SHA256 (RFC 5758 §3.2).
 */
export class SigningKey {
  readonly name: string;
  readonly spki: Uint8Array;
  readonly #kinds: ReadonlySet<SignedKind>;
  readonly #audit: AuditPort;
  #privateKey: KeyObject | null;
  #signaturesLeft: number;

  constructor(options: SigningKeyOptions) {
    this.name = options.name;
    this.#kinds = new Set(options.kinds);
    this.#audit = options.audit;
    this.#privateKey = options.privateKey;
    this.#signaturesLeft = options.signatures ?? Number.POSITIVE_INFINITY;
    this.spki = new Uint8Array(createPublicKey(options.privateKey).export({ type: 'spki', format: 'der' }));
  }

  /** Signs what the token cleared; gives the DER of ECDSA-Sig-Value. Throws a PkiError KEY_REFUSED. */
  sign(token: ClearedToSign): Uint8Array {
    const { tbs, kind, reference } = takeCleared(token);
    const privateKey = this.#privateKey;
    if (!this.#kinds.has(kind)) throw new PkiError('KEY_REFUSED', `key ${this.name} does not sign a ${kind}`);
    if (privateKey === null) throw new PkiError('KEY_REFUSED', `key ${this.name} is used up`);
    const digest = createHash('sha256').update(tbs).digest('hex');
    this.#audit({ phase: 'before', key: this.name, kind, digest, reference });
    if (--this.#signaturesLeft <= 0) this.drop();
    const signature = new Uint8Array(sign('sha256', tbs, { key: privateKey, dsaEncoding: 'der' }));
    this.#audit({ phase: 'after', key: this.name, kind, digest, reference });
    return signature;
  }

  /** Lets go of the private key; every later `sign` is refused. */
  drop(): void {
    this.#privateKey = null;
  }
}

export type SigningKeyOptions = {
  readonly name: string;
  readonly privateKey: KeyObject;
  readonly kinds: readonly SignedKind[];
  readonly audit: AuditPort;
  /** How many signatures the key makes before it is dropped; without it, any number. */
  readonly signatures?: number;
};

/** Makes a fresh P-256 key and gives it in PKCS #8. */
export function generatePrivateKey(): Uint8Array {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return new Uint8Array(privateKey.export({ type: 'pkcs8', format: 'der' }));
}

/** Reads a PKCS #8 private key on P-256. Throws a PkiError KEY_MISMATCH for any other. */
export function importPrivateKey(pkcs8: Uint8Array): KeyObject {
  const key = createPrivateKey({ key: Buffer.from(pkcs8), format: 'der', type: 'pkcs8' });
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new PkiError('KEY_MISMATCH', 'not a P-256 key');
  return key;
}

/** A fresh key that signs one document and is then dropped; its private half exists nowhere else. */
export function generateOneSignatureKey(audit: AuditPort): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return new SigningKey({ name: 'signer', privateKey, kinds: ['signature'], audit, signatures: 1 });
}
