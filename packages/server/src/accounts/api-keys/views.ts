import { apiClient as apiClientTable } from '../../platform/database/schema/applications.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const apiClient = readable(apiClientTable, ['id', 'memberId', 'name', 'expireAt', 'revokedAt']);
