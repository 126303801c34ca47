import type { AuditActor } from '../users/index.ts';
import { recordAudit, revokeIn } from '../../trust/index.ts';
import { type Services, type Tx, onCommit } from '../../platform/index.ts';
import { accountChanged, deletePasskeys } from '../passkeys/index.ts';

/**
 * Removes every key by which another person may act as this person: passkeys and signing phones, whose certificates are revoked
 * (rulings §8.21). False if there was none.
 */
export async function removeKeys(
  tx: Tx,
  services: Pick<Services, 'clock' | 'ids' | 'push' | 'reactions'>,
  { personId, actor, now }: { readonly personId: string; readonly actor: AuditActor; readonly now: Date },
): Promise<boolean> {
  const passkeys = await deletePasskeys(tx, personId);
  const phones = await services.reactions.removePhones(tx, personId, now);
  if (passkeys + phones.length === 0) return false;
  const { actorName } = actor;
  for (const serial of phones)
    if (serial !== null) await revokeIn(tx, services, { serial, reason: 'cessationOfOperation', actorName, personId });
  await recordAudit(tx, {
    id: services.ids.next(),
    at: now,
    kind: 'user.keysRemoved',
    ...actor,
    personId,
    detail: { passkeys: String(passkeys), phones: String(phones.length) },
  });
  onCommit(() => services.push.toDevices([personId], accountChanged));
  return true;
}
