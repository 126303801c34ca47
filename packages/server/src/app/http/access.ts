import type { Access } from '@countersign/contract';
import { OPERATOR_PERMISSIONS, type OperatorPermission, fromWsid, mayCall, mayOperate } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { type Caller, type EnvelopeRelation, type OperatorCaller, type Tx, refuseWith } from '../../platform/index.ts';
import { ENVELOPE_RULES, type EnvelopeQuestion, isHolder } from '../../contracts/index.ts';
import { demandAccount, demandCaller, findPrivileges } from '../../accounts/index.ts';
import { file } from '../../contracts/files/views.ts';

/** What a rule that reads no rows may depend on. */
export interface SessionQuestion extends Omit<EnvelopeQuestion, 'tx'> {
  readonly operator: OperatorCaller | null;
  /** Evaluation mode, and both the connection and the requested host are of this machine. */
  readonly isLocalEvaluation: boolean;
}

/** Everything that an access rule may depend on. */
export type AccessQuestion = SessionQuestion & EnvelopeQuestion;

type StaffAccess = `operator:${OperatorPermission}`;
type RowAccess = 'enterprise:permitted' | 'file:owner' | Extract<Access, `envelope:${string}`>;

type SessionRule = (question: SessionQuestion) => void;

/** An operator who is set up, and has a role with this permission. */
const staffRule =
  (permission: OperatorPermission): SessionRule =>
  ({ operator }) => {
    const { mustChangePassword, lacksSecondFactor, roles } = demandOperator(operator);
    if (mustChangePassword) refuseWith('ERROR_FORBIDDEN');
    if (lacksSecondFactor) refuseWith('ERROR_OPERATOR_FACTOR_NEEDED');
    if (!mayOperate(roles, permission)) refuseWith('ERROR_OPERATOR_ROLE');
  };
const STAFF_RULES = Object.fromEntries(
  OPERATOR_PERMISSIONS.map((permission) => [`operator:${permission}`, staffRule(permission)]),
) as Readonly<Record<StaffAccess, SessionRule>>;

/** Rules that the session alone decides: a rule returns, or throws a refusal. */
const SESSION_RULES: Readonly<Record<Exclude<Access, RowAccess>, SessionRule>> = {
  public: () => {},
  session: ({ caller }) => void demandCaller(caller),
  account: ({ caller }) => void demandAccount(caller),
  self: ({ caller, params }) => {
    const { personId, userWsid } = demandAccount(caller);
    const isActive = params.userWsid === userWsid;
    if (!isActive && fromWsid('user', params.userWsid ?? '') !== personId) refuseWith('ERROR_NOT_FOUND');
  },
  'enterprise:member': (question) => void demandMember(question),
  'enterprise:owner': (question) => {
    if (!demandMember(question).isOwner) refuseWith('ERROR_FORBIDDEN');
  },
  ...STAFF_RULES,
  'operator:any': ({ operator }) => {
    demandOperator(operator);
  },
  evaluation: ({ isLocalEvaluation }) => {
    if (!isLocalEvaluation) refuseWith('ERROR_NOT_FOUND');
  },
};

/** Rules that need rows, which are read again for every call (security 40). */
const ROW_RULES: Readonly<Record<RowAccess, (question: AccessQuestion) => Promise<EnvelopeRelation | null>>> = {
  'enterprise:permitted': async (question) => {
    const { isOwner, memberId } = demandMember(question);
    const keys = isOwner || memberId === null ? new Set<string>() : await findPrivileges(question.tx, memberId);
    if (!mayCall({ isOwner, keys }, question.call)) refuseWith('ERROR_FORBIDDEN');
    return null;
  },
  'file:owner': async ({ tx, caller, params }) => {
    const account = demandAccount(caller);
    const fileId = fromWsid('file', params.fileWsid ?? '');
    if (fileId === null || !(await holdsFile(tx, fileId, account))) refuseWith('ERROR_NOT_FOUND');
    return null;
  },
  ...ENVELOPE_RULES,
};

const isBySession = (access: Access): access is keyof typeof SESSION_RULES => Object.hasOwn(SESSION_RULES, access);

/** False where rows decide about this access; refuses a caller who may not make the call. */
export function authoriseBySession(access: Access, question: SessionQuestion): boolean {
  if (!isBySession(access)) return false;
  SESSION_RULES[access](question);
  return true;
}

/** The caller's relation to the envelope of the path, if any; refuses a caller who may not make the call. */
export async function authorise(access: Access, question: AccessQuestion): Promise<EnvelopeRelation | null> {
  if (!isBySession(access)) return ROW_RULES[access](question);
  SESSION_RULES[access](question);
  return null;
}

const demandOperator = (operator: OperatorCaller | null): OperatorCaller =>
  operator ?? refuseWith('ERROR_OPERATOR_NOT_LOGIN');

/** A right in an enterprise follows from the active account, never from an inactive membership (security 34). */
function demandMember({ caller, params }: Pick<SessionQuestion, 'caller' | 'params'>): Caller {
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
