import type { PushMessage } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import { type Tx, onCommit } from '../../platform/database/database.ts';
import { bindMemberToParticipants } from '../../contracts/envelopes/reads.ts';
import type { Services } from '../../platform/config/services.ts';
import { emit } from '../../platform/events/emit.ts';
import { upsertMember } from '../../accounts/memberships/member-store.ts';

/**
 * Makes a person a member of an enterprise and binds them in this account wherever they were named to act for it (Spec
 * §4 WAITING_JOIN_ENTERPRISE); their open pages show it.
 */
export async function takeIn(
  tx: Tx,
  { ids, push }: Pick<Services, 'ids' | 'push'>,
  { enterpriseId, personId, now }: { enterpriseId: string; personId: string; now: Date },
): Promise<string> {
  const memberId = await upsertMember(tx, { id: ids.next(), enterpriseId, personId, now });
  await emit(tx, { type: 'member.joined', enterpriseId, memberId }, { id: ids.next(), now });
  await bindMemberToParticipants(tx, { personId, memberId });
  onCommit(() => push.toDevices([personId], accountChanged(memberId)));
  return memberId;
}

const accountChanged = (memberId: string): PushMessage => ({
  actionType: 'ACCOUNT_CHANGED',
  messageTitle: '',
  messageContent: '',
  attachMessage: { targertWsid: toWsid('enterpriseUser', memberId), envelopeWsid: null },
});
