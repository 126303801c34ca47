import type { Config } from '../../platform/index.ts';
import { type OpenedSnapshot, openBackup, openSource } from './backup-directory.ts';
import { namesOfKeys, readKeys } from './keys.ts';

/**
 * The last snapshot of a target, and whether it is of this installation: it needs the same key-encryption key.
 * @throws BackupRefusedError
 */
export function lastBackup(config: Config, target: string): OpenedSnapshot & { readonly isOwn: boolean } {
  const opened = openBackup(openSource(target));
  return { ...opened, isOwn: opened.manifest.keys.kek === namesOfKeys(readKeys(config)).kek };
}
