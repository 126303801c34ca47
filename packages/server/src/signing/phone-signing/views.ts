import { shieldDevice as shieldDeviceTable } from '../../platform/database/schema/shields.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const shieldDevice = readable(shieldDeviceTable, ['personId', 'serial']);
