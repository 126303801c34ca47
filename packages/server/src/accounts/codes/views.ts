import { code as codeTable } from '../../platform/database/schema/people.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const code = readable(codeTable, ['contact', 'service', 'channel', 'createdAt']);
