import { createHmac } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Config, readSecretFile } from '../../platform/index.ts';
import { BackupRefusedError, type Manifest } from './manifest.ts';

type KeysConfig = Pick<Config, 'keysDir' | 'kekHex' | 'kekFile' | 'pepperHex'>;

/** The keys are in the files `kek` and `pepper` of this directory. */
export const keysIn = (directory: string): KeysConfig => ({
  keysDir: path.resolve(directory),
  kekHex: null,
  kekFile: null,
  pepperHex: null,
});

/** The two keys without which a backup is of no use; null where one is not at hand. */
export interface Keys {
  readonly kek: Buffer | null;
  readonly pepper: Buffer | null;
}

const NAMES = ['kek', 'pepper'] as const;

/** The keys of KEK and PEPPER, else of the files in KEYS_DIR. No key is made. @throws SecretFileError */
export function readKeys({ keysDir, kekHex, kekFile, pepperHex }: KeysConfig): Keys {
  const given = { kek: kekHex, pepper: pepperHex };
  const read = (name: (typeof NAMES)[number]): Buffer | null => {
    const hex = given[name];
    if (hex !== null) return Buffer.from(hex, 'hex');
    const file = (name === 'kek' ? kekFile : null) ?? path.join(keysDir, name);
    return existsSync(file) ? readSecretFile(file, { mayBeMade: false }) : null;
  };
  return { kek: read('kek'), pepper: read('pepper') };
}

/** By these names a key is recognised, and nothing else can be learned from them. */
export function namesOfKeys(keys: Keys): Manifest['keys'] {
  const named = (key: Buffer | null): string | null =>
    key && createHmac('sha256', key).update('countersign name of a key').digest('hex').slice(0, 32);
  return { kek: named(keys.kek), pepper: named(keys.pepper) };
}

/**
 * Whether the keys here are those of a backup.
 * @throws BackupRefusedError with what to do
 */
export function demandKeys(config: KeysConfig, wanted: Manifest['keys']): void {
  const here = namesOfKeys(readKeys(config));
  for (const name of NAMES) {
    const setting = name.toUpperCase();
    if (here[name] === null)
      throw new BackupRefusedError(
        `the backup needs its ${setting}: set it, put it into ${path.join(config.keysDir, name)}, or use --keys DIRECTORY`,
      );
    if (wanted[name] !== null && here[name] !== wanted[name])
      throw new BackupRefusedError(`${setting} is not the one with which the backup was made`);
  }
}

/** Writes both keys into another directory, to which no backup of the data has access. @throws BackupRefusedError */
export function writeKeys(directory: string, keys: Keys): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  for (const name of NAMES) {
    const key = keys[name];
    if (key === null) throw new BackupRefusedError(`there is no ${name.toUpperCase()} here to write to ${directory}`);
    const file = path.join(directory, name);
    const text = `${key.toString('hex')}\n`;
    if (existsSync(file)) {
      if (readSecretFile(file, { mayBeMade: false }).equals(key)) continue;
      throw new BackupRefusedError(`${file} exists and is another key`);
    }
    writeFileSync(file, text, { mode: 0o600, flag: 'wx', flush: true });
  }
}

/** Whether one of two directories is inside the other. */
export function overlap(one: string, other: string): boolean {
  const [a, b] = [path.resolve(one), path.resolve(other)];
  return a === b || a.startsWith(`${b}${path.sep}`) || b.startsWith(`${a}${path.sep}`);
}
