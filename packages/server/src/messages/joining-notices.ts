import { type PermissionKey, displayName, toWsid } from '@countersign/domain';
import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import {
  enterprise,
  enterpriseRoleAuthor,
  enterpriseRolePrivilege,
  joinApplication,
  member,
  person,
} from '../db/schema/index.ts';
import type { Reactions } from '../outbox/react.ts';
import { addMessage } from './message-store.ts';
import type { MessagesHouse } from './notices.ts';

/** Whoever may take members in hears who asks to become a member or was taken in because they had named them, and whoever asked what became of it. */
export const joiningNoticeReactions = (house: Pick<MessagesHouse, 'db' | 'ids' | 'push'>): Reactions => ({
  'enterprise.joinRequested': ({ applicationId }, job) =>
    house.db.withTx(async (tx) => {
      const found = await findJoining(tx, applicationId);
      for (const to of found === null ? [] : await handlersOf(tx, found.enterpriseId)) {
        const { name = '', enterpriseName = '', status = '' } = found ?? {};
        const params = { name, enterpriseName, status };
        const target = toWsid('joinApplication', applicationId);
        await addMessage(tx, house, { to, kind: 'JOIN_APPLICATION', params, target }, job.now);
      }
      await job.finishIn(tx);
    }),
  'enterprise.joinDecided': ({ applicationId, personId }, job) =>
    house.db.withTx(async (tx) => {
      const found = await findJoining(tx, applicationId);
      if (found !== null) {
        const params = { enterpriseName: found.enterpriseName, status: found.status };
        const target = toWsid('enterprise', found.enterpriseId);
        const to = { accountId: personId, personId };
        await addMessage(tx, house, { to, kind: 'JOIN_DECIDED', params, target }, job.now);
      }
      await job.finishIn(tx);
    }),
});

async function findJoining(tx: Tx, applicationId: string) {
  const [row] = await tx
    .select({
      status: joinApplication.status,
      enterpriseId: enterprise.id,
      enterpriseName: enterprise.name,
      phone: person.phone,
      email: person.email,
      nickname: person.nickname,
      realName: person.realName,
      idttvStatus: person.idttvStatus,
    })
    .from(joinApplication)
    .innerJoin(enterprise, eq(enterprise.id, joinApplication.enterpriseId))
    .innerJoin(person, eq(person.id, joinApplication.personId))
    .where(eq(joinApplication.id, applicationId));
  return row === undefined ? null : { ...row, name: displayName(row) };
}

/** The owner, and those whose roles let them handle applications (Spec §6). */
const handlersOf = (tx: Tx, enterpriseId: string) =>
  tx
    .selectDistinct({ accountId: member.id, personId: member.personId })
    .from(member)
    .leftJoin(enterpriseRoleAuthor, eq(enterpriseRoleAuthor.memberId, member.id))
    .leftJoin(
      enterpriseRolePrivilege,
      and(
        eq(enterpriseRolePrivilege.roleId, enterpriseRoleAuthor.roleId),
        eq(enterpriseRolePrivilege.key, HANDLES_APPLICATIONS),
      ),
    )
    .where(
      and(
        eq(member.enterpriseId, enterpriseId),
        eq(member.status, 'NORMAL'),
        or(eq(member.isOwner, true), isNotNull(enterpriseRolePrivilege.key)),
      ),
    )
    .orderBy(asc(member.id))
    .limit(TOLD_MAX);

const HANDLES_APPLICATIONS: PermissionKey = 'members:applications:handle';
const TOLD_MAX = 50;
