import { operator as operatorTable } from '../../platform/database/schema/operators.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const operator = readable(operatorTable, [
  'id',
  'login',
  'name',
  'mustChangePassword',
  'disabled',
  'roles',
  'totpSince',
]);
