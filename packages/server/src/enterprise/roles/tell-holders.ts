import type { PushMessage } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import { type Services, onCommit } from '../../platform/index.ts';

/** Their open pages request their rights again, so that pages and buttons match them (Spec §6). */
export function tellHolders(
  { push }: Pick<Services, 'push'>,
  holders: readonly { readonly memberId: string; readonly personId: string }[],
): void {
  onCommit(() => {
    for (const { memberId, personId } of holders) push.toDevices([personId], accountChanged(memberId));
  });
}

const accountChanged = (memberId: string): PushMessage => ({
  actionType: 'ACCOUNT_CHANGED',
  messageTitle: '',
  messageContent: '',
  attachMessage: { targertWsid: toWsid('enterpriseUser', memberId), envelopeWsid: null },
});
