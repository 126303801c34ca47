import { randomBytes } from 'node:crypto';
import type { Api, Scan } from '@countersign/contract';
import { type Decision, SCAN_LIFE_SEC, accept, displayName, refuse, toWsid } from '@countersign/domain';
import { type Handler, demand, refuseWith } from '../../platform/index.ts';
import { findPerson } from '../../accounts/index.ts';
import { countLiveScans, insertScan } from './store.ts';

/** A page shows one at a time; more indicate abuse. */
const LIVE_MAX = 20;

/**
 * Creates a QR code with which a phone draws for the caller, once (Spec §7 "scan-upload"). Its secret is in the fragment (#) of
 * the address, which browsers do not send. A person who came by a signing link draws signatures but no seals (Rulings §6.8).
 */
export const createScan: Handler<Api['createScan']> = async (services, { caller, body, context: { now } }) => {
  const { personId, sessionId, scopes } = caller;
  const { purpose, name = null } = body;
  if (purpose === 'SEAL' && scopes !== null) refuseWith('ERROR_CANT_USE_FREE_LOGIN');
  const id = services.ids.next();
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + SCAN_LIFE_SEC * 1000);
  const made = await services.db.withTx(async (tx): Promise<Decision<Scan>> => {
    if ((await countLiveScans(tx, sessionId, now)) >= LIVE_MAX)
      return refuse('ERROR_TOO_MANY_REQUESTS', { expireIn: SCAN_LIFE_SEC });
    const person = await findPerson(tx, personId);
    const given = name ?? (person === null ? '' : displayName(person));
    await insertScan(tx, { id, secret, personId, sessionId, purpose, name: given, createdAt: now, expiresAt });
    const scanWsid = toWsid('scan', id);
    const href = `${services.config.publicUrl}/scan/${scanWsid}#${secret}`;
    return accept({ scanWsid, href, expireIn: SCAN_LIFE_SEC });
  });
  return { scan: demand(made) };
};
