import type { Api, DataIn } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Call, type Services, demandSorts, filtersOf, pageOf, refuseWith } from '../../platform/index.ts';
import { presentUse } from './present.ts';
import { demandSeal, memberOf } from './visibility.ts';
import { type UseFilter, countUses, listUses } from './use-store.ts';

type All = Api['listAllSealUseRecords'];
type Listed = DataIn<All>;
type Asked = Pick<Call<All>, 'caller' | 'query'>;

/** Every use of every seal. */
export function listAllSealUseRecords(services: Services, call: Call<All>): Promise<Listed> {
  const given = filtersOf(call.query.filters, ['officeSealWsid', 'memberWsid', 'envelopeWsid']);
  return answer(services, call, {
    sealId: idOf('officeSeal', given.officeSealWsid),
    memberId: idOf('enterpriseUser', given.memberWsid),
    envelopeId: idOf('envelope', given.envelopeWsid),
  });
}

export async function listSealUseRecords(services: Services, call: Call<Api['listSealUseRecords']>): Promise<Listed> {
  const given = filtersOf(call.query.filters, ['memberWsid', 'envelopeWsid']);
  const member = memberOf(call.caller);
  const { id: sealId } = await services.db.withTx((tx) => demandSeal(tx, member, call.params.officeSealWsid));
  const memberId = idOf('enterpriseUser', given.memberWsid);
  return answer(services, call, { sealId, memberId, envelopeId: idOf('envelope', given.envelopeWsid) });
}

const idOf = (kind: 'officeSeal' | 'enterpriseUser' | 'envelope', given: string | undefined): string | undefined =>
  given === undefined
    ? undefined
    : (fromWsid(kind, given) ?? refuseWith('ERROR_MALFORMED', { field: 'filters', detail: 'is no id' }));

function answer(services: Services, { caller, query }: Asked, filter: UseFilter): Promise<Listed> {
  demandSorts(query.sorts, ['signDatetime']);
  const { enterpriseId } = memberOf(caller);
  const window = pageOf(query);
  return services.db.withTx(async (tx) => {
    const rows = await listUses(tx, enterpriseId, filter, window);
    const totalElements = await countUses(tx, enterpriseId, filter);
    return { useRecords: rows.map(presentUse), page: { ...window, totalElements } };
  });
}
