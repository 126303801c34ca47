import { blacklist as blacklistTable } from '../../platform/database/schema/operators.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const blacklist = readable(blacklistTable, ['contactHash']);
