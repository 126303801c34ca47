import {
  enterprise as enterpriseTable,
  enterpriseRole as enterpriseRoleTable,
  enterpriseRoleAuthor as enterpriseRoleAuthorTable,
  joinApplication as joinApplicationTable,
  member as memberTable,
} from '../../platform/database/schema/enterprises.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const enterprise = readable(enterpriseTable, [
  'id',
  'name',
  'adminName',
  'authorId',
  'unifiedSocialCode',
  'registCode',
  'websiteMetadata',
  'avatarDigest',
  'idttvStatus',
  'createdAt',
  'modifiedAt',
]);
export const enterpriseRole = readable(enterpriseRoleTable, ['id', 'enterpriseId', 'name', 'alias', 'createdAt']);
export const enterpriseRoleAuthor = readable(enterpriseRoleAuthorTable, ['roleId', 'memberId', 'createdAt']);
export const joinApplication = readable(joinApplicationTable, ['id', 'enterpriseId', 'personId', 'status']);
export const member = readable(memberTable, [
  'id',
  'enterpriseId',
  'personId',
  'status',
  'isOwner',
  'createdAt',
  'disabledAt',
  'formerKeys',
]);
