import type { Envelope, EnvelopeRow, Participant } from '@countersign/contract';
import { REMIND_AGAIN_MS, type ShownStatus } from '@countersign/domain';
import type { Tone } from '../../../ui/banner.tsx';
import type { IconName } from '../../../ui/icon.tsx';
import type { StepState } from '../../../ui/steps.tsx';

export interface Person {
  readonly participant: Participant;
  /** Position in the envelope, from 0; determines the colour of the person on every screen (ux 5). */
  readonly index: number;
}

/** The participants who act, in order; the sender is the root of the sequence and has no signer colour. */
export const peopleOf = (participants: readonly Participant[]): Person[] =>
  participants
    .filter(({ actionType }) => actionType !== 'SENDER')
    .map((participant, at) => ({ participant, at }))
    .sort((a, b) => a.participant.sequence - b.participant.sequence || a.at - b.at)
    .map(({ participant }, index) => ({ participant, index }));

export const atTurn = (envelope: Envelope | EnvelopeRow): Person[] =>
  peopleOf(envelope.participants).filter(({ participant }) => participant.atTurn);
/** Whether none of the people the contract waits for can act any more: they left, are disabled, or no member holds the role. */
export const isStuck = (envelope: Envelope | EnvelopeRow): boolean => {
  const waiting = atTurn(envelope);
  return waiting.length > 0 && waiting.every(({ participant }) => participant.unavailable !== null);
};
/** Until when an act is due: the earliest deadline of those whose turn it is, of the reader alone if it is the reader's. */
export function dueOf(row: Envelope | EnvelopeRow): string {
  const turn = atTurn(row).map(({ participant }) => participant);
  const mine = turn.filter(({ isMe }) => isMe);
  const own = (mine.length > 0 ? mine : turn).flatMap(({ deadlineDatetime: at }) => (at === null ? [] : [at]));
  return [...own, row.expireDatetime].reduce((first, at) => (Date.parse(at) < Date.parse(first) ? at : first));
}
export const myTurn = (envelope: Envelope | EnvelopeRow): Participant | null =>
  atTurn(envelope).find(({ participant }) => participant.isMe)?.participant ?? null;

/** The participant as whom the reader may sign or check now. */
export const actingAs = ({ participants }: Pick<Envelope, 'participants'>): Participant | null =>
  participants.find(({ abilities }) => abilities.includes('sign') || abilities.includes('check')) ?? null;

/** Whether the reader sent it, whichever of their accounts is active now. */
export const isSender = ({ participants }: Pick<Envelope, 'participants'>): boolean =>
  participants.some(({ actionType, isMe }) => actionType === 'SENDER' && isMe);

/** The step state of a participant in the progress line. */
export function stepStateOf({ status, atTurn: now }: Participant): StepState {
  if (status === 'ED_SUCCESS') return 'done';
  if (status.startsWith('ED_FAIL')) return 'failed';
  return now || status === 'ING_PROCESS' ? 'now' : 'later';
}

const TONES: Partial<Record<ShownStatus, { tone: Tone; icon: IconName }>> = {
  WAITING_ME_SIGN: { tone: 'warn', icon: 'pen' },
  WAITING_ME_CHECK: { tone: 'warn', icon: 'eye' },
  WAITING_JOIN_ENTERPRISE: { tone: 'warn', icon: 'building' },
  WAITING_OTHERS: { tone: 'info', icon: 'clock' },
  TIMED: { tone: 'info', icon: 'send' },
  ED_SUCCESS: { tone: 'good', icon: 'check' },
  REJECT: { tone: 'danger', icon: 'close' },
  CHECK_FAILED: { tone: 'danger', icon: 'close' },
  BACK: { tone: 'danger', icon: 'undo' },
  REVOKE: { tone: 'neutral', icon: 'undo' },
  CANCEL_WAITING_ME: { tone: 'warn', icon: 'pen' },
  CANCEL_WAITING_OTHERS: { tone: 'info', icon: 'clock' },
  CANCELLED: { tone: 'neutral', icon: 'minus' },
  RECYCLED: { tone: 'neutral', icon: 'trash' },
};
export const toneOf = (status: ShownStatus): { tone: Tone; icon: IconName } =>
  TONES[status] ?? { tone: 'neutral', icon: status === 'DRAFT' ? 'pen' : 'clock' };

export type RowAct = 'sign' | 'check' | 'confirm' | 'join' | 'continue' | 'remind' | 'unstick' | 'restore' | 'view';
/** The single act a row offers (ux 29). */
export function rowActOf(envelope: EnvelopeRow): RowAct {
  const { abilities, envelopeFlowType, envelopeShownStatus } = envelope;
  if (abilities.includes('sign') || abilities.includes('check')) {
    if (envelopeFlowType === 'CANCEL_PROCESS') return 'confirm';
    return abilities.includes('sign') ? 'sign' : 'check';
  }
  if (envelopeShownStatus === 'WAITING_JOIN_ENTERPRISE') return 'join';
  if (abilities.includes('edit')) return 'continue';
  if (abilities.includes('restore')) return 'restore';
  if (abilities.includes('remind')) return 'remind';
  // Only its sender reads who cannot act any more.
  return isStuck(envelope) ? 'unstick' : 'view';
}

/** Milliseconds until those whose turn it is may be reminded again; 0 if they may be now. */
export function remindWaitMs(envelope: Envelope | EnvelopeRow, now: Date): number {
  const last = Math.max(
    0,
    ...atTurn(envelope).map(({ participant }) =>
      participant.remindedDatetime ? Date.parse(participant.remindedDatetime) : 0,
    ),
  );
  return last === 0 ? 0 : Math.max(0, last + REMIND_AGAIN_MS - now.getTime());
}
