import { type Decision, accept, refuse } from '../decision.ts';
import type { PrepareState } from '../vocabulary.ts';
import type { EnvelopeFacts } from './facts.ts';

/** Whether the content of the envelope may be changed. */
export const judgeDraft = ({ status }: Pick<EnvelopeFacts, 'status'>): Decision<null> =>
  status === 'DRAFT' ? accept(null) : refuse('ERROR_ENVELOPE_NOT_DRAFT');

/** Nothing is signed or handed on before the fields of the documents are allocated (conventions, rule 4). */
export const judgePrepared = (prepareState: PrepareState): Decision<null> =>
  prepareState === 'DONE'
    ? accept(null)
    : refuse(prepareState === 'FAILED' ? 'ERROR_PREPARE_FAILED' : 'ERROR_PREPARING');

/** Whether a new draft or a template may be made of the envelope. */
export function judgeReuse(
  { flowType }: Pick<EnvelopeFacts, 'flowType'>,
  { isBstEditing }: { readonly isBstEditing: boolean },
): Decision<null> {
  // A void agreement is written by the server for one contract; it has a route of its own.
  if (flowType === 'CANCEL_PROCESS') return refuse('ERROR_ENVELOPE_STATUS_IS_NOT_MATCH');
  return isBstEditing ? refuse('ERROR_BST_EDITING') : accept(null);
}

/** Whether the report and the archive of the envelope exist. */
export const judgeFinished = (
  { status }: Pick<EnvelopeFacts, 'status'>,
  { hasEvidence }: { readonly hasEvidence: boolean },
): Decision<null> => (status === 'ED_SUCCESS' && hasEvidence ? accept(null) : refuse('ERROR_NOT_FINISHED'));
