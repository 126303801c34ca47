import type { Handlers } from '../../platform/index.ts';
import { createDepartment, deleteDepartment, transferMembers, updateDepartment } from './change-department.ts';
import { listDepartments } from './list-departments.ts';

export const departmentCalls = {
  listDepartments,
  createDepartment,
  updateDepartment,
  deleteDepartment,
  transferMembers,
} satisfies Partial<Handlers>;
