import { parsePublicKeyInfo } from '@countersign/asn1';
import type { AuthorityKeyName } from '../model.ts';
import { type KeyAlgorithm, type PrivateOperation, signatureAlgorithmFor } from './private-operation.ts';
import { generateLogKey, generatePrivateKey, importPrivateKey } from './signing-key.ts';

/**
 * Where the authority's own keys are made and lie. What `make` answers is kept, sealed, in place of the key: the key itself in
 * PKCS #8, or the address of one in a token (RFC 7512). Both throw a PkiError, or the token's own error.
 */
export type KeyStore = {
  make(name: AuthorityKeyName): Uint8Array;
  open(kept: Uint8Array): PrivateOperation;
  /** Ends the key for good, wherever it lies; what is gone already stays gone. */
  destroy(kept: Uint8Array): void;
};

/** Keys in the memory of this process. The log's is on Ed25519, as its readers demand (C2SP signed-note). */
export const keyStoreIn = (algorithm: KeyAlgorithm): KeyStore => ({
  make: (name) => (name === 'log' ? generateLogKey() : generatePrivateKey(algorithm)),
  open: importPrivateKey,
  destroy: (kept) => void kept.fill(0),
});

/** Keys of P-256 in memory. */
export const keysInMemory: KeyStore = keyStoreIn('P-256');

/** A token that makes keys which never leave it, as the optional package `pkcs11` opens it. */
export type TokenPort = {
  generate(label: string, algorithm: KeyAlgorithm): string;
  open(uri: string): { readonly spki: Uint8Array; sign(tbs: Uint8Array): Uint8Array };
  /** Removes both halves of a key, if it is still there. */
  destroy(uri: string): void;
};

const SCHEME = 'pkcs11:';

/** Whether what is kept of a key is its address in a token. */
export const isInToken = (kept: Uint8Array): boolean =>
  Buffer.from(kept.subarray(0, SCHEME.length)).toString('latin1') === SCHEME;

/**
 * Keys in a token. `others` keeps the log's, for few tokens have its curve, and opens what was made before there was a token: an
 * authority moves into it key by key, as its certificates are renewed.
 */
export const keysInToken = (token: TokenPort, algorithm: KeyAlgorithm, others: KeyStore = keysInMemory): KeyStore => ({
  make: (name) => (name === 'log' ? others.make(name) : new Uint8Array(Buffer.from(token.generate(name, algorithm)))),
  open: (kept) => {
    if (!isInToken(kept)) return others.open(kept);
    const { spki, sign } = token.open(Buffer.from(kept).toString('latin1'));
    return { spki, signatureAlgorithm: signatureAlgorithmFor(parsePublicKeyInfo(spki)), sign };
  },
  destroy: (kept) => (isInToken(kept) ? token.destroy(Buffer.from(kept).toString('latin1')) : others.destroy(kept)),
});
