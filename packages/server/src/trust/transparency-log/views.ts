import { logCheckpoint as logCheckpointTable, logLeaf as logLeafTable } from '../../platform/database/schema/log.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const logCheckpoint = readable(logCheckpointTable, ['size', 'at']);
export const logLeaf = readable(logLeafTable, ['index', 'at', 'auditId']);
