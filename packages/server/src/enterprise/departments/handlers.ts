import type { Services } from '../../platform/config/services.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { refuseWith } from '../../platform/http/refused.ts';
import { createDepartment, deleteDepartment, transferMembers, updateDepartment } from './change-department.ts';
import { presentTree } from './present.ts';
import { listTree } from '../department-tree/tree.ts';
import { countMembers } from './store.ts';

type Calls = 'listDepartments' | 'createDepartment' | 'updateDepartment' | 'deleteDepartment' | 'transferMembers';

export const departmentHandlers = (services: Services): Handlers<Calls> => ({
  listDepartments: ({ caller }) =>
    services.db.withTx(async (tx) => {
      const enterpriseId = caller.enterpriseId ?? refuseWith('ERROR_NOT_FOUND');
      return { departments: presentTree(await listTree(tx, enterpriseId), await countMembers(tx, enterpriseId)) };
    }),
  createDepartment: (call) => createDepartment(services, call),
  updateDepartment: (call) => updateDepartment(services, call),
  deleteDepartment: (call) => deleteDepartment(services, call),
  transferMembers: (call) => transferMembers(services, call),
});
