import type { Tx } from '../db/database.ts';
import { bindMemberToParticipants } from '../envelopes/reads.ts';
import type { Ids } from '../random.ts';
import { upsertMember } from './store.ts';

/**
 * Makes a person a member of an enterprise: whatever named them to act for it is theirs from now on, in this account
 * (Spec §4 WAITING_JOIN_ENTERPRISE).
 */
export async function takeIn(
  tx: Tx,
  ids: Ids,
  { enterpriseId, personId, now }: { enterpriseId: string; personId: string; now: Date },
): Promise<string> {
  const memberId = await upsertMember(tx, { id: ids.next(), enterpriseId, personId, now });
  await bindMemberToParticipants(tx, { personId, memberId });
  return memberId;
}
