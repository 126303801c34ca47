import { session as sessionTable } from '../../platform/database/schema/people.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const session = readable(sessionTable, ['id', 'contact', 'provedAt', 'createdAt', 'endedAt']);
