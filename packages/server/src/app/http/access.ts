import { type Access, type Endpoint, api } from '@countersign/contract';
import { type ParticipantFacts, fromWsid, isAtTurn, mayCall, mayDo, refusalOfTaken } from '@countersign/domain';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { file, participant } from '../../platform/database/schema/index.ts';
import { isHolder } from '../../contracts/files/holder.ts';
import type { Caller, EnvelopeRelation, OperatorCaller } from '../../platform/http/context.ts';
import { findPrivileges } from '../../accounts/memberships/privileges.ts';
import { refuseWith } from '../../platform/http/refused.ts';
import {
  type EnvelopeStanding,
  findEnterpriseStanding,
  findStanding,
  turnFacts,
} from '../../contracts/envelopes/core/relation.ts';

/** All that a right may depend on. */
export interface AccessQuestion {
  /** Name of the call. */
  readonly call: string;
  readonly tx: Tx;
  readonly caller: Caller | null;
  readonly operator: OperatorCaller | null;
  /** Parsed parameters of the path. */
  readonly params: Readonly<Record<string, string>>;
  /** Evaluation mode, and the connection and the host it asked for are of this machine. */
  readonly isLocalEvaluation: boolean;
}

type Rule = (question: AccessQuestion) => Promise<EnvelopeRelation | null>;

/** One rule for each word of the contract, denied by default: a rule returns, or refuses. */
const RULES: Readonly<Record<Access, Rule>> = {
  public: async () => null,
  session: async ({ caller }) => {
    demandCaller(caller);
    return null;
  },
  account: async ({ caller }) => {
    demandAccount(caller);
    return null;
  },
  self: async ({ caller, params }) => {
    const { personId, userWsid } = demandAccount(caller);
    const isActive = params.userWsid === userWsid;
    if (!isActive && fromWsid('user', params.userWsid ?? '') !== personId) refuseWith('ERROR_NOT_FOUND');
    return null;
  },
  'enterprise:member': async (question) => {
    demandMember(question);
    return null;
  },
  'enterprise:owner': async (question) => {
    if (!demandMember(question).isOwner) refuseWith('ERROR_FORBIDDEN');
    return null;
  },
  'enterprise:permitted': async (question) => {
    const { isOwner, memberId } = demandMember(question);
    const keys = isOwner || memberId === null ? new Set<string>() : await findPrivileges(question.tx, memberId);
    if (!mayCall({ isOwner, keys }, question.call)) refuseWith('ERROR_FORBIDDEN');
    return null;
  },
  operator: async ({ operator }) => {
    if (operator === null) refuseWith('ERROR_OPERATOR_NOT_LOGIN');
    return null;
  },
  'file:owner': async ({ tx, caller, params }) => {
    const account = demandAccount(caller);
    const fileId = fromWsid('file', params.fileWsid ?? '');
    if (fileId === null || !(await holdsFile(tx, fileId, account))) refuseWith('ERROR_NOT_FOUND');
    return null;
  },
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
  evaluation: async ({ isLocalEvaluation }) => {
    if (!isLocalEvaluation) refuseWith('ERROR_NOT_FOUND');
    return null;
  },
};

/** What the caller has to do with the envelope of the path, if any; refuses whoever may not make the call. */
export const authorise = (access: Access, question: AccessQuestion): Promise<EnvelopeRelation | null> =>
  RULES[access](question);

const demandCaller = (caller: Caller | null): Caller => caller ?? refuseWith('ERROR_NOT_LOGIN');

function demandAccount(caller: Caller | null): Caller {
  const { scopes } = demandCaller(caller);
  return scopes === null ? demandCaller(caller) : refuseWith('ERROR_CANT_USE_FREE_LOGIN');
}

/** A right in an enterprise follows from the active account, never from a membership that is not (security 34). */
function demandMember({ caller, params }: AccessQuestion): Caller {
  const account = demandAccount(caller);
  if (params.enterpriseWsid === undefined)
    return account.enterpriseId === null ? refuseWith('ERROR_FORBIDDEN') : account;
  const enterpriseId = fromWsid('enterprise', params.enterpriseWsid);
  return enterpriseId !== null && account.enterpriseId === enterpriseId ? account : refuseWith('ERROR_NOT_FOUND');
}

/** What is foreign and what is nothing answer alike (Rulings §1.10), a link's session always by its own words. */
const refuseForeign = (caller: Caller | null): never =>
  refuseWith(caller?.scopes ? 'ERROR_CANT_USE_FREE_LOGIN' : 'ERROR_NOT_IN_ENVELOPE_FLOW');

const demandReader = async (question: AccessQuestion): Promise<EnvelopeStanding> =>
  (await findReader(question)) ?? refuseForeign(question.caller);

const isDraft = ({ status }: EnvelopeStanding): boolean => status === 'DRAFT' || status === 'TIMED';

/** A draft is its sender's alone, whoever stands in it. */
async function findReader({ tx, caller, params }: AccessQuestion): Promise<EnvelopeStanding | null> {
  const known = demandCaller(caller);
  const envelopeId = fromWsid('envelope', params.envelopeWsid ?? '');
  const standing = envelopeId === null ? null : await findStanding(tx, envelopeId, known);
  if (standing === null) return null;
  const isReader = standing.mine.length > 0 || standing.colleagues.length > 0;
  return standing.isSender || (isReader && !isDraft(standing)) ? standing : null;
}

const CALLS: Readonly<Record<string, Endpoint>> = api;

/**
 * Whoever may see the envelopes of the whole enterprise (Spec §6 enterprises:envelopes:view) reads those of its accounts
 * that are no drafts, in the active account alone (security 34); they have no part in them, so there is nothing to do.
 */
async function findEnterpriseReader(
  question: AccessQuestion,
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
  const reading = { accounts: [memberId], readsAs: theirs.accounts, isSender: false, mine: [], colleagues: [] };
  return { ...theirs, seesDocument: maySeeDocument(theirs), ...reading };
}

const ACTED: ReadonlySet<string> = new Set<ParticipantFacts['status']>([
  'ED_SUCCESS',
  'ED_FAIL_REJECT',
  'ED_FAIL_PROCESS_CHECK',
  'ED_FAIL_BACK',
  'ED_FAIL_PROCESS_FILLOUT',
]);

/** The sender, whoever may act now, and those who have acted (Rulings §6.10); nobody who has still to join. */
export const maySeeDocument = (standing: EnvelopeStanding): boolean =>
  standing.isSender ||
  standing.mine.some(
    (mine) => ACTED.has(mine.status) || (!mine.waitingJoinEnterprise && isAtTurn(turnFacts(standing), mine)),
  ) ||
  standing.colleagues.some(({ status }) => ACTED.has(status));

const relationOf = ({ envelopeId, isSender, accounts, readsAs, mine }: EnvelopeStanding): EnvelopeRelation => ({
  envelopeId,
  isSender,
  accounts,
  readsAs,
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

async function holdsFile(tx: Tx, fileId: string, caller: Caller): Promise<boolean> {
  const owners = { ownerId: file.ownerId, enterpriseId: file.enterpriseId };
  const [row] = await tx.select(owners).from(file).where(eq(file.id, fileId));
  return row !== undefined && isHolder(row, caller);
}
