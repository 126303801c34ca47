import { department as departmentTable } from '../../platform/database/schema/members.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const department = readable(departmentTable, [
  'id',
  'enterpriseId',
  'parentId',
  'name',
  'position',
  'createdAt',
]);
