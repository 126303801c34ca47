import type { House } from '../../platform/config/house.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { refuseWith } from '../../platform/http/refused.ts';
import { createDepartment, deleteDepartment, transferMembers, updateDepartment } from './change-department.ts';
import { presentTree } from './present.ts';
import { countMembers, listTree } from './store.ts';

type Calls = 'listDepartments' | 'createDepartment' | 'updateDepartment' | 'deleteDepartment' | 'transferMembers';

export const departmentHandlers = (house: House): Handlers<Calls> => ({
  listDepartments: ({ caller }) =>
    house.db.withTx(async (tx) => {
      const enterpriseId = caller.enterpriseId ?? refuseWith('ERROR_NOT_FOUND');
      return { departments: presentTree(await listTree(tx, enterpriseId), await countMembers(tx, enterpriseId)) };
    }),
  createDepartment: (call) => createDepartment(house, call),
  updateDepartment: (call) => updateDepartment(house, call),
  deleteDepartment: (call) => deleteDepartment(house, call),
  transferMembers: (call) => transferMembers(house, call),
});
