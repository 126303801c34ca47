import type { Envelope } from '@countersign/contract';
import type { IconName } from '../../../ui/icon.tsx';
import { isSender } from '../model/people.ts';

export type MoreAct = 'prolong' | 'copy' | 'cancel' | 'recycle' | 'revoke';
interface Offered {
  readonly act: MoreAct;
  readonly icon: IconName;
  readonly danger: boolean;
}
const ICONS: Record<MoreAct, IconName> = {
  prolong: 'calendar',
  copy: 'copy',
  cancel: 'minus',
  recycle: 'trash',
  revoke: 'close',
};

/** The acts behind the button, the weighty ones last. Of an envelope in the recycle bin: none but to take it out. */
export function moreActs(envelope: Envelope): Offered[] {
  const { status, completing, recycled, voided, cancelling, envelopeFlowType } = envelope;
  if (recycled) return [];
  const mine = isSender(envelope);
  const runs = status === 'ING_PROCESS' && !completing;
  const voids = envelopeFlowType === 'CANCEL_PROCESS';
  const isOver = status.startsWith('ED_');
  const offered: [MoreAct, boolean][] = [
    ['prolong', mine && runs],
    ['copy', mine && isOver && !voids],
    ['recycle', isOver || (status === 'DRAFT' && mine)],
    ['cancel', mine && status === 'ED_SUCCESS' && !voids && voided === null && !cancelling],
    ['revoke', mine && runs],
  ];
  return offered.flatMap(([act, isOffered]) =>
    isOffered ? [{ act, icon: ICONS[act], danger: act === 'revoke' || act === 'cancel' }] : [],
  );
}
