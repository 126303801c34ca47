import path from 'node:path';
import { type Config, readSecretFile } from '../../platform/index.ts';

/** The settings passed to the signer process: the source of its key-encryption key. */
export interface KekSource {
  /** 64 hexadecimal digits; unset if the key is in the file. */
  readonly KEK?: string;
  /** The file, created at the first start if KEK_MAY_BE_MADE is "yes". */
  readonly KEK_FILE?: string;
  readonly KEK_MAY_BE_MADE?: string;
  /** The key that KEK replaces, or its file. */
  readonly KEK_PREVIOUS?: string;
  readonly KEK_PREVIOUS_FILE?: string;
}

type KekConfig = Pick<Config, 'mode' | 'keysDir' | 'kekHex' | 'kekFile'> &
  Partial<Pick<Config, 'kekPreviousHex' | 'kekPreviousFile'>>;

/**
 * The source for these settings: KEK, else KEK_FILE, else the file `kek` of KEYS_DIR, which the first start of an evaluation
 * creates.
 */
export function kekSourceOf(config: KekConfig): Readonly<Record<string, string>> & KekSource {
  const { kekPreviousHex = null, kekPreviousFile = null } = config;
  return {
    ...presentOf(config),
    ...(kekPreviousHex === null ? {} : { KEK_PREVIOUS: kekPreviousHex }),
    ...(kekPreviousFile === null ? {} : { KEK_PREVIOUS_FILE: kekPreviousFile }),
  };
}

function presentOf({ mode, keysDir, kekHex, kekFile }: KekConfig): Readonly<Record<string, string>> & KekSource {
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

/**
 * The key-encryption key, followed by the previous one while it is replaced.
 * @throws SecretFileError
 */
export function loadKeks(source: KekSource): readonly Uint8Array[] {
  const { KEK_PREVIOUS = '', KEK_PREVIOUS_FILE = '' } = source;
  const present = loadKek(source);
  if (KEK_PREVIOUS !== '') return [present, Buffer.from(KEK_PREVIOUS, 'hex')];
  return KEK_PREVIOUS_FILE === '' ? [present] : [present, readSecretFile(KEK_PREVIOUS_FILE, { mayBeMade: false })];
}
