import type { EnterpriseIdentityStatus, MemberStatus } from '@countersign/domain';
import { and, asc, eq } from 'drizzle-orm';
import { type Tx, enterprise, member } from '../../platform/index.ts';

export interface Membership {
  /** The uuid of the WSID_EUSR. */
  readonly id: string;
  readonly enterpriseId: string;
  readonly enterpriseName: string;
  readonly idttvStatus: EnterpriseIdentityStatus;
  readonly status: MemberStatus;
  readonly isOwner: boolean;
}

const columns = {
  id: member.id,
  enterpriseId: member.enterpriseId,
  enterpriseName: enterprise.name,
  idttvStatus: enterprise.idttvStatus,
  status: member.status,
  isOwner: member.isOwner,
};

/** Every enterprise of which the person is or was a member, oldest membership first. */
export const findMemberships = (tx: Tx, personId: string): Promise<Membership[]> =>
  tx
    .select(columns)
    .from(member)
    .innerJoin(enterprise, eq(enterprise.id, member.enterpriseId))
    .where(eq(member.personId, personId))
    .orderBy(asc(member.createdAt), asc(member.id));

/** A membership of this person; null if there is none, or it belongs to another person. */
export async function findMembership(tx: Tx, personId: string, memberId: string | null): Promise<Membership | null> {
  if (memberId === null) return null;
  const [row] = await tx
    .select(columns)
    .from(member)
    .innerJoin(enterprise, eq(enterprise.id, member.enterpriseId))
    .where(and(eq(member.id, memberId), eq(member.personId, personId)));
  return row ?? null;
}
