import { type Kek, unsealPrivateKey } from '@countersign/pki';
import { type Tx, dataKey } from '../../platform/index.ts';
import { sealNameOf } from './load-authority.ts';
import { dataKeySealName } from './open-data-key.ts';
import { findAuthority } from './authority-store.ts';
import type { KeyRole } from '../../platform/index.ts';

/**
 * Tries a key-encryption key on every sealed key: those of the authority and the data keys of stored files. The opened keys are
 * overwritten at once.
 */
export async function judgeKek(
  tx: Tx,
  kek: Kek,
): Promise<{ readonly opened: number; readonly closed: readonly string[] }> {
  const authority = await findAuthority(tx);
  const files = await tx.select({ id: dataKey.id, sealedKey: dataKey.sealedKey }).from(dataKey);
  const all = [
    ...(authority?.keys ?? [])
      .filter(({ sealedKey }) => sealedKey.length > 0)
      .map(({ role, generation, sealedKey }) => ({ name: sealNameOf(role as KeyRole, generation), sealedKey })),
    ...files.map(({ id, sealedKey }) => ({ name: dataKeySealName(id), sealedKey })),
  ];
  const closed = all.filter(({ name, sealedKey }) => !opens(kek, name, sealedKey)).map(({ name }) => name);
  return { opened: all.length - closed.length, closed };
}

function opens(kek: Kek, name: string, sealedKey: Uint8Array): boolean {
  try {
    unsealPrivateKey({ kek, name }, sealedKey).fill(0);
    return true;
  } catch {
    return false;
  }
}
