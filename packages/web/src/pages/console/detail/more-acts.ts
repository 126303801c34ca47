import type { Envelope } from '@countersign/contract';
import type { IconName } from '../../../ui/icon.tsx';
import { isSender } from '../model/people.ts';

export type MoreAct = 'prolong' | 'copy' | 'template' | 'cancel' | 'recycle' | 'revoke';
interface Offered {
  readonly act: MoreAct;
  readonly icon: IconName;
  readonly danger: boolean;
}
const ICONS: Record<MoreAct, IconName> = {
  prolong: 'calendar',
  copy: 'copy',
  template: 'files',
  cancel: 'minus',
  recycle: 'trash',
  revoke: 'close',
};

/** The ends that a sender does not want; the envelope can be corrected and sent again. */
export const isToCorrect = (envelope: Envelope): boolean =>
  envelope.status.startsWith('ED_FAIL') &&
  envelope.envelopeFlowType !== 'CANCEL_PROCESS' &&
  !envelope.recycled &&
  isSender(envelope);

/**
 * The acts behind the button, the grave ones last. An envelope in the recycle bin can only be taken out.
 * @param mayMakeTemplates in the enterprise of the active account (Spec §6)
 */
export function moreActs(envelope: Envelope, mayMakeTemplates = false): Offered[] {
  const { status, completing, recycled, voided, cancelling, envelopeFlowType } = envelope;
  if (recycled) return [];
  const mine = isSender(envelope);
  const runs = status === 'ING_PROCESS' && !completing;
  const voids = envelopeFlowType === 'CANCEL_PROCESS';
  const isOver = status.startsWith('ED_');
  // After an unwanted end, sending it again is the next act and has its own button.
  const offered: [MoreAct, boolean][] = [
    ['prolong', mine && runs],
    ['copy', mine && status === 'ED_SUCCESS' && !voids],
    ['template', mine && mayMakeTemplates && !voids],
    ['recycle', isOver || (status === 'DRAFT' && mine)],
    ['cancel', mine && status === 'ED_SUCCESS' && !voids && voided === null && !cancelling],
    ['revoke', mine && runs],
  ];
  return offered.flatMap(([act, isOffered]) =>
    isOffered ? [{ act, icon: ICONS[act], danger: act === 'revoke' || act === 'cancel' }] : [],
  );
}
