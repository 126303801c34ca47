import type { Api, DataIn } from '@countersign/contract';
import { SEAL_AUTHORIZE_MEMBERS_MAX, type WsidKind, fromWsid, mayDo, toWsid } from '@countersign/domain';
import { auditActor } from '../../accounts/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { type Call, type Services, type Tx, demandSorts, filtersOf, pageOf, refuseWith } from '../../platform/index.ts';
import {
  countAuthorizations,
  insertAuthorizations,
  listAuthorizations,
  revokeAuthorizations,
} from './authorization-store.ts';
import { wordOf } from './list-seals.ts';
import { presentAuthorization } from './present.ts';
import { type Member, demandSeal, looksAfterSeals, memberOf, privilegesOf } from './visibility.ts';
import { findMembers } from './store.ts';

/**
 * Converts ids of one kind and removes duplicates.
 * @throws Refused ERROR_MALFORMED
 */
function idsOf(kind: WsidKind, wsids: readonly string[], field: string): string[] {
  const ids = wsids.map((wsid) => fromWsid(kind, wsid) ?? refuseWith('ERROR_MALFORMED', { field, detail: 'is no id' }));
  return [...new Set(ids)];
}

/**
 * Returns the end of an authorisation, which must be in the future, or null.
 * @throws Refused ERROR_SEAL_END
 */
export function endOf(given: string | null, now: Date): Date | null {
  if (given === null) return null;
  const end = new Date(given);
  return end > now ? end : refuseWith('ERROR_SEAL_END');
}

async function shown(tx: Tx, { enterpriseId }: Member, ids: readonly string[], now: Date) {
  const window = { offset: 0, limit: SEAL_AUTHORIZE_MEMBERS_MAX * 2 };
  const rows = ids.length === 0 ? [] : await listAuthorizations(tx, enterpriseId, { filter: { ids }, window, now });
  return { authorizations: rows.map((row) => presentAuthorization(row, now)) };
}

type Authorize = Api['authorizeOfficeSeal'];

/**
 * Authorises members to use a seal (Spec §6 "Seals can be authorized to enterprise persons"); replaces an authorisation of the
 * same scope.
 */
export async function authorizeOfficeSeal(services: Services, call: Call<Authorize>): Promise<DataIn<Authorize>> {
  const { caller, body, context } = call;
  const { now } = context;
  const member = memberOf(caller);
  const { enterpriseId } = member;
  const memberIds = idsOf('enterpriseUser', body.memberWsids, 'memberWsids');
  const envelopeIds = body.scope === 'ENVELOPES' ? idsOf('envelope', body.envelopeWsids, 'envelopeWsids') : [];
  const bstIds = body.scope === 'TEMPLATES' ? idsOf('bst', body.bstWsids, 'bstWsids') : [];
  if (body.scope !== 'ALL' && envelopeIds.length + bstIds.length === 0) refuseWith('ERROR_SEAL_SCOPE_EMPTY');
  const endAt = endOf(body.endDatetime, now);
  return services.db.withTx(async (tx) => {
    const seal = await demandSeal(tx, member, call.params.officeSealWsid, { lock: true });
    if (seal.status !== 'NORMAL') refuseWith('ERROR_SEAL_ABANDONED', { name: seal.name });
    const members = await findMembers(tx, enterpriseId, memberIds, { lock: true });
    if (memberIds.some((id) => members.get(id)?.isLive !== true)) refuseWith('ERROR_SEAL_MEMBER');
    const sealId = seal.id;
    await revokeAuthorizations(tx, { enterpriseId, sealId, memberIds, scope: body.scope }, now);
    const rows = memberIds.map((memberId) => ({
      id: services.ids.next(),
      enterpriseId,
      sealId,
      memberId,
      scope: body.scope,
      envelopeIds,
      bstIds,
      endAt,
      count: body.count,
      createdAt: now,
      createdById: member.memberId,
      revokedAt: null,
    }));
    await insertAuthorizations(tx, rows);
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'officeSeal.authorized',
      ...(await auditActor(tx, caller, context)),
      detail: {
        officeSeal: toWsid('officeSeal', sealId),
        name: seal.name,
        scope: body.scope,
        members: memberIds.map((id) => toWsid('enterpriseUser', id)).join(' '),
      },
    });
    return shown(
      tx,
      member,
      rows.map(({ id }) => id),
      now,
    );
  });
}

type Revoke = Api['revokeOfficeSealAuthorization'];

/** Revokes the use of a seal at once: a signature in progress is refused too (security 40). */
export async function revokeOfficeSealAuthorization(services: Services, call: Call<Revoke>): Promise<DataIn<Revoke>> {
  const { caller, body, context } = call;
  const { now } = context;
  const member = memberOf(caller);
  const { enterpriseId } = member;
  const ids = idsOf('sealAuthorization', body.authorizationWsids, 'authorizationWsids');
  const memberIds = idsOf('enterpriseUser', body.memberWsids, 'memberWsids');
  if (ids.length + memberIds.length === 0)
    refuseWith('ERROR_MALFORMED', { field: 'authorizationWsids', detail: 'names nothing' });
  return services.db.withTx(async (tx) => {
    const seal = await demandSeal(tx, member, call.params.officeSealWsid, { lock: true });
    const taken = { enterpriseId, sealId: seal.id };
    const byId = ids.length === 0 ? [] : await revokeAuthorizations(tx, { ...taken, ids }, now);
    const byMember = memberIds.length === 0 ? [] : await revokeAuthorizations(tx, { ...taken, memberIds }, now);
    const revoked = [...byId, ...byMember];
    if (revoked.length === 0) refuseWith('ERROR_SEAL_AUTHORIZATION_NOT_FOUND');
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'officeSeal.authorizationRevoked',
      ...(await auditActor(tx, caller, context)),
      detail: {
        officeSeal: toWsid('officeSeal', seal.id),
        name: seal.name,
        members: [...new Set(revoked.map(({ memberId }) => toWsid('enterpriseUser', memberId)))].join(' '),
      },
    });
    return shown(
      tx,
      member,
      revoked.map(({ id }) => id),
      now,
    );
  });
}

type List = Api['listOfficeSealAuthorizations'];

/** Lists who may use which seal; without a key for managing seals, only the caller's own authorisations. */
export async function listOfficeSealAuthorizations(
  services: Services,
  { caller, query, context: { now } }: Call<List>,
): Promise<DataIn<List>> {
  const member = memberOf(caller);
  const given = filtersOf(query.filters, ['officeSealWsid', 'memberWsid', 'live']);
  demandSorts(query.sorts, ['createdDatetime']);
  const live = wordOf(given.live, ['true', 'false'], 'live');
  const window = pageOf(query);
  return services.db.withTx(async (tx) => {
    const privileges = await privilegesOf(tx, member);
    const seesAll = looksAfterSeals(privileges) || mayDo(privileges, 'officeSeals:authorize:cancel');
    const asked =
      given.memberWsid === undefined ? undefined : idsOf('enterpriseUser', [given.memberWsid], 'filters')[0];
    const asksForOther = !seesAll && asked !== undefined && asked !== member.memberId;
    const filter = {
      sealId:
        given.officeSealWsid === undefined ? undefined : idsOf('officeSeal', [given.officeSealWsid], 'filters')[0],
      memberId: seesAll ? asked : member.memberId,
      live: live === undefined ? undefined : live === 'true',
    };
    if (asksForOther) return { authorizations: [], page: { ...window, totalElements: 0 } };
    const rows = await listAuthorizations(tx, member.enterpriseId, { filter, window, now });
    const totalElements = await countAuthorizations(tx, member.enterpriseId, { filter, now });
    return { authorizations: rows.map((row) => presentAuthorization(row, now)), page: { ...window, totalElements } };
  });
}
