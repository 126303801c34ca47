import type { Api } from '@countersign/contract';
import { ENTERPRISES_MAX, displayName } from '@countersign/domain';
import {
  findMemberships,
  findPerson,
  insertBuiltInRoles,
  insertEnterprise,
  presentEnterprise,
  recordedName,
} from '../../accounts/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { type Handler, refuseWith } from '../../platform/index.ts';
import { presentAccount } from './accounts.ts';
import { findActiveEnterprise } from './active-enterprise.ts';

export const createEnterprise: Handler<Api['createEnterprise']> = (
  services,
  { caller, body, context: { now, ip, userAgent, requestId } },
) => {
  return services.db.withTx(async (tx) => {
    const author = (await findPerson(tx, caller.personId)) ?? refuseWith('ERROR_NOT_FOUND');
    if ((await findMemberships(tx, author.id)).length >= ENTERPRISES_MAX)
      refuseWith('ERROR_TOO_LARGE', { limit: ENTERPRISES_MAX });
    const [id, memberId] = [services.ids.next(), services.ids.next()];
    const adminName = body.adminName || displayName(author);
    const made = { id, memberId, name: body.name, adminName, authorId: author.id, now };
    const row = await insertEnterprise(tx, made);
    await insertBuiltInRoles(tx, services, { enterpriseId: id, ownerId: memberId }, now);
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'enterprise.created',
      personId: author.id,
      actorName: recordedName(author),
      ip,
      userAgent,
      requestId,
      detail: { enterpriseId: id, name: body.name },
    });
    const membership = {
      id: memberId,
      enterpriseId: id,
      enterpriseName: row.name,
      status: 'NORMAL',
      isOwner: true,
      idttvStatus: row.idttvStatus,
    } as const;
    return {
      enterprise: presentEnterprise(row, { id: memberId, isOwner: true }, null),
      account: presentAccount(author, membership),
    };
  });
};

export const getEnterprise: Handler<Api['getEnterprise']> = async (services, { caller }) => ({
  enterprise: (await services.db.withTx((tx) => findActiveEnterprise(tx, caller))) ?? refuseWith('ERROR_NOT_FOUND'),
});
