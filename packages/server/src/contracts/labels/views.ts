import { envelopeLabel as envelopeLabelTable, label as labelTable } from '../../platform/database/schema/labels.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const envelopeLabel = readable(envelopeLabelTable, ['labelId', 'envelopeId', 'accountId']);
export const label = readable(labelTable, ['id', 'accountId', 'name', 'colour']);
