import type { Access } from '@countersign/contract';
import { fromWsid, mayCall } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import {
  type Caller,
  type EnvelopeRelation,
  type OperatorCaller,
  type Tx,
  file,
  refuseWith,
} from '../../platform/index.ts';
import { ENVELOPE_RULES, type EnvelopeQuestion, isHolder } from '../../contracts/index.ts';
import { demandAccount, demandCaller, findPrivileges } from '../../accounts/index.ts';

/** Everything that an access rule may depend on. */
export interface AccessQuestion extends EnvelopeQuestion {
  readonly operator: OperatorCaller | null;
  /** Evaluation mode, and both the connection and the requested host are of this machine. */
  readonly isLocalEvaluation: boolean;
}

type Rule = (question: AccessQuestion) => Promise<EnvelopeRelation | null>;

/** One rule for each access value of the contract, denied by default: a rule returns, or throws a refusal. */
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
    const { mustChangePassword, lacksSecondFactor } = demandOperator(operator);
    if (mustChangePassword) refuseWith('ERROR_FORBIDDEN');
    if (lacksSecondFactor) refuseWith('ERROR_OPERATOR_FACTOR_NEEDED');
    return null;
  },
  'operator:any': async ({ operator }) => {
    demandOperator(operator);
    return null;
  },
  'file:owner': async ({ tx, caller, params }) => {
    const account = demandAccount(caller);
    const fileId = fromWsid('file', params.fileWsid ?? '');
    if (fileId === null || !(await holdsFile(tx, fileId, account))) refuseWith('ERROR_NOT_FOUND');
    return null;
  },
  ...ENVELOPE_RULES,
  evaluation: async ({ isLocalEvaluation }) => {
    if (!isLocalEvaluation) refuseWith('ERROR_NOT_FOUND');
    return null;
  },
};

/** The caller's relation to the envelope of the path, if any; refuses a caller who may not make the call. */
export const authorise = (access: Access, question: AccessQuestion): Promise<EnvelopeRelation | null> =>
  RULES[access](question);

const demandOperator = (operator: OperatorCaller | null): OperatorCaller =>
  operator ?? refuseWith('ERROR_OPERATOR_NOT_LOGIN');

/** A right in an enterprise follows from the active account, never from an inactive membership (security 34). */
function demandMember({ caller, params }: AccessQuestion): Caller {
  const account = demandAccount(caller);
  if (params.enterpriseWsid === undefined)
    return account.enterpriseId === null ? refuseWith('ERROR_FORBIDDEN') : account;
  const enterpriseId = fromWsid('enterprise', params.enterpriseWsid);
  return enterpriseId !== null && account.enterpriseId === enterpriseId ? account : refuseWith('ERROR_NOT_FOUND');
}

async function holdsFile(tx: Tx, fileId: string, caller: Caller): Promise<boolean> {
  const owners = { ownerId: file.ownerId, enterpriseId: file.enterpriseId };
  const [row] = await tx.select(owners).from(file).where(eq(file.id, fileId));
  return row !== undefined && isHolder(row, caller);
}
