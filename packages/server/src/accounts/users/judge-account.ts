import { type Decision, accept, refuse } from '@countersign/domain';
import { type Tx, preparedQuestion } from '../../platform/index.ts';

/** A person, or one of their memberships. */
export interface Account {
  readonly personId: string;
  readonly memberId: string | null;
}

/** By its person and its own id, as rows refer to an account of either kind. */
export const accountFrom = (personId: string, accountId: string): Account => ({
  personId,
  memberId: accountId === personId ? null : accountId,
});

/**
 * Whether this account may still act. Work that continues without a session (jobs, timers, invitations, keys, downloads) checks
 * this in the transaction of each effect, so that it stops when the account is disabled (Rulings §8.22).
 * @returns the refusal ERROR_ACCOUNT_DISABLED or ERROR_MEMBER_DISABLED if it may not
 */
export async function judgeAccount(tx: Tx, { personId, memberId }: Account): Promise<Decision<null>> {
  const [one] = await accountOf(tx, [personId, memberId]);
  if (one === undefined || one.status === 'DISABLED') return refuse('ERROR_ACCOUNT_DISABLED');
  return memberId === null || one.isMember ? accept(null) : refuse('ERROR_MEMBER_DISABLED');
}

const accountOf = preparedQuestion<{ readonly status: string; readonly isMember: boolean }>(
  `select p.account_status as status,
    exists (select from member m where m.id = $2 and m.person_id = p.id and m.status = 'NORMAL') as "isMember"
  from person p where p.id = $1`,
  2,
);
