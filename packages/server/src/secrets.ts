import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError } from './config.ts';

/** The two secrets that never lie in the database or in DATA_DIR; 32 bytes each. */
export interface Secrets {
  /** Encrypts the private keys of the certificate authority. */
  readonly kek: Buffer;
  /** Mixed into the hashes of what people type. */
  readonly pepper: Buffer;
}

type SecretsConfig = Pick<Config, 'mode' | 'keysDir' | 'kekHex' | 'pepperHex'>;

/**
 * Takes KEK and PEPPER, else the files `kek` and `pepper` of KEYS_DIR; evaluation makes a missing file on its first
 * start (mode 0600, on disk before this returns).
 * @throws ConfigError where a file is missing in production, damaged, or readable by others
 */
export function loadSecrets(config: SecretsConfig): Secrets {
  return {
    kek: config.kekHex === null ? fromFile(config, 'kek') : Buffer.from(config.kekHex, 'hex'),
    pepper: config.pepperHex === null ? fromFile(config, 'pepper') : Buffer.from(config.pepperHex, 'hex'),
  };
}

function fromFile(config: SecretsConfig, name: 'kek' | 'pepper'): Buffer {
  const file = path.join(config.keysDir, name);
  if (!existsSync(file)) {
    if (config.mode === 'production') throw unusable(file, `is missing; set ${name.toUpperCase()}`);
    makeFile(config.keysDir, file);
  }
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) {
    throw unusable(file, 'can be read by others; make its mode 0600');
  }
  const hex = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(hex)) throw unusable(file, 'does not hold 64 hexadecimal digits');
  return Buffer.from(hex, 'hex');
}

function makeFile(directory: string, file: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeSync(handle, `${randomBytes(32).toString('hex')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  const parent = openSync(directory, 'r');
  fsyncSync(parent);
  closeSync(parent);
}

const unusable = (file: string, what: string) => new ConfigError('The server cannot start without its secrets:', [`${file} ${what}`]);
