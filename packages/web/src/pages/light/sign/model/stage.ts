import type { Envelope, Participant } from '@countersign/contract';

/** What the person has just done, or had done when the page was opened again. */
export type DoneKind = 'signed' | 'filled' | 'checked' | 'rejected' | 'refused';
/** Where the envelope stands after that. */
export type Stage = 'waiting' | 'completing' | 'finished' | 'ended';

export function stageOf({ status, completing }: Pick<Envelope, 'status' | 'completing'>): Stage {
  if (status === 'ED_SUCCESS') return 'finished';
  if (status !== 'ING_PROCESS') return 'ended';
  return completing ? 'completing' : 'waiting';
}

/** Whose turn it is now. */
export const nextNames = (participants: readonly Participant[]): string[] =>
  participants.filter(({ atTurn, isMe }) => atTurn && !isMe).map(({ name }) => name);

/** What a participant had done when the page was opened after their act; null where they have not acted. */
export function actedKind({ status, actionType }: Pick<Participant, 'status' | 'actionType'>): DoneKind | null {
  if (status === 'ED_SUCCESS') return actionType === 'CHECKER' ? 'checked' : 'signed';
  if (status === 'ED_FAIL_REJECT') return 'rejected';
  return status === 'ED_FAIL_PROCESS_CHECK' ? 'refused' : null;
}

/** The act as the server answered it. */
export interface Acted {
  readonly kind: DoneKind;
  readonly envelope: Envelope;
}
