import type { Access, Endpoint } from '@countersign/contract';
import { calls } from '@countersign/contract/calls';
import { fromWsid, hasActed, mayDo, mayReadAs, refusalOfTaken } from '@countersign/domain';
import { and, eq } from 'drizzle-orm';
import { demandAccount, demandCaller, findPrivileges } from '../../../accounts/index.ts';
import { type Caller, type EnvelopeRelation, type Tx, participant, refuseWith } from '../../../platform/index.ts';
import { type EnvelopeStanding, findEnterpriseStanding, findStanding, turnFacts } from './relation.ts';

/** The inputs of a right over an envelope. */
export interface EnvelopeQuestion {
  /** Name of the route. */
  readonly call: string;
  readonly tx: Tx;
  readonly caller: Caller | null;
  /** Parsed parameters of the path. */
  readonly params: Readonly<Record<string, string>>;
}

type EnvelopeAccess = Extract<Access, `envelope:${string}`>;

/** One rule for each access word of the contract that is about envelopes: the caller's relation to it, or a refusal. */
export const ENVELOPE_RULES: Readonly<
  Record<EnvelopeAccess, (question: EnvelopeQuestion) => Promise<EnvelopeRelation>>
> = {
  'envelope:sender': async (question) => {
    demandAccount(question.caller);
    const standing = await demandReader(question);
    return standing.isSender ? relationOf(standing) : refuseWith('ERROR_FORBIDDEN');
  },
  'envelope:reader': async (question) => {
    const standing = (await findReader(question)) ?? (await findEnterpriseReader(question));
    return standing === null ? refuseForeign(question.caller) : relationOf(standing);
  },
  'envelope:document': async (question) => {
    const standing = await findReader(question);
    if (standing !== null && maySeeDocument(standing)) return relationOf(standing);
    const office = await findEnterpriseReader(question);
    if (office?.seesDocument) return relationOf(office);
    return standing === null && office === null ? refuseForeign(question.caller) : refuseWith('ERROR_FORBIDDEN');
  },
  'envelope:participant': async (question) => {
    const standing = await demandReader(question);
    const participantId = fromWsid('participant', question.params.participantWsid ?? '');
    if (standing.mine.some(({ id }) => id === participantId)) return relationOf(standing);
    const taken = standing.colleagues.find(({ id }) => id === participantId);
    if (taken !== undefined) return refuseWith(refusalOfTaken(turnFacts(standing), taken, question.call === 'sign'));
    const isSigner = standing.mine.some(({ actionType }) => actionType === 'SIGNER');
    if (standing.isSender && !isSigner && (await isParticipant(question.tx, standing, participantId))) {
      return refuseWith('ERROR_NOT_A_SIGNER');
    }
    return refuseForeign(question.caller);
  },
};

/** Foreign and unknown envelopes return the same error (Rulings §1.10); the session of a link always gets its own error. */
const refuseForeign = (caller: Caller | null): never =>
  refuseWith(caller?.scopes ? 'ERROR_CANT_USE_FREE_LOGIN' : 'ERROR_NOT_IN_ENVELOPE_FLOW');

const demandReader = async (question: EnvelopeQuestion): Promise<EnvelopeStanding> =>
  (await findReader(question)) ?? refuseForeign(question.caller);

const isDraft = ({ status }: EnvelopeStanding): boolean => status === 'DRAFT' || status === 'TIMED';

/** Only its sender may see a draft; its participants may not. */
async function findReader({ tx, caller, params }: EnvelopeQuestion): Promise<EnvelopeStanding | null> {
  const known = demandCaller(caller);
  const envelopeId = fromWsid('envelope', params.envelopeWsid ?? '');
  const standing = envelopeId === null ? null : await findStanding(tx, envelopeId, known);
  if (standing === null) return null;
  const isReader = standing.mine.length > 0 || standing.colleagues.length > 0;
  return standing.isSender || (isReader && !isDraft(standing)) ? standing : null;
}

const CALLS: Readonly<Record<string, Endpoint>> = calls;

/**
 * A member who may see the envelopes of the whole enterprise (Spec §6 enterprises:envelopes:view) may read those of its
 * accounts except drafts, in the active account only (security 34); they are not participants, so they cannot act.
 */
async function findEnterpriseReader(
  question: EnvelopeQuestion,
): Promise<(EnvelopeStanding & { readonly seesDocument: boolean }) | null> {
  const { tx, call, caller, params } = question;
  const envelopeId = fromWsid('envelope', params.envelopeWsid ?? '');
  if (envelopeId === null || caller === null || caller.scopes !== null || CALLS[call]?.method !== 'GET') return null;
  const { memberId, isOwner } = caller;
  if (memberId === null) return null;
  const keys = isOwner ? new Set<string>() : await findPrivileges(tx, memberId);
  if (!mayDo({ isOwner, keys }, 'enterprises:envelopes:view')) return null;
  const theirs = await findEnterpriseStanding(tx, envelopeId, caller);
  if (theirs === null || isDraft(theirs)) return null;
  const reading = { accounts: [memberId], readsAs: theirs.accounts, isViewer: true, isSender: false };
  return { ...theirs, seesDocument: maySeeDocument(theirs), ...reading, mine: [], colleagues: [] };
}

/** The sender, those who may act now, and those who have acted (Rulings §6.10). */
const maySeeDocument = (standing: EnvelopeStanding): boolean =>
  standing.isSender ||
  standing.mine.some((mine) => mayReadAs(turnFacts(standing), mine)) ||
  standing.colleagues.some(hasActed);

const relationOf = ({
  envelopeId,
  isSender,
  accounts,
  readsAs,
  isViewer,
  mine,
}: EnvelopeStanding): EnvelopeRelation => ({
  envelopeId,
  isSender,
  accounts,
  readsAs,
  isViewer,
  mine,
});

async function isParticipant(tx: Tx, { envelopeId }: EnvelopeStanding, participantId: string | null): Promise<boolean> {
  if (participantId === null) return false;
  const rows = await tx
    .select({ id: participant.id })
    .from(participant)
    .where(and(eq(participant.id, participantId), eq(participant.envelopeId, envelopeId)));
  return rows.length > 0;
}
