import { delivery as deliveryTable } from '../database/schema/deliveries.ts';
import { readable } from '../database/view.ts';

// The columns that other features read.
export const delivery = readable(deliveryTable, ['channel', 'createdAt', 'failedAt']);
