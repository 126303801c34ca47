import path from 'node:path';
import { type Config, readSecretFile } from '../../platform/index.ts';

/** The settings passed to the signer process: the source of its key-encryption key. */
export interface KekSource {
  /** 64 hexadecimal digits; unset if the key is in the file. */
  readonly KEK?: string;
  /** The file, created at the first start if KEK_MAY_BE_MADE is "yes". */
  readonly KEK_FILE?: string;
  readonly KEK_MAY_BE_MADE?: string;
}

/**
 * The source for these settings: KEK, else KEK_FILE, else the file `kek` of KEYS_DIR, which the first start of an evaluation
 * creates.
 */
export function kekSourceOf({
  mode,
  keysDir,
  kekHex,
  kekFile,
}: Pick<Config, 'mode' | 'keysDir' | 'kekHex' | 'kekFile'>): Readonly<Record<string, string>> & KekSource {
  if (kekHex !== null) return { KEK: kekHex };
  if (kekFile !== null) return { KEK_FILE: kekFile, KEK_MAY_BE_MADE: 'no' };
  return { KEK_FILE: path.join(keysDir, 'kek'), KEK_MAY_BE_MADE: mode === 'evaluation' ? 'yes' : 'no' };
}

/**
 * Returns the key-encryption key, 32 octets. Called in the signer process only.
 * @throws SecretFileError
 */
export function loadKek({ KEK, KEK_FILE = '', KEK_MAY_BE_MADE }: KekSource): Uint8Array {
  if (KEK !== undefined && KEK !== '') return Buffer.from(KEK, 'hex');
  return readSecretFile(KEK_FILE, { mayBeMade: KEK_MAY_BE_MADE === 'yes' });
}
