import { randomBytes, randomUUID } from 'node:crypto';
import { sealPrivateKey, unsealPrivateKey, type Kek } from '@countersign/pki';
import type { DataKey, DataKeyName, StoredDataKey } from '../../platform/index.ts';
import type { CorePorts } from './load-authority.ts';

/** No row has this data key: it is that of another installation. */
class UnknownDataKeyError extends Error {
  override readonly name = 'UnknownDataKeyError';
}

/** The name under which a data key is encrypted, so that one cannot be used in place of another. */
export const dataKeySealName = (id: string): string => `data key ${id}`;

/**
 * Opens a data key for the server, which encrypts stored files with keys derived from it (ADR 0009, security 76 and 77). The first key is made here.
 * @throws UnknownDataKeyError, KeySealError
 */
export async function openDataKey(
  { kek, host }: Pick<CorePorts, 'kek' | 'host'>,
  wanted: DataKeyName,
): Promise<DataKey> {
  const stored = await host.findDataKey(wanted);
  if (stored === null && wanted.id !== null) throw new UnknownDataKeyError(`there is no data key ${wanted.id}`);
  const { id, sealedKey } = stored ?? (await host.storeDataKey(newDataKey(kek())));
  return { id, key: unsealPrivateKey({ kek: kek(), name: dataKeySealName(id) }, sealedKey) };
}

function newDataKey(kek: Kek): StoredDataKey {
  const [id, key] = [randomUUID(), randomBytes(32)];
  const sealedKey = sealPrivateKey({ kek, name: dataKeySealName(id) }, key);
  key.fill(0);
  return { id, sealedKey };
}
