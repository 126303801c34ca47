import type { Api, DataIn } from '@countersign/contract';
import { type Decision, accept, displayName, publicName } from '@countersign/domain';
import { type Handler, demand, onCommit } from '../../platform/index.ts';
import { findPerson } from '../../accounts/index.ts';
import { judgeScan } from './judge-scan.ts';
import { scanPush } from './scan-push.ts';
import { markOpened } from './store.ts';

type Open = Api['openScan'];

/**
 * Returns what the phone is to draw and for whom, with a masked contact, because anyone who sees the code can open it; the
 * desktop is notified the first time.
 */
export const openScan: Handler<Open> = async (services, { params, body, context: { now } }) => {
  const opened = await services.db.withTx(async (tx): Promise<Decision<DataIn<Open>>> => {
    const judged = await judgeScan(tx, { ...params, ...body }, now);
    if (!judged.ok) return judged;
    const { id, personId, sessionId, purpose, expiresAt } = judged.value;
    const person = await findPerson(tx, personId);
    if (await markOpened(tx, id, now))
      onCommit(() => services.push.toScan(sessionId, scanPush('SCAN_OPENED', { scanId: id, targertWsid: null })));
    const expireIn = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000);
    return accept({ purpose, displayName: person === null ? '' : publicName(displayName(person)), expireIn });
  });
  return demand(opened);
};
