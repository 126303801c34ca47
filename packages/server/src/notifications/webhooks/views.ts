import { webhook as webhookTable } from '../../platform/database/schema/applications.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const webhook = readable(webhookTable, ['id', 'enterpriseId']);
