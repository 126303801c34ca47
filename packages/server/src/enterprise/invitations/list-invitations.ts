import type { Api, DataIn } from '@countersign/contract';
import { type InvitationStatus } from '@countersign/domain';
import { type Call, type Services, demandSorts, filtersOf, pageOf, refuseWith } from '../../platform/index.ts';
import { rolesById } from '../members/index.ts';
import { memberOf } from './create-invitations.ts';
import { presentInvitation } from './present.ts';
import { listInvitations as find } from './store.ts';

type List = Api['listInvitations'];
const SHOWN = ['WAITING', 'ACCEPTED', 'EXPIRED'] as const satisfies readonly InvitationStatus[];

export function listInvitations(services: Services, { caller, query, context }: Call<List>): Promise<DataIn<List>> {
  const { enterpriseId } = memberOf(caller);
  const { now, language } = context;
  demandSorts(query.sorts, ['createdDatetime']);
  const wanted = filtersOf(query.filters, ['status']).status || undefined;
  const status = SHOWN.find((one) => one === wanted);
  if (wanted !== undefined && status === undefined)
    refuseWith('ERROR_MALFORMED', { field: 'filters.status', detail: `is not one of ${SHOWN.join(', ')}` });
  const { offset, limit } = pageOf(query);
  return services.db.withTx(async (tx) => {
    const spec = { enterpriseId, status, search: query.search, offset, limit };
    const { rows, total } = await find(tx, spec, now);
    const roles = await rolesById(tx, enterpriseId);
    return {
      invitations: rows.map((row) =>
        presentInvitation(row, { publicUrl: services.config.publicUrl, roles, language, now }),
      ),
      page: { offset, limit, totalElements: total },
    };
  });
}
