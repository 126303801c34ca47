import type { Handlers } from '../../platform/index.ts';
import { exportAudit } from './export-audit.ts';
import { searchAudit } from './search-audit.ts';

/** The audit log for operators: search, and an export that proves itself. */
export const auditCalls = { searchAudit, exportAudit } satisfies Partial<Handlers>;
