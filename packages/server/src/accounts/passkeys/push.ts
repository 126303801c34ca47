import type { PushMessage } from '@countersign/contract';

/** Makes open pages of the person fetch their passkeys again. */
export const accountChanged: PushMessage = {
  actionType: 'ACCOUNT_CHANGED',
  messageTitle: '',
  messageContent: '',
  attachMessage: { targertWsid: null, envelopeWsid: null },
};
