import { type Decision, accept } from '../decision.ts';
import type { PrepareState } from '../vocabulary.ts';
import { type EnvelopeFacts, isAtTurn, isOverdue } from './facts.ts';
import { judgeInTime, judgeStillRunning } from './flow.ts';
import { judgePrepared } from './judge-state.ts';

/** Those whose turn it is are reminded by themselves, until they have acted. */
export interface ReminderPlan {
  /** Days from the beginning of the turn to the first reminder. */
  readonly afterDays: number;
  /** Days from one reminder to the next. */
  readonly everyDays: number;
  /** Reminders in one turn. */
  readonly most: number;
}

interface RemindFacts {
  readonly envelope: EnvelopeFacts;
  readonly prepareState: PrepareState;
  /** Participants who are waited for and cannot act. */
  readonly unavailable: Pick<ReadonlySet<string>, 'has'>;
}

/** The participants whom the sender may remind: it is their turn, they can act, and their time is not over. The pause between two reminders is not judged. */
export function judgeRemind(
  { envelope, prepareState, unavailable }: RemindFacts,
  now: Date,
): Decision<readonly string[]> {
  for (const decision of [judgeStillRunning(envelope), judgeInTime(envelope, now), judgePrepared(prepareState)])
    if (!decision.ok) return decision;
  const atTurn = envelope.participants.filter((one) => isAtTurn(envelope, one) && !isOverdue(one, now));
  return accept(atTurn.flatMap(({ id }) => (unavailable.has(id) ? [] : [id])));
}
