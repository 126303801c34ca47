import type { PushMessage } from '@countersign/contract';

/** Open pages of the person list their passkeys anew. */
export const accountChanged: PushMessage = {
  actionType: 'ACCOUNT_CHANGED',
  messageTitle: '',
  messageContent: '',
  attachMessage: { targertWsid: null, envelopeWsid: null },
};
