import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type KeyAlgorithm, type KeyStore, type TokenPort, keyStoreIn, keysInToken } from '@countersign/pki';
import type { OpenOptions, TokenOptions } from '../../platform/index.ts';

/** The part of the optional package pkcs11 that is used here. */
interface Pkcs11 {
  openToken(options: { readonly file: string; readonly token: string; readonly pin: string }): Promise<TokenPort>;
}

/** The token cannot be used as configured. */
class TokenError extends Error {
  override readonly name = 'TokenError';
  readonly kind = 'TOKEN';
}

/** A process has one session with a token, however often it opens the authority. */
const opened = new Map<string, Promise<TokenPort>>();

/**
 * Where the authority's keys are made and stored: in a token, or in this process (docs/hsm.md).
 * @throws TokenError
 */
export async function openKeyStore({ token, keys }: Pick<OpenOptions, 'token' | 'keys'>): Promise<KeyStore> {
  const algorithm: KeyAlgorithm = keys?.authority ?? 'P-256';
  if (token == null) return keyStoreIn(algorithm);
  const name = `${token.module}\0${token.token}`;
  const session = opened.get(name) ?? openToken(token);
  opened.set(name, session);
  try {
    return keysInToken(await session, algorithm);
  } catch (error) {
    opened.delete(name);
    throw new TokenError(`the token of PKCS11_MODULE cannot be used: ${(error as Error).message}`);
  }
}

async function openToken({ module: file, token, pinFile }: TokenOptions): Promise<TokenPort> {
  const pkcs11 = (await import(pathToFileURL(pkcs11Package()).href)) as Pkcs11;
  const pin = readFileSync(pinFile, 'utf8').replace(/\r?\n$/, '');
  return pkcs11.openToken({ file, token, pin });
}

/** The entry file of the optional package, which is searched relative to the bundle and to the source. */
function pkcs11Package(): string {
  const places = ['../../../optional/pkcs11/index.mjs', '../../../../../optional/pkcs11/index.mjs'];
  const candidates = places.map((at) => fileURLToPath(new URL(at, import.meta.url)));
  const found = candidates.find((file) => existsSync(file));
  if (found === undefined) throw new TokenError(`the optional package pkcs11 is missing: ${candidates.join(', ')}`);
  return found;
}
