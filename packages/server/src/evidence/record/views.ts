import { evidenceFacts as evidenceFactsTable } from '../../platform/database/schema/evidence.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const evidenceFacts = readable(evidenceFactsTable, ['digest']);
