// The chain of audit rows.
export { findAuditHead } from './find-head.ts';
export {
  type AuditEntry,
  type AuditFacts,
  RecordMovedError,
  auditDigest,
  auditText,
  beginRecord,
  endWaiting,
  expectAuditHead,
  readAuditHead,
  recordAudit,
  recordAudits,
} from './record.ts';
