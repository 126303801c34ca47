import type { PushMessage } from '@countersign/contract';
import { toWsid } from '@countersign/domain';

/** Hints to open pages: ids only; the page fetches what they name (conventions "Events"). */

const hint = (
  actionType: PushMessage['actionType'],
  targertWsid: string | null,
  envelopeWsid: string | null = null,
) => ({
  actionType,
  messageTitle: '',
  messageContent: '',
  attachMessage: { targertWsid, envelopeWsid },
});

/** The message list of an account has changed. */
export const messageHint: PushMessage = hint('MESSAGE', null);

export function envelopeChanged(envelopeId: string): PushMessage {
  const envelopeWsid = toWsid('envelope', envelopeId);
  return hint('ENVELOPE_CHANGED', envelopeWsid, envelopeWsid);
}

export const multiSendChanged = (jobId: string): PushMessage => hint('MULTI_SEND_CHANGED', toWsid('job', jobId));
