import { type Decision, type ScanPurpose, accept, displayName, publicName } from '@countersign/domain';
import { onCommit } from '../../platform/database/database.ts';
import type { Services } from '../../platform/config/services.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { findPerson } from '../../accounts/users/store.ts';
import { type ScanKey, judgeScan } from './judge-scan.ts';
import { scanPush } from './scan-push.ts';
import { markOpened } from './store.ts';

export interface OpenedScan {
  readonly purpose: ScanPurpose;
  readonly displayName: string;
  readonly expireIn: number;
}

/**
 * Returns what the phone is to draw and for whom, with a masked contact, because anyone who sees the code can open it; the
 * desktop is notified the first time.
 */
export async function openScan(
  services: Services,
  key: ScanKey,
  { now }: Pick<RequestContext, 'now'>,
): Promise<Decision<OpenedScan>> {
  return services.db.withTx(async (tx) => {
    const judged = await judgeScan(tx, key, now);
    if (!judged.ok) return judged;
    const { id, personId, sessionId, purpose, expiresAt } = judged.value;
    const person = await findPerson(tx, personId);
    if (await markOpened(tx, id, now))
      onCommit(() => services.push.toScan(sessionId, scanPush('SCAN_OPENED', { scanId: id, targertWsid: null })));
    const expireIn = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000);
    return accept({ purpose, displayName: person === null ? '' : publicName(displayName(person)), expireIn });
  });
}
