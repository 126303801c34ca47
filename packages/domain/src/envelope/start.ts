import { type Decision, accept, refuse } from '../decision.ts';
import { ENVELOPE_FIELDS_MAX, type EnvelopeLimits } from '../limits.ts';
import type { ActionType, FormType } from '../vocabulary.ts';

export interface StartFacts {
  readonly title: string;
  readonly needForm: boolean;
  readonly allowAppendForms: boolean;
  readonly expireAt: Date;
  readonly documents: readonly {
    readonly id: string;
    readonly ready: boolean;
    readonly bytes: number;
    readonly pages: number;
  }[];
  readonly participants: readonly {
    readonly id: string;
    readonly actionType: ActionType;
    readonly deadlineAt?: Date | null;
    readonly witness?: boolean;
  }[];
  readonly forms: readonly {
    readonly documentId: string;
    readonly participantId: string;
    readonly formType: FormType;
    /** Number of PDF form fields that it becomes. */
    readonly fields: number;
  }[];
}

/** Checks what an envelope needs before it may start (Rulings §6.7, §4 limits); refuses with the first gap. */
export function judgeStart(facts: StartFacts, limits: EnvelopeLimits, now: Date): Decision<null> {
  if (facts.title.trim() === '') return refuse('ERROR_TITLE_MISSING');
  if (facts.documents.length === 0) return refuse('ERROR_DOCUMENT_MISSING');
  const unready = facts.documents.find(({ ready }) => !ready);
  if (unready) return refuse('ERROR_FILE_NOT_READY', { documentId: unready.id });
  const size = judgeLimits(facts, limits);
  if (!size.ok) return size;
  const signers = facts.participants.filter(({ actionType }) => actionType === 'SIGNER');
  // A witness alone witnesses nothing.
  if (signers.every(({ witness = false }) => witness)) return refuse('ERROR_SIGNER_MISSING');
  const expiry = judgeExpiry(facts.expireAt, limits, now);
  if (!expiry.ok) return expiry;
  const late = facts.participants.find(({ deadlineAt = null }) => !isDeadline(deadlineAt, facts, now));
  if (late) return refuse('ERROR_PARTICIPANT_DEADLINE', { participantId: late.id });
  return judgeForms(
    facts,
    signers.map(({ id }) => id),
  );
}

/** A deadline of a participant leaves time to act, and ends before that of the envelope. */
const isDeadline = (deadline: Date | null, { expireAt }: Pick<StartFacts, 'expireAt'>, now: Date): boolean =>
  deadline === null || (deadline > now && deadline < expireAt);

export function judgeLimits(
  facts: Pick<StartFacts, 'documents' | 'participants' | 'forms'>,
  limits: EnvelopeLimits,
): Decision<null> {
  const bytes = facts.documents.reduce((sum, document) => sum + document.bytes, 0);
  const pages = facts.documents.reduce((sum, document) => sum + document.pages, 0);
  if (facts.documents.length > limits.documents) return refuse('ERROR_LIMIT_DOCUMENTS', { limit: limits.documents });
  if (bytes > limits.bytes) return refuse('ERROR_LIMIT_BYTES', { limitMb: Math.floor(limits.bytes / 1_048_576) });
  if (pages > limits.pages) return refuse('ERROR_LIMIT_PAGES', { limit: limits.pages });
  if (facts.participants.length > limits.participants + 1) {
    return refuse('ERROR_LIMIT_PARTICIPANTS', { limit: limits.participants });
  }
  if (facts.forms.length > limits.forms) return refuse('ERROR_LIMIT_FORMS', { limit: limits.forms });
  return judgeFieldCount(facts.forms.reduce((sum, { fields }) => sum + fields, 0));
}

/** Limits the PDF form fields of all forms of an envelope: each is laid out, compared and drawn separately. */
export const judgeFieldCount = (fields: number): Decision<null> =>
  fields > ENVELOPE_FIELDS_MAX ? refuse('ERROR_LIMIT_FORMS', { limit: ENVELOPE_FIELDS_MAX }) : accept(null);

/** The expiry is between one hour and 365 days ahead unless configured otherwise (Rulings §4). */
export function judgeExpiry(expireAt: Date, limits: EnvelopeLimits, now: Date): Decision<null> {
  const ahead = expireAt.getTime() - now.getTime();
  const minHours = limits.expiryMinMs / 3_600_000;
  const maxDays = limits.expiryMaxMs / 86_400_000;
  return ahead >= limits.expiryMinMs && ahead <= limits.expiryMaxMs
    ? accept(null)
    : refuse('ERROR_EXPIRY', { minHours, maxDays });
}

function judgeForms(facts: StartFacts, signerIds: readonly string[]): Decision<null> {
  const stray = facts.forms.find(({ participantId }) => !signerIds.includes(participantId));
  if (stray) return refuse('ERROR_FORM_PARTICIPANT', { participantId: stray.participantId });
  if (!facts.needForm) return accept(null);
  const bare = signerIds.find((id) => !facts.forms.some(({ participantId }) => participantId === id));
  return bare ? refuse('ERROR_FORM_MISSING', { participantId: bare }) : accept(null);
}
