import type { Api } from '@countersign/contract';
import { type Handler, refuseWith } from '../../platform/index.ts';
import { presentTree } from './present.ts';
import { listTree } from '../department-tree/index.ts';
import { countMembers } from './store.ts';

export const listDepartments: Handler<Api['listDepartments']> = (services, { caller }) =>
  services.db.withTx(async (tx) => {
    const enterpriseId = caller.enterpriseId ?? refuseWith('ERROR_NOT_FOUND');
    return { departments: presentTree(await listTree(tx, enterpriseId), await countMembers(tx, enterpriseId)) };
  });
