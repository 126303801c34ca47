import type { Envelope, Participant } from '@countersign/contract';

/** What the person has just done, or had done when the page was opened again. */
export type DoneKind = 'signed' | 'filled' | 'checked' | 'rejected' | 'refused' | 'handedOn' | 'returned';
/** The act ended the envelope for everyone. */
export const isOver = (kind: DoneKind): boolean => kind === 'rejected' || kind === 'refused' || kind === 'returned';
/** The stage of the envelope after that. */
export type Stage = 'waiting' | 'completing' | 'finished' | 'ended';

export function stageOf({ status, completing }: Pick<Envelope, 'status' | 'completing'>): Stage {
  if (status === 'ED_SUCCESS') return 'finished';
  if (status !== 'ING_PROCESS') return 'ended';
  return completing ? 'completing' : 'waiting';
}

/** The participants whose turn it is now. */
export const nextNames = (participants: readonly Participant[]): string[] =>
  participants.filter(({ atTurn, isMe }) => atTurn && !isMe).map(({ name }) => name);

const ENDED: Partial<Record<Participant['status'], DoneKind>> = {
  ED_FAIL_REJECT: 'rejected',
  ED_FAIL_PROCESS_CHECK: 'refused',
  ED_FAIL_BACK: 'returned',
  ED_SUCCESS_AUTHORIZE: 'handedOn',
};
/** What a participant had done when the page was opened after their act; null if they have not acted. */
export function actedKind({ status, actionType }: Pick<Participant, 'status' | 'actionType'>): DoneKind | null {
  if (status === 'ED_SUCCESS') return actionType === 'CHECKER' ? 'checked' : 'signed';
  return ENDED[status] ?? null;
}

/** The act in the server's answer. */
export interface Acted {
  readonly kind: DoneKind;
  readonly envelope: Envelope;
}
