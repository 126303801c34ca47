import type { Api, DataIn, GeneralOfficeSeal } from '@countersign/contract';
import { SEAL_CHECK_STATUSES, SEAL_STATUSES, type SealUse, fromWsid, toWsid } from '@countersign/domain';
import { type Call, type Services, type Tx, demandSorts, filtersOf, pageOf, refuseWith } from '../../platform/index.ts';
import { listAppliedSeals } from './application-store.ts';
import { authorizationsOf } from './authorization-store.ts';
import { pictureHrefOf, sealSizeOf } from './present.ts';
import { sealUse } from './seal-use.ts';
import { type Member, memberOf } from './visibility.ts';
import { showSeals } from './show-seals.ts';
import { type SealRow, countSeals, findMembers, listLiveSeals, listSeals } from './store.ts';

/**
 * Checks that a filter has a known value.
 * @throws Refused ERROR_UNKNOWN_FIELD
 */
export function wordOf<const T extends string>(given: string | undefined, known: readonly T[], name: string) {
  if (given === undefined) return undefined;
  return known.find((one) => one === given) ?? refuseWith('ERROR_UNKNOWN_FIELD', { field: `filters.${name}` });
}

/** Every seal of the enterprise, newest first (Spec §7 "Office … /admin"). */
export async function listOfficeSealsAdmin(
  services: Services,
  { caller, query, context: { now } }: Call<Api['listOfficeSealsAdmin']>,
): Promise<DataIn<Api['listOfficeSealsAdmin']>> {
  const member = memberOf(caller);
  const given = filtersOf(query.filters, ['groupWsid', 'checkStatus', 'status', 'name']);
  demandSorts(query.sorts, ['createdDatetime']);
  const filter = {
    groupId: groupOf(given.groupWsid),
    checkStatus: wordOf(given.checkStatus, SEAL_CHECK_STATUSES, 'checkStatus'),
    status: wordOf(given.status, SEAL_STATUSES, 'status'),
    name: given.name,
  };
  const window = pageOf(query);
  return services.db.withTx(async (tx) => {
    const rows = await listSeals(tx, member.enterpriseId, filter, window);
    const totalElements = await countSeals(tx, member.enterpriseId, filter);
    return { officeSeals: await showSeals(tx, member, rows, now), page: { ...window, totalElements } };
  });
}

function groupOf(given: string | undefined): string | undefined {
  if (given === undefined || given === 'NONE') return given;
  return fromWsid('sealGroup', given) ?? refuseWith('ERROR_SEAL_GROUP_NOT_FOUND');
}

interface Judged {
  readonly row: SealRow;
  readonly use: SealUse;
  readonly applied: boolean;
}

/** The seals that can sign, evaluated for this member: the usable ones first, each part newest first. */
async function judgeAll(tx: Tx, member: Member, { name, now }: { name?: string; now: Date }): Promise<Judged[]> {
  const holder = (await findMembers(tx, member.enterpriseId, [member.memberId])).get(member.memberId);
  if (holder === undefined) return [];
  const rows = await listLiveSeals(tx, member.enterpriseId, name);
  const held = await authorizationsOf(
    tx,
    member.memberId,
    rows.map(({ id }) => id),
  );
  const applied = await listAppliedSeals(tx, member.memberId);
  const judged = rows.map((row) => {
    const authorizations = held.get(row.id) ?? [];
    const use = sealUse(row, { ...holder, authorizations }, null, now);
    return { row, use, applied: applied.has(row.id) };
  });
  return [...judged.filter(({ use }) => use.usable), ...judged.filter(({ use }) => !use.usable)];
}

function presentGeneral({ row, use, applied }: Judged): GeneralOfficeSeal {
  const by = use.usable ? use.authorization : null;
  return {
    officeSealWsid: toWsid('officeSeal', row.id),
    name: row.name,
    kind: row.kind,
    status: row.status,
    checkStatus: row.checkStatus,
    ...sealSizeOf(row),
    pictureHref: use.usable ? pictureHrefOf(row.id) : null,
    usable: use.usable,
    whyNot: use.usable ? null : use.whyNot,
    endDatetime: by?.endAt?.toISOString() ?? null,
    countLeft: by === null || by.count === null ? null : by.count - by.usedCount,
    scope: by?.scope ?? null,
    applied,
  };
}

type General = Api['listOfficeSealsGeneral'];

/** The seals that an ordinary member may use or apply for (Spec §6 "a general listing exists for ordinary members"). */
export async function listOfficeSealsGeneral(services: Services, call: Call<General>): Promise<DataIn<General>> {
  const { caller, query, context } = call;
  const given = filtersOf(query.filters, ['usable', 'name']);
  demandSorts(query.sorts, ['createdDatetime']);
  const usable = wordOf(given.usable, ['true', 'false'], 'usable');
  return answer(services, { caller, query, now: context.now, name: given.name, usable });
}

/** The number and list of seals that the caller may use (Spec §7 "Count of office seals usable"). */
export async function listUsableOfficeSeals(
  services: Services,
  { caller, query, context }: Call<Api['listUsableOfficeSeals']>,
): Promise<DataIn<Api['listUsableOfficeSeals']>> {
  const given = filtersOf(query.filters, ['checkStatus', 'status']);
  demandSorts(query.sorts, ['createdDatetime']);
  // All these seals are usable: another filter value gives an empty list, not an error.
  const checkStatus = wordOf(given.checkStatus, SEAL_CHECK_STATUSES, 'checkStatus') ?? 'CHECKED';
  const status = wordOf(given.status, SEAL_STATUSES, 'status') ?? 'NORMAL';
  const isEmpty = checkStatus !== 'CHECKED' || status !== 'NORMAL';
  return answer(services, { caller, query, now: context.now, usable: 'true', isEmpty });
}

interface Question extends Pick<Call<General>, 'caller' | 'query'> {
  readonly now: Date;
  readonly name?: string | undefined;
  readonly usable?: 'true' | 'false' | undefined;
  readonly isEmpty?: boolean;
}

async function answer(services: Services, { caller, query, now, name, usable, isEmpty = false }: Question) {
  const member = memberOf(caller);
  const window = pageOf(query);
  const all = await services.db.withTx((tx) => judgeAll(tx, member, { now, ...(name === undefined ? {} : { name }) }));
  const found = isEmpty ? [] : all.filter(({ use }) => usable === undefined || use.usable === (usable === 'true'));
  const shown = found.slice(window.offset, window.offset + window.limit);
  return { officeSeals: shown.map(presentGeneral), page: { ...window, totalElements: found.length } };
}
