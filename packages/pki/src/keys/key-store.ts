import { parsePublicKeyInfo } from '@countersign/asn1';
import type { AuthorityKeyName } from '../model.ts';
import { type KeyAlgorithm, type PrivateOperation, type Soon, signatureAlgorithmFor } from './private-operation.ts';
import { generateLogKey, generatePrivateKey, importPrivateKey } from './signing-key.ts';

/**
 * Where the authority's own keys are made and stored. The result of `make` is stored, sealed, in place of the key: the
 * key itself in PKCS #8, or the address of a key in a token (RFC 7512) or a key management service.
 * @throws PkiError, or the token's own error (both functions)
 */
export type KeyStore = {
  make(name: AuthorityKeyName): Soon<Uint8Array>;
  open(kept: Uint8Array): Soon<PrivateOperation>;
  /** Destroys the key, wherever it is stored; a missing key is not an error. */
  destroy(kept: Uint8Array): Soon<void>;
};

/** Keys in the memory of this process. The log's key is Ed25519, as its verifiers require (C2SP signed-note). */
export const keyStoreIn = (algorithm: KeyAlgorithm): KeyStore => ({
  make: (name) => (name === 'log' ? generateLogKey() : generatePrivateKey(algorithm)),
  open: importPrivateKey,
  destroy: (kept) => void kept.fill(0),
});

/** P-256 keys in memory. */
export const keysInMemory: KeyStore = keyStoreIn('P-256');

/**
 * A driver for keys that never leave the place where they are made: a token, as the optional package `pkcs11` opens it, or
 * a key management service. Its addresses begin with its own scheme, by default that of PKCS #11.
 */
export type TokenPort = {
  readonly scheme?: KeyScheme;
  generate(label: string, algorithm: KeyAlgorithm): Soon<string>;
  open(uri: string): Soon<Omit<PrivateOperation, 'signatureAlgorithm'>>;
  /** Removes both halves of a key, if it still exists. */
  destroy(uri: string): Soon<void>;
};

const SCHEMES = ['pkcs11:', 'kms:'] as const;
export type KeyScheme = (typeof SCHEMES)[number];

/** The scheme of the address that is stored in place of a key elsewhere; null for the key itself. */
export const schemeOf = (kept: Uint8Array): KeyScheme | null =>
  SCHEMES.find((scheme) => Buffer.from(kept.subarray(0, scheme.length)).toString('latin1') === scheme) ?? null;

/** Whether the stored form of a key is its address elsewhere. */
export const isInToken = (kept: Uint8Array): boolean => schemeOf(kept) !== null;

/**
 * Keys in a token. `others` stores the log's key, because few tokens support its curve, and opens keys made before
 * there was a token: an authority moves to the token key by key, as its certificates are renewed.
 */
export function keysInToken(token: TokenPort, algorithm: KeyAlgorithm, others: KeyStore = keysInMemory): KeyStore {
  const { scheme = 'pkcs11:' } = token;
  const address = (kept: Uint8Array): string => Buffer.from(kept).toString('latin1');
  return {
    make: async (name) =>
      name === 'log' ? others.make(name) : new Uint8Array(Buffer.from(await token.generate(name, algorithm))),
    open: async (kept) => {
      if (schemeOf(kept) !== scheme) return others.open(kept);
      const { spki, sign } = await token.open(address(kept));
      return { spki, signatureAlgorithm: signatureAlgorithmFor(parsePublicKeyInfo(spki)), sign };
    },
    destroy: (kept) => (schemeOf(kept) === scheme ? token.destroy(address(kept)) : others.destroy(kept)),
  };
}
