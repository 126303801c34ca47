import {
  officeSeal as officeSealTable,
  officeSealApplication as officeSealApplicationTable,
  officeSealAuthorization as officeSealAuthorizationTable,
} from '../../platform/database/schema/office-seals.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const officeSeal = readable(officeSealTable, [
  'id',
  'enterpriseId',
  'name',
  'kind',
  'status',
  'checkStatus',
  'checkReason',
  'nameCheck',
  'nameCheckedBy',
  'authorId',
  'createdAt',
]);
export const officeSealApplication = readable(officeSealApplicationTable, [
  'id',
  'enterpriseId',
  'sealId',
  'memberId',
  'kind',
  'status',
  'handledById',
  'handleReason',
]);
export const officeSealAuthorization = readable(officeSealAuthorizationTable, [
  'sealId',
  'memberId',
  'endAt',
  'revokedAt',
]);
