import { complaint as complaintTable } from '../../platform/database/schema/operators.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const complaint = readable(complaintTable, ['createdAt']);
