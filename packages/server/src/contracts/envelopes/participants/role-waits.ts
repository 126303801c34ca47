import { fromWsid, toWsid } from '@countersign/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Tx, envelope, participant, refuseWith } from '../../../platform/index.ts';
import type { ParticipantRow } from '../core/facts.ts';
import { enterpriseRole } from '../../../accounts/memberships/views.ts';

/**
 * A role that a draft names may have been deleted since; no one could ever act as it. The rows are locked until the
 * start is committed, so that a role is not deleted while an envelope that names it starts.
 * @throws Refused ERROR_PARTICIPANT_ROLE
 */
export async function demandRoles(tx: Tx, participants: readonly ParticipantRow[]): Promise<void> {
  for (const { name, type, personId, enterpriseId, enterpriseRoleWsid } of participants) {
    if (type !== 'ENTERPRISE_ROLE' || personId !== null) continue;
    const roleId = fromWsid('role', enterpriseRoleWsid ?? '');
    if (roleId === null || enterpriseId === null) return refuseWith('ERROR_PARTICIPANT_ROLE', { name });
    const found = await tx
      .select({ id: enterpriseRole.id })
      .from(enterpriseRole)
      .where(and(eq(enterpriseRole.id, roleId), eq(enterpriseRole.enterpriseId, enterpriseId)))
      .for('key share');
    if (found.length === 0) refuseWith('ERROR_PARTICIPANT_ROLE', { name });
  }
}

/** The title of an envelope that is running or timed, and waits for a holder of the role; null if there is none. */
export async function findWaitingForRole(tx: Tx, roleId: string): Promise<string | null> {
  const [row] = await tx
    .select({ title: envelope.title })
    .from(participant)
    .innerJoin(envelope, eq(envelope.id, participant.envelopeId))
    .where(
      and(
        eq(participant.type, 'ENTERPRISE_ROLE'),
        eq(participant.enterpriseRoleWsid, toWsid('role', roleId)),
        inArray(participant.status, ['ING_WAIT', 'ING_PROCESS']),
        inArray(envelope.status, ['ING_PROCESS', 'TIMED']),
      ),
    )
    .orderBy(asc(envelope.id))
    .limit(1);
  return row?.title ?? null;
}
