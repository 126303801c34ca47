import { file as fileTable } from '../../platform/database/schema/files.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const file = readable(fileTable, [
  'id',
  'ownerId',
  'enterpriseId',
  'name',
  'type',
  'digest',
  'bytes',
  'pages',
  'signedBefore',
  'removed',
  'remarks',
  'formerFields',
]);
