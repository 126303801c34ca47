import { type Decision, type Refusal, accept, refuse } from '../decision.ts';
import { type EnvelopeFacts, type ParticipantFacts, isOpen } from '../envelope/facts.ts';
import { judgeParticipantInTime, judgeStillRunning } from '../envelope/flow.ts';
import { shownStatusFor } from '../envelope/shown-status.ts';
import type { ErrorName } from '../errors.ts';

interface Situation {
  readonly envelope: EnvelopeFacts;
  readonly accountId: string;
  /** Every entry of the account, including the sender's. */
  readonly mine: readonly ParticipantFacts[];
  readonly now: Date;
}
type Precheck = { readonly step: string; readonly judge: (situation: Situation) => Refusal | null };

const isWaiting = (participant: ParticipantFacts): boolean =>
  participant.actionType !== 'SENDER' && isOpen(participant);

const isDraft = ({ status }: EnvelopeFacts): boolean => status === 'DRAFT' || status === 'TIMED';

/**
 * Spec §5 "Signing pre-checks", in this order for everyone (Rulings §8.1); the caller performs step 1, loading the
 * envelope.
 */
export const SIGNING_PRECHECKS: readonly Precheck[] = [
  {
    step: '2 not waiting to join the enterprise',
    judge: ({ mine }) =>
      mine.some(({ waitingJoinEnterprise }) => waitingJoinEnterprise) ? refuse('ERROR_WAITING_JOIN_ENTERPRISE') : null,
  },
  {
    step: '3 not expired',
    judge: ({ envelope, now, mine }) => {
      const over = envelope.status === 'ED_FAIL_EXPIRED';
      if (over) return refuse('ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED');
      const waiting = envelope.status === 'ING_PROCESS' ? mine.filter(isWaiting) : [];
      for (const one of waiting) {
        const inTime = judgeParticipantInTime(envelope, one, now);
        if (!inTime.ok) return inTime;
      }
      return null;
    },
  },
  { step: '4 a participant', judge: ({ mine }) => (mine.length === 0 ? refuse('ERROR_NOT_IN_ENVELOPE_FLOW') : null) },
  {
    step: '5 a signer',
    judge: ({ mine }) => (mine.some(({ actionType }) => actionType === 'SIGNER') ? null : refuse('ERROR_NOT_A_SIGNER')),
  },
  {
    step: '6 waiting at the current sequence',
    judge: ({ envelope, mine }) => {
      const waiting = mine.filter(isWaiting);
      // No one's turn has come yet; step 9 reports it.
      if (isDraft(envelope) && waiting.length > 0) return null;
      if (waiting.some(({ sequence }) => sequence === envelope.currentSequence)) return null;
      const isLater = waiting.some(({ sequence }) => sequence > envelope.currentSequence);
      return refuse(isLater ? 'ERROR_NEED_WAIT_OTHER' : 'ERROR_ALREADY_SIGNED');
    },
  },
  {
    step: '7 not revoked',
    judge: ({ envelope }) => (envelope.status === 'ED_FAIL_REVOKE' ? refuse('ERROR_ENVELOPE_HAD_BEEN_REVOKED') : null),
  },
  {
    step: '8 not rejected',
    judge: ({ envelope }) => (envelope.status === 'ED_FAIL_REJECT' ? refuse('ERROR_ENVELOPE_HAD_BEEN_REJECTED') : null),
  },
  {
    step: '9 shown as WAITING_ME_SIGN',
    judge: ({ envelope, accountId }) => {
      const shown = shownStatusFor({ ...envelope, recycledBy: [] }, accountId);
      return shown === 'WAITING_ME_SIGN' || shown === 'CANCEL_WAITING_ME'
        ? null
        : refuse('ERROR_ENVELOPE_STATUS_IS_NOT_MATCH');
    },
  },
];

/** The participant entry with which this account may sign now, or the first pre-check that fails (Spec §5). */
export function judgeSigning(envelope: EnvelopeFacts, accountId: string, now: Date): Decision<ParticipantFacts> {
  const mine = envelope.participants.filter(
    (participant) => participant.heldBy.includes(accountId) && participant.status !== 'ED_SUCCESS_REMOVE',
  );
  const situation: Situation = { envelope, accountId, mine, now };
  for (const { judge } of SIGNING_PRECHECKS) {
    const refusal = judge(situation);
    if (refusal) return refusal;
  }
  const turn = mine.find(
    (participant) =>
      participant.actionType === 'SIGNER' && isOpen(participant) && participant.sequence === envelope.currentSequence,
  );
  return turn ? accept(turn) : refuse('ERROR_NOT_A_SIGNER');
}

/**
 * The pre-checks of Spec §5 for one entry only, whatever other entries its holder has; the authoriser has checked that it is
 * the caller's.
 */
export function judgeEntry(envelope: EnvelopeFacts, participantId: string, now: Date): Decision<ParticipantFacts> {
  const participants = envelope.participants.map((one) => ({
    ...one,
    heldBy: one.id === participantId ? [ACTING] : [],
  }));
  return judgeSigning({ ...envelope, participants }, ACTING, now);
}
const ACTING = 'acting';

/**
 * Why the other holders of an enterprise role cannot act for an entry that one of them has taken (Rulings §8.2): for a
 * signer's entry and for every call to sign, the pre-checks of Spec §5; for a checker's, how the envelope ended, or
 * ERROR_ALREADY_SIGNED.
 */
export function refusalOfTaken(envelope: EnvelopeFacts, taken: ParticipantFacts, isSigning: boolean): ErrorName {
  const acted: ParticipantFacts = { ...taken, status: 'ED_SUCCESS', heldBy: [COLLEAGUE] };
  const decision =
    taken.actionType === 'SIGNER' || isSigning
      ? judgeSigning({ ...envelope, participants: [acted] }, COLLEAGUE, envelope.expireAt)
      : judgeStillRunning(envelope);
  return decision.ok ? 'ERROR_ALREADY_SIGNED' : decision.error;
}
const COLLEAGUE = 'colleague';
