import { displayName, nameSource, publicName, toWsid } from '@countersign/domain';
import { eq, inArray } from 'drizzle-orm';
import { type EventReactions, type Tx } from '../../platform/index.ts';
import { addMessage } from './message-store.ts';
import type { MessagesServices } from './notices.ts';
import { enterprise, member } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';

/**
 * Notifies both sides of a handed-over ownership (Spec §6), the member who takes over a colleague's work, and who asked for an
 * export of data.
 */
export const ownershipNoticeReactions = (services: Pick<MessagesServices, 'ids' | 'push'>): EventReactions => ({
  'enterprise.ownerChanged': async ({ enterpriseId, fromMemberId, toMemberId }, { tx, now }) => {
    const sides = await findSides(tx, [fromMemberId, toMemberId]);
    const owner = sides.find(({ accountId }) => accountId === toMemberId);
    const target = toWsid('enterprise', enterpriseId);
    for (const { accountId, personId, enterpriseName } of sides) {
      const side = accountId === toMemberId ? 'TO' : 'FROM';
      const known = owner === undefined ? '' : displayName(owner);
      const params = { enterpriseName, ownerName: publicName(known), nameSource: nameSource(known, owner), side };
      await addMessage(tx, services, { to: { accountId, personId }, kind: 'OWNER_CHANGED', params, target }, now);
    }
  },
  'dataExport.ready': async ({ personId, memberId, enterpriseId }, { tx, now }) => {
    const [side] = memberId === null ? [] : await findSides(tx, [memberId]);
    const params: Record<string, string> = side === undefined ? {} : { enterpriseName: side.enterpriseName };
    const target = enterpriseId === null ? null : toWsid('enterprise', enterpriseId);
    const to = { accountId: memberId ?? personId, personId };
    await addMessage(tx, services, { to, kind: 'DATA_EXPORT', params, target }, now);
  },
  'member.handedOver': async ({ enterpriseId, memberId, toMemberId }, { tx, now }) => {
    const sides = await findSides(tx, [memberId, toMemberId]);
    const [from, to] = [memberId, toMemberId].map((id) => sides.find(({ accountId }) => accountId === id));
    if (from !== undefined && to !== undefined) {
      const { accountId, personId, enterpriseName } = to;
      const name = displayName(from);
      const params = { enterpriseName, fromName: publicName(name), nameSource: nameSource(name, from) };
      const target = toWsid('enterprise', enterpriseId);
      await addMessage(tx, services, { to: { accountId, personId }, kind: 'WORK_HANDED_OVER', params, target }, now);
    }
  },
});

const findSides = (tx: Tx, memberIds: readonly string[]) =>
  tx
    .select({
      accountId: member.id,
      personId: member.personId,
      enterpriseName: enterprise.name,
      phone: person.phone,
      email: person.email,
      nickname: person.nickname,
      realName: person.realName,
      idttvStatus: person.idttvStatus,
    })
    .from(member)
    .innerJoin(enterprise, eq(enterprise.id, member.enterpriseId))
    .innerJoin(person, eq(person.id, member.personId))
    .where(inArray(member.id, [...memberIds]));
