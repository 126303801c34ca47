import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type KeyAlgorithm, type KeyStore, type TokenPort, keyStoreIn, keysInToken, schemeOf } from '@countersign/pki';
import type { OpenOptions, TokenOptions } from '../../platform/index.ts';
import { openVault } from './kms/vault-transit.ts';

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
 * Where the authority's keys are made and stored: in a token, in a key management service, or in this process (docs/hsm.md).
 * @throws TokenError
 */
export async function openKeyStore({
  token,
  kms,
  keys,
}: Pick<OpenOptions, 'token' | 'kms' | 'keys'>): Promise<KeyStore> {
  const algorithm: KeyAlgorithm = keys?.authority ?? 'P-256';
  const here = namingMissing(keyStoreIn(algorithm));
  if (kms != null) return keysInToken(openVault(kms), algorithm, here);
  if (token == null) return here;
  const name = `${token.module}\0${token.token}`;
  const session = opened.get(name) ?? openToken(token);
  opened.set(name, session);
  try {
    return keysInToken(await session, algorithm, here);
  } catch (error) {
    opened.delete(name);
    throw new TokenError(`the token of PKCS11_MODULE cannot be used: ${(error as Error).message}`);
  }
}

/** Keys in this process; the address of a key elsewhere is refused with the setting that is missing. */
const namingMissing = (here: KeyStore): KeyStore => ({
  ...here,
  open: (kept) => {
    const scheme = schemeOf(kept);
    if (scheme === null) return here.open(kept);
    const setting = scheme === 'kms:' ? 'KMS_URL' : 'PKCS11_MODULE';
    throw new TokenError(`a key of the authority is elsewhere, and ${setting} is not set`);
  },
});

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
