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

/** It ended otherwise than its sender wished: corrected, it can be sent again. */
export const isToCorrect = (envelope: Envelope): boolean =>
  envelope.status.startsWith('ED_FAIL') &&
  envelope.envelopeFlowType !== 'CANCEL_PROCESS' &&
  !envelope.recycled &&
  isSender(envelope);

/**
 * The acts behind the button, the weighty ones last. Of an envelope in the recycle bin: none but to take it out.
 * @param mayMakeTemplates in the enterprise of the active account (Spec §6)
 */
export function moreActs(envelope: Envelope, mayMakeTemplates = false): Offered[] {
  const { status, completing, recycled, voided, cancelling, envelopeFlowType } = envelope;
  if (recycled) return [];
  const mine = isSender(envelope);
  const runs = status === 'ING_PROCESS' && !completing;
  const voids = envelopeFlowType === 'CANCEL_PROCESS';
  const isOver = status.startsWith('ED_');
  // After an end that was not wanted, sending it again is the next act and has a button of its own.
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
