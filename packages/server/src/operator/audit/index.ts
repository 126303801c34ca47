// Search and export of the audit log.
export { auditCalls } from './calls.ts';
export { searchRows } from './search-audit.ts';
