import { memberProfile as memberProfileTable } from '../../platform/database/schema/members.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const memberProfile = readable(memberProfileTable, [
  'memberId',
  'enterpriseId',
  'name',
  'employeeNumber',
  'departmentId',
]);
