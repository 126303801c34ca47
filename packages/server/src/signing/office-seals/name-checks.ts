import { type Api, type SealCheck, pathOf, operatorApi } from '@countersign/contract';
import { REASON_MAX, SEAL_NAME_CHECKS, fromWsid, toWsid } from '@countersign/domain';
import {
  type Handler,
  type OperatorCaller,
  type RequestContext,
  type Services,
  type Tx,
  demandSorts,
  emit,
  filtersOf,
  pageOf,
  refuseWith,
} from '../../platform/index.ts';
import { operatorName, recordOperatorAct } from '../../accounts/index.ts';
import { wordOf } from './list-seals.ts';
import { type NameCheckRow, enterpriseHistory, findNameCheck, listNameChecks, lockSeal } from './name-check-store.ts';
import { memberName } from './present.ts';
import { type SealRow, updateSeal } from './store.ts';

const NOTHING = '00000000-0000-0000-0000-000000000000';
const idIn = (wsid: string | undefined): string => fromWsid('officeSeal', wsid ?? '') ?? NOTHING;

/** Operators compare the pictures of seals with the verified names of their enterprises (Rulings §8.13). */
export const listSealChecks: Handler<Api['listSealChecks']> = (services, { query }) => {
  demandSorts(query.sorts, []);
  const { nameCheck } = filtersOf(query.filters, ['nameCheck']);
  const wanted = wordOf(nameCheck, SEAL_NAME_CHECKS, 'nameCheck');
  const window = pageOf(query);
  return services.db.withTx(async (tx) => {
    const { rows, total } = await listNameChecks(tx, wanted, window);
    return { sealChecks: await show(tx, rows), page: { ...window, totalElements: total } };
  });
};

export const getSealCheckPicture: Handler<Api['getSealCheckPicture']> = async (services, { params }) => {
  const found = await services.db.withTx((tx) => findNameCheck(tx, idIn(params['officeSealWsid'])));
  const { seal } = found ?? refuseWith('ERROR_SEAL_NOT_FOUND');
  return { body: await services.blobs.get(seal.digest), headers: { 'cache-control': 'no-store' } };
};

export const decideSealCheck: Handler<Api['decideSealCheck']> = (
  services,
  { caller, params, body: { passed, verifiedName, reason = '' }, context },
) => {
  if (!passed && reason === '') refuseWith('ERROR_REASON_MISSING', { limit: REASON_MAX });
  const id = idIn(params['officeSealWsid']);
  return services.db.withTx(async (tx) => {
    const seal = await lockSeal(tx, id);
    const found = seal === null ? null : await findNameCheck(tx, id);
    if (seal === null || found === null) return refuseWith('ERROR_SEAL_NOT_FOUND');
    // A picture accepted by mistake can be refused later, by two operators (SEAL_REVOKE).
    if (seal.nameCheck !== 'WAITING') refuseWith('ERROR_SEAL_NAME_CHECK_DONE');
    if (seal.status !== 'NORMAL') refuseWith('ERROR_SEAL_ABANDONED', { name: seal.name });
    const companyName = verifiedNameOf(found);
    if (passed && companyName === null) refuseWith('ERROR_SEAL_NAME_NOT_VERIFIED');
    // The operator's decision counts for what they compared: if the name has changed meanwhile, the picture must be compared
    // again.
    if (passed && verifiedName !== companyName) refuseWith('ERROR_SEAL_NAME_OUTDATED', { name: seal.name });
    const verdict = passed && companyName !== null ? ({ companyName } as const) : ({ reason } as const);
    await storeVerdict(tx, services, { seal, by: caller, verdict }, context);
    const after = await findNameCheck(tx, id);
    const [sealCheck] = await show(tx, after === null ? [] : [after]);
    return { sealCheck: sealCheck ?? refuseWith('ERROR_SEAL_NOT_FOUND') };
  });
};

interface Verdict {
  readonly seal: Pick<SealRow, 'id' | 'enterpriseId'>;
  readonly by: Pick<OperatorCaller, 'login' | 'sessionId'>;
  readonly verdict: { readonly companyName: string } | { readonly reason: string };
}

async function storeVerdict(
  tx: Tx,
  services: Pick<Services, 'ids'>,
  { seal: { id, enterpriseId }, by, verdict }: Verdict,
  context: RequestContext,
): Promise<void> {
  const passed = 'companyName' in verdict;
  await updateSeal(tx, id, {
    ...(passed
      ? { checkStatus: 'CHECKED', companyName: verdict.companyName }
      : { checkStatus: 'REFUSED', checkReason: verdict.reason, companyName: null }),
    nameCheck: passed ? 'PASSED' : 'REFUSED',
    nameCheckedAt: context.now,
    nameCheckedBy: operatorName(by.login),
  });
  const detail = {
    officeSeal: toWsid('officeSeal', id),
    enterprise: toWsid('enterprise', enterpriseId),
    ...verdict,
  };
  const kind = passed ? 'officeSeal.namePassed' : 'officeSeal.nameRefused';
  await recordOperatorAct(tx, services, by, { kind, detail }, context);
  await emit(tx, { type: 'officeSeal.nameChecked', sealId: id }, { id: services.ids.next(), now: context.now });
}

/** The seal, locked, if its picture was accepted and it is in use; null otherwise. */
export async function findAcceptedSeal(tx: Tx, id: string): Promise<SealRow | null> {
  const seal = await lockSeal(tx, id);
  return seal?.nameCheck === 'PASSED' && seal.status === 'NORMAL' ? seal : null;
}

/** Refuses a picture that was accepted, in the caller's transaction. @throws Refused ERROR_SEAL_NOT_FOUND */
export async function refuseSealName(
  tx: Tx,
  services: Pick<Services, 'ids'>,
  { id, reason, by }: { readonly id: string; readonly reason: string; readonly by: Verdict['by'] },
  context: RequestContext,
): Promise<void> {
  const seal = (await findAcceptedSeal(tx, id)) ?? refuseWith('ERROR_SEAL_NOT_FOUND');
  await storeVerdict(tx, services, { seal, by, verdict: { reason } }, context);
}

const verifiedNameOf = ({ enterprise: { name, idttvStatus } }: NameCheckRow): string | null =>
  idttvStatus === 'PASSED' || idttvStatus === 'SENIOR_NO_CERT' ? name : null;

async function show(tx: Tx, rows: readonly NameCheckRow[]): Promise<SealCheck[]> {
  const { refused, legalNames } = await enterpriseHistory(tx, [
    ...new Set(rows.map(({ enterprise }) => enterprise.id)),
  ]);
  return rows.map((row) => {
    const { seal, enterprise, author } = row;
    const officeSealWsid = toWsid('officeSeal', seal.id);
    return {
      officeSealWsid,
      name: seal.name,
      nameCheck: seal.nameCheck ?? 'WAITING',
      checkStatus: seal.checkStatus,
      pictureHref: { href: pathOf(operatorApi.getSealCheckPicture, { officeSealWsid }) },
      enterpriseWsid: toWsid('enterprise', enterprise.id),
      verifiedName: verifiedNameOf(row),
      code: enterprise.unifiedSocialCode ?? enterprise.registCode,
      legalName: legalNames.get(enterprise.id) ?? null,
      authorName: memberName(author),
      createdDatetime: seal.createdAt.toISOString(),
      refusedBefore: refused.get(enterprise.id) ?? 0,
      checkedBy: seal.nameCheckedBy,
      checkedDatetime: seal.nameCheckedAt?.toISOString() ?? null,
      reason: seal.nameCheck === 'REFUSED' ? seal.checkReason : null,
    };
  });
}
