import { toWsid } from '@countersign/domain';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Tx, refuseWith } from '../../../platform/index.ts';
import type { LoadedEnvelope, ParticipantRow } from '../core/facts.ts';
import { updateParticipant } from '../core/store.ts';
import { enterprise, member } from '../../../accounts/memberships/views.ts';
import { person } from '../../../accounts/users/views.ts';

/** The data a participant takes from the membership it was chosen by: its contacts, and its enterprise if it acts for that. */
type Colleague = Pick<ParticipantRow, 'phone' | 'email'> &
  Partial<Pick<ParticipantRow, 'enterpriseId' | 'enterpriseWsid' | 'enterpriseName'>>;

type Chosen = Pick<ParticipantRow, 'name' | 'type' | 'colleagueId'>;

/** The chosen member, if active and the sender acts for the same enterprise; null for every other id. */
export async function findColleague(
  tx: Tx,
  senderMemberId: string | null,
  { type, colleagueId }: Omit<Chosen, 'name'>,
): Promise<Colleague | null> {
  if (senderMemberId === null || colleagueId === null) return null;
  const sender = alias(member, 'sender');
  const [row] = await tx
    .select({ phone: person.phone, email: person.email, enterpriseId: enterprise.id, enterpriseName: enterprise.name })
    .from(member)
    .innerJoin(sender, eq(sender.enterpriseId, member.enterpriseId))
    .innerJoin(enterprise, eq(enterprise.id, member.enterpriseId))
    .innerJoin(person, eq(person.id, member.personId))
    .where(
      and(
        eq(member.id, colleagueId),
        eq(member.status, 'NORMAL'),
        eq(sender.id, senderMemberId),
        eq(sender.status, 'NORMAL'),
      ),
    );
  if (row === undefined) return null;
  const { phone, email, ...ofEnterprise } = row;
  if (type !== 'ENTERPRISE_MEMBER') return { phone, email };
  return { phone, email, ...ofEnterprise, enterpriseWsid: toWsid('enterprise', row.enterpriseId) };
}

/** @throws Refused ERROR_PARTICIPANT_MEMBER, the same for an unknown id, a stranger and a former member */
export async function demandColleague(
  tx: Tx,
  senderMemberId: string | null,
  chosen: Chosen,
): Promise<Colleague | null> {
  if (chosen.colleagueId === null) return null;
  const { name } = chosen;
  return (await findColleague(tx, senderMemberId, chosen)) ?? refuseWith('ERROR_PARTICIPANT_MEMBER', { name });
}

/**
 * A colleague may have left or changed contacts since they were chosen, and their enterprise its name: the envelope is
 * sent with the current data.
 * @throws Refused ERROR_PARTICIPANT_MEMBER
 */
export async function renewColleagues(
  tx: Tx,
  { row: { senderMemberId }, participants }: Pick<LoadedEnvelope, 'row' | 'participants'>,
): Promise<void> {
  for (const one of participants) {
    const now = await demandColleague(tx, senderMemberId, one);
    if (now === null) continue;
    const isOther = Object.entries(now).some(([field, value]) => one[field as keyof Colleague] !== value);
    if (isOther) await updateParticipant(tx, one.id, now);
  }
}
