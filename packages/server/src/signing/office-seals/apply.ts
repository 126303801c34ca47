import type { Api, DataIn } from '@countersign/contract';
import {
  SEAL_APPLICATIONS_MAX,
  SEAL_APPLICATION_KINDS,
  SEAL_APPLICATION_STATUSES,
  fromWsid,
  mayDo,
} from '@countersign/domain';
import {
  type Call,
  type Services,
  type Tx,
  demandSorts,
  emit,
  filtersOf,
  pageOf,
  refuseWith,
} from '../../platform/index.ts';
import {
  type ListedApplication,
  countApplications,
  insertApplication,
  isViewer,
  listApplications,
} from './application-store.ts';
import { endOf } from './authorize.ts';
import { wordOf } from './list-seals.ts';
import { presentApplication } from './present.ts';
import { type Member, demandSeal, memberOf, privilegesOf, seesSeal } from './visibility.ts';
import { findMembers } from './store.ts';

type Apply = Api['applyForOfficeSeal'];

/** Applies to use a seal; members who handle applications are notified. */
export async function applyForOfficeSeal(services: Services, call: Call<Apply>): Promise<DataIn<Apply>> {
  const { caller, body, context } = call;
  const { now } = context;
  const member = memberOf(caller);
  const { memberId, enterpriseId } = member;
  const endAt = endOf(body.endDatetime, now);
  const envelopeId = body.envelopeWsid === null ? null : fromWsid('envelope', body.envelopeWsid);
  return services.db.withTx(async (tx) => {
    const seal = await demandSeal(tx, member, call.params.officeSealWsid);
    if (seal.status !== 'NORMAL') refuseWith('ERROR_SEAL_ABANDONED', { name: seal.name });
    if (seal.checkStatus !== 'CHECKED') refuseWith('ERROR_SEAL_NOT_CHECKED', { name: seal.name });
    // The approvers see the title of the contract, so the applicant must be allowed to know it.
    const isForeign = envelopeId === null || !(await isViewer(tx, memberId, envelopeId));
    if (body.envelopeWsid !== null && isForeign) refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
    const waiting = await countApplications(tx, enterpriseId, { memberId, status: 'WAITING' });
    if (waiting >= SEAL_APPLICATIONS_MAX) refuseWith('ERROR_SEAL_APPLICATION_LIMIT', { limit: SEAL_APPLICATIONS_MAX });
    const applicationId = services.ids.next();
    const isNew = await insertApplication(tx, {
      id: applicationId,
      enterpriseId,
      sealId: seal.id,
      memberId,
      kind: 'USE',
      status: 'WAITING',
      reason: body.reason,
      endAt,
      count: body.count,
      envelopeId,
      createdAt: now,
      handledAt: null,
      handledById: null,
      handleReason: null,
    });
    if (!isNew) refuseWith('ERROR_SEAL_APPLICATION_EXISTS');
    await emit(tx, { type: 'officeSeal.applied', applicationId, enterpriseId }, { id: services.ids.next(), now });
    const rows = await listApplications(tx, enterpriseId, { ids: [applicationId] }, { offset: 0, limit: 1 });
    const [sealApplication] = await showApplications(tx, member, rows, now);
    if (sealApplication === undefined) throw new Error('an application was not kept');
    return { sealApplication };
  });
}

/** Presents applications to this member; the picture of a seal only if they may see it. */
export async function showApplications(tx: Tx, member: Member, rows: readonly ListedApplication[], now: Date) {
  const handlers = rows.flatMap(({ row }) => (row.handledById === null ? [] : [row.handledById]));
  const names = await findMembers(tx, member.enterpriseId, [...new Set(handlers)]);
  const seen = new Map<string, boolean>();
  for (const { seal } of rows) if (!seen.has(seal.id)) seen.set(seal.id, await seesSeal(tx, member, seal, now));
  return rows.map((listed) =>
    presentApplication(listed, {
      handledBy: names.get(listed.row.handledById ?? ''),
      isSeen: seen.get(listed.seal.id) === true,
    }),
  );
}

type List = Api['listSealApplications'];

/** Lists the caller's own applications, or all of the enterprise with the key of the seal-audit page (Spec §6). */
export async function listSealApplications(
  services: Services,
  { caller, query, context: { now } }: Call<List>,
): Promise<DataIn<List>> {
  const member = memberOf(caller);
  const given = filtersOf(query.filters, ['status', 'kind', 'mine']);
  demandSorts(query.sorts, ['createdDatetime']);
  const mine = wordOf(given.mine, ['true', 'false'], 'mine') === 'true';
  const window = pageOf(query);
  return services.db.withTx(async (tx) => {
    const seesAll = mayDo(await privilegesOf(tx, member), 'officeSeals:applications:approve:view');
    const filter = {
      memberId: seesAll && !mine ? undefined : member.memberId,
      status: wordOf(given.status, SEAL_APPLICATION_STATUSES, 'status'),
      kind: wordOf(given.kind, SEAL_APPLICATION_KINDS, 'kind'),
    };
    const rows = await listApplications(tx, member.enterpriseId, filter, window);
    const totalElements = await countApplications(tx, member.enterpriseId, filter);
    return { sealApplications: await showApplications(tx, member, rows, now), page: { ...window, totalElements } };
  });
}
