import { type Decision, accept, refuse } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { type Tx, person } from '../../platform/index.ts';
import { member } from '../memberships/views.ts';

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
  const [one] = await tx.select({ status: person.accountStatus }).from(person).where(eq(person.id, personId));
  if (one === undefined || one.status === 'DISABLED') return refuse('ERROR_ACCOUNT_DISABLED');
  if (memberId === null) return accept(null);
  const [membership] = await tx
    .select({ status: member.status, personId: member.personId })
    .from(member)
    .where(eq(member.id, memberId));
  return membership?.status === 'NORMAL' && membership.personId === personId
    ? accept(null)
    : refuse('ERROR_MEMBER_DISABLED');
}
