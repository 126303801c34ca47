import {
  identityApplication as identityApplicationTable,
  identityPaper as identityPaperTable,
} from '../../platform/database/schema/operators.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const identityApplication = readable(identityApplicationTable, [
  'id',
  'kind',
  'personId',
  'enterpriseId',
  'name',
  'legalName',
  'status',
  'reason',
  'decidedBy',
  'createdAt',
  'decidedAt',
]);
export const identityPaper = readable(identityPaperTable, []);
