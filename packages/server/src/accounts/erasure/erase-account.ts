import { type Services, type Tx, erasePicturesOf } from '../../platform/index.ts';
import { dropHolderKeysOf, revokeIn } from '../../trust/index.ts';
import { forgetProofsOf } from '../codes/index.ts';
import { removeKeys } from '../passwords/index.ts';
import { deleteSessionsOf, deleteTokensOf, endEverySession, forgetDevicesOf } from '../sessions/index.ts';
import { SYSTEM_ACTOR, erasePerson } from '../users/index.ts';

/**
 * Erases the account of a person: sessions, passkeys, signing phones, keys (their certificates are revoked), saved
 * signatures and seals, and the data of the person. The row stays without data, and its contacts are free again.
 */
export async function eraseAccount(tx: Tx, services: Services, personId: string, now: Date): Promise<void> {
  await endEverySession(tx, services, { personId }, { now });
  await removeKeys(tx, services, { personId, actor: SYSTEM_ACTOR, now });
  for (const serial of await dropHolderKeysOf(tx, personId))
    await revokeIn(tx, services, {
      serial,
      reason: 'cessationOfOperation',
      actorName: SYSTEM_ACTOR.actorName,
      personId,
    });
  await deleteTokensOf(tx, personId);
  await forgetDevicesOf(tx, personId);
  await forgetProofsOf(tx, personId);
  await deleteSessionsOf(tx, personId);
  await erasePicturesOf(tx, personId);
  await erasePerson(tx, personId, now);
}
