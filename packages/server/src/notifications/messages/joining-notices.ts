import {
  type PermissionKey,
  displayName,
  nameSource,
  registeredNameSource,
  shownContact,
  toWsid,
} from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { type EventReactions, type Tx } from '../../platform/index.ts';
import { keyHolders } from '../../accounts/index.ts';
import { addMessage } from './message-store.ts';
import type { MessagesServices } from './notices.ts';
import { enterprise, joinApplication } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';

/**
 * Notifies members who may accept members of applications, and of people who became members because an envelope had named them;
 * and notifies the applicant of the outcome.
 */
export const joiningNoticeReactions = (services: Pick<MessagesServices, 'ids' | 'push'>): EventReactions => ({
  'enterprise.joinRequested': async ({ applicationId }, { tx, now }) => {
    const found = await findJoining(tx, applicationId);
    for (const to of found === null ? [] : await keyHolders(tx, found.enterpriseId, HANDLES_APPLICATIONS)) {
      const { name = '', enterpriseName = '', status = '' } = found ?? {};
      const params = { name, nameSource: nameSource(name, found), enterpriseName, status };
      const target = toWsid('joinApplication', applicationId);
      await addMessage(tx, services, { to, kind: 'JOIN_APPLICATION', params, target }, now);
    }
  },
  'enterprise.joinDecided': async ({ applicationId, personId }, { tx, now }) => {
    const found = await findJoining(tx, applicationId);
    if (found !== null) {
      const { enterpriseName, status } = found;
      const params = { enterpriseName, nameSource: registeredNameSource(found.enterpriseIs), status };
      const target = toWsid('enterprise', found.enterpriseId);
      const to = { accountId: personId, personId };
      await addMessage(tx, services, { to, kind: 'JOIN_DECIDED', params, target }, now);
    }
  },
});

async function findJoining(tx: Tx, applicationId: string) {
  const [row] = await tx
    .select({
      status: joinApplication.status,
      enterpriseId: enterprise.id,
      enterpriseName: enterprise.name,
      enterpriseIs: enterprise.idttvStatus,
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
  return row === undefined ? null : { ...row, name: shownContact(displayName(row)) };
}

/** Notifies those who may decide on it (Spec §6). */
const HANDLES_APPLICATIONS: PermissionKey = 'members:applications:handle';
