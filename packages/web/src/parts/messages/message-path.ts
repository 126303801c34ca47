import type { Message } from '@countersign/contract';
import type { MessageKind } from '@countersign/domain';

/** The path of the page where the subject of a message can be handled; null if there is none. */
export function messagePath({
  actionType,
  attachMessage,
}: Pick<Message, 'actionType' | 'attachMessage'>): string | null {
  const { envelopeWsid, targertWsid: target } = attachMessage;
  switch (actionType) {
    case 'IDENTITY_DECIDED':
      return '/account/identity';
    case 'SECURITY':
      return '/account/security';
    case 'CHARGES_LOW':
    case 'CHARGES_BOUGHT':
    case 'ORDER_REFUSED':
    case 'ORDER_REFUNDED':
      return target === null ? '/account/charges' : '/enterprise/finance';
    case 'JOIN_APPLICATION':
      return '/enterprise/invitations';
    case 'INVITED':
      return target === null ? null : `/invitation/${target}`;
    case 'OWNER_CHANGED':
      return '/enterprise';
    case 'WORK_HANDED_OVER':
      return '/envelopes';
    case 'DATA_EXPORT':
      return target === null ? '/account/data' : '/enterprise/data';
    case 'WEBHOOK_OFF':
      return '/enterprise/applications';
    case 'SEAL_APPLICATION':
      return '/enterprise/seal-audit';
    case 'SEAL_DECIDED':
      return '/enterprise/my-seals';
    case 'JOIN_DECIDED':
      return '/wesign';
    case 'MULTI_SEND_DONE':
      return envelopeWsid === null || target === null ? null : `/bulk/${envelopeWsid}/${target}`;
    default:
      if (envelopeWsid === null) return null;
      return ASKS.has(actionType) && target !== null
        ? `/sign/${envelopeWsid}/${target}`
        : `/envelope-detail?envelopeId=${envelopeWsid}`;
  }
}

/** Their target is the participant who is asked to act. */
const ASKS: ReadonlySet<MessageKind> = new Set(['TO_SIGN', 'TO_REVIEW', 'REMINDER', 'CANCEL_REQUESTED']);
