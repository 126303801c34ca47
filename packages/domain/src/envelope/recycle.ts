import { type Decision, accept, refuse } from '../decision.ts';
import { isFinal } from '../vocabulary.ts';
import type { EnvelopeFacts } from './facts.ts';
import { shownStatusFor } from './shown-status.ts';

/**
 * Moves a draft or a finished envelope to the recycle bin of one account (Spec §4 "recycle"). The lists of other
 * accounts and the contract itself do not change. Repeating it changes nothing.
 */
export function recycle(envelope: EnvelopeFacts, accountId: string): Decision<EnvelopeFacts> {
  if (shownStatusFor(envelope, accountId) === null) return refuse('ERROR_NOT_IN_ENVELOPE_FLOW');
  // An envelope that waits for someone must not disappear from their list; a TIMED one is turned back into a draft
  // first.
  if (envelope.status !== 'DRAFT' && !isFinal(envelope.status)) return refuse('ERROR_ENVELOPE_STATUS_IS_NOT_MATCH');
  return envelope.recycledBy.includes(accountId)
    ? accept(envelope)
    : accept({ ...envelope, recycledBy: [...envelope.recycledBy, accountId] });
}

/** Takes it out of the recycle bin. */
export function restore(envelope: EnvelopeFacts, accountId: string): Decision<EnvelopeFacts> {
  if (shownStatusFor(envelope, accountId) === null) return refuse('ERROR_NOT_IN_ENVELOPE_FLOW');
  return accept({ ...envelope, recycledBy: envelope.recycledBy.filter((one) => one !== accountId) });
}
