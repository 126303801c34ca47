import type { PushMessage } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import { type Services, type Tx, emit, onCommit } from '../../platform/index.ts';
import { bindMemberToParticipants } from '../../contracts/index.ts';
import { upsertMember } from '../../accounts/index.ts';

/**
 * Makes a person a member of an enterprise and binds them in this account wherever they were named to act for it (Spec
 * §4 WAITING_JOIN_ENTERPRISE); their open pages show it.
 */
export async function admitMember(
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
