import { fromWsid } from '@countersign/domain';
import { and, eq } from 'drizzle-orm';
import { type Tx, participant } from '../../../platform/index.ts';
import type { ParticipantRow } from './facts.ts';
import { enterpriseRole, enterpriseRoleAuthor, member } from '../../../accounts/memberships/views.ts';

/** The live memberships with which a person holds a role. */
export async function findHoldings(
  tx: Tx,
  roleId: string | null,
  personId: string,
): Promise<{ id: string; enterpriseId: string }[]> {
  if (roleId === null) return [];
  return tx
    .select({ id: member.id, enterpriseId: member.enterpriseId })
    .from(enterpriseRoleAuthor)
    .innerJoin(member, eq(member.id, enterpriseRoleAuthor.memberId))
    .where(and(eq(enterpriseRoleAuthor.roleId, roleId), eq(member.personId, personId), eq(member.status, 'NORMAL')));
}

/** Whether the person may act for the role now: as the bound member if it is theirs, otherwise as one of its holders. */
export async function holdsRole(tx: Tx, row: ParticipantRow, personId: string): Promise<boolean> {
  const holdings = await findHoldings(tx, fromWsid('role', row.enterpriseRoleWsid ?? ''), personId);
  return row.personId === personId ? holdings.some(({ id }) => id === row.memberId) : holdings.length > 0;
}

/**
 * Returns the turns of roles to all holders if the bound member no longer holds the role: a person may be bound by what
 * they do before they sign. The caller holds the envelope's lock and refreshes its viewers if anything changed.
 * @returns whether anything changed
 */
export async function releaseFormerHolders(tx: Tx, participants: readonly ParticipantRow[]): Promise<boolean> {
  let changed = false;
  for (const row of participants) {
    if (row.type !== 'ENTERPRISE_ROLE' || row.status !== 'ING_WAIT' || row.personId === null) continue;
    if (await holdsRole(tx, row, row.personId)) continue;
    await tx.update(participant).set({ personId: null, memberId: null }).where(eq(participant.id, row.id));
    changed = true;
  }
  return changed;
}

/**
 * Who confirms for a role in which a person acted: that person while they hold it, then any holder. For a role deleted
 * since, only that person as the former member.
 */
export async function confirmingHolder(
  tx: Tx,
  row: ParticipantRow,
): Promise<Pick<ParticipantRow, 'type' | 'personId' | 'memberId' | 'enterpriseRoleWsid'>> {
  const { type, personId, memberId, enterpriseRoleWsid } = row;
  const bound = { type, personId, memberId, enterpriseRoleWsid };
  if (type !== 'ENTERPRISE_ROLE' || personId === null || (await holdsRole(tx, row, personId))) return bound;
  const roleId = fromWsid('role', enterpriseRoleWsid ?? '');
  const isThere = roleId !== null && (await tx.$count(enterpriseRole, eq(enterpriseRole.id, roleId))) > 0;
  if (!isThere) return { ...bound, type: 'ENTERPRISE_MEMBER', enterpriseRoleWsid: null };
  return { ...bound, personId: null, memberId: null };
}
