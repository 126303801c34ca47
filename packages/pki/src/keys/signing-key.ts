import { createPrivateKey, generateKeyPair, generateKeyPairSync, hash } from 'node:crypto';
import { promisify } from 'node:util';
import { OID } from '@countersign/asn1';
import type { AuditPort, SignedKind } from '../model.ts';
import { PkiError } from '../errors.ts';
import { takeCleared, type ClearedToSign } from './clearance.ts';
import { type KeyAlgorithm, type PrivateOperation, RSA_BITS, softwareOperation } from './private-operation.ts';

/**
 * A private key that cannot be read back and signs only cleared data: structures of its kinds, each with a token from
 * `clearance.ts` that works once. `signatureAlgorithm` is the object identifier of its signatures.
 */
export class SigningKey {
  readonly name: string;
  readonly spki: Uint8Array;
  readonly signatureAlgorithm: string;
  readonly #kinds: ReadonlySet<SignedKind>;
  readonly #audit: AuditPort;
  #privateKey: PrivateOperation | null;
  #signaturesLeft: number;

  constructor(options: SigningKeyOptions) {
    this.name = options.name;
    this.#kinds = new Set(options.kinds);
    this.#audit = options.audit;
    this.#privateKey = options.privateKey;
    this.#signaturesLeft = options.signatures ?? Number.POSITIVE_INFINITY;
    this.spki = options.privateKey.spki;
    this.signatureAlgorithm = options.privateKey.signatureAlgorithm;
  }

  /**
   * Signs the data of the token and returns the signature value.
   * @throws PkiError KEY_REFUSED
   */
  async sign(token: ClearedToSign): Promise<Uint8Array> {
    const { tbs, kind, reference } = takeCleared(token);
    const privateKey = this.#privateKey;
    if (!this.#kinds.has(kind)) throw new PkiError('KEY_REFUSED', `key ${this.name} does not sign a ${kind}`);
    if (privateKey === null) throw new PkiError('KEY_REFUSED', `key ${this.name} is used up`);
    const digest = hash('sha256', tbs, 'hex');
    this.#audit({ phase: 'before', key: this.name, kind, digest, reference });
    if (--this.#signaturesLeft <= 0) this.drop();
    const signature = await privateKey.sign(tbs);
    this.#audit({ phase: 'after', key: this.name, kind, digest, reference });
    return signature;
  }

  /** Drops the private key; every later `sign` is refused. */
  drop(): void {
    this.#privateKey = null;
  }
}

export type SigningKeyOptions = {
  readonly name: string;
  readonly privateKey: PrivateOperation;
  readonly kinds: readonly SignedKind[];
  readonly audit: AuditPort;
  /** The number of signatures before the key is dropped; unlimited if absent. */
  readonly signatures?: number;
};

/** Makes a new key in PKCS #8. */
export function generatePrivateKey(algorithm: KeyAlgorithm = 'P-256'): Uint8Array {
  const { privateKey } =
    algorithm === 'P-256'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: RSA_BITS });
  return new Uint8Array(privateKey.export({ type: 'pkcs8', format: 'der' }));
}

/** Makes a new Ed25519 key in PKCS #8, for the log's notes (C2SP signed-note). */
export function generateLogKey(): Uint8Array {
  const { privateKey } = generateKeyPairSync('ed25519');
  return new Uint8Array(privateKey.export({ type: 'pkcs8', format: 'der' }));
}

/**
 * Reads a PKCS #8 private key.
 * @throws PkiError KEY_MISMATCH for a kind that this authority does not use
 */
export function importPrivateKey(pkcs8: Uint8Array): PrivateOperation {
  return softwareOperation(createPrivateKey({ key: Buffer.from(pkcs8), format: 'der', type: 'pkcs8' }));
}

const generateRsa = promisify(generateKeyPair);

/** A new key that signs one document and is then dropped; its private half is stored nowhere. */
export async function generateOneSignatureKey(
  audit: AuditPort,
  algorithm: KeyAlgorithm = 'P-256',
): Promise<SigningKey> {
  // Generating an RSA key takes long, so it runs outside the event loop.
  const { privateKey, publicKey } =
    algorithm === 'P-256'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : await generateRsa('rsa', { modulusLength: RSA_BITS });
  const made = algorithm === 'P-256' ? OID.sha256WithEcdsa : OID.sha256WithRsa;
  const operation = softwareOperation(privateKey, publicKey, made);
  return new SigningKey({ name: 'signer', privateKey: operation, kinds: ['signature'], audit, signatures: 1 });
}
