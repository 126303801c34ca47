import path from 'node:path';
import { ConfigError } from './config.ts';
import type { Config } from './config-shape.ts';
import { SecretFileError, readSecretFile } from './secret-file.ts';

/**
 * The secret of the server that is never stored in the database or in DATA_DIR. The other secret, the key-encryption key,
 * is read by the signer process alone (conventions, rule 7).
 */
export interface Secrets {
  /** 32 octets, mixed into the hashes of what people type. */
  readonly pepper: Buffer;
}

type SecretsConfig = Pick<Config, 'mode' | 'keysDir' | 'pepperHex'>;

/**
 * Takes PEPPER, else the file `pepper` of KEYS_DIR; in evaluation the first start creates a missing file.
 * @throws ConfigError where the file is missing in production, damaged, or readable by others
 */
export function loadSecrets({ mode, keysDir, pepperHex }: SecretsConfig): Secrets {
  if (pepperHex !== null) return { pepper: Buffer.from(pepperHex, 'hex') };
  try {
    return { pepper: readSecretFile(path.join(keysDir, 'pepper'), { mayBeMade: mode === 'evaluation' }) };
  } catch (error) {
    if (!(error instanceof SecretFileError)) throw error;
    throw new ConfigError('The server cannot start without its secrets:', [error.message]);
  }
}
