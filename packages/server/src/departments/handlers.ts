import type { House } from '../house.ts';
import type { Handlers } from '../http/handlers.ts';
import { refuseWith } from '../http/refused.ts';

type Calls = 'listDepartments' | 'createDepartment' | 'updateDepartment' | 'deleteDepartment' | 'transferMembers';

export const departmentHandlers = (_house: House): Handlers<Calls> => ({
  listDepartments: async () => refuseWith('ERROR_BUSY'),
  createDepartment: async () => refuseWith('ERROR_BUSY'),
  updateDepartment: async () => refuseWith('ERROR_BUSY'),
  deleteDepartment: async () => refuseWith('ERROR_BUSY'),
  transferMembers: async () => refuseWith('ERROR_BUSY'),
});
