// The chain of audit rows.
export { findAuditHead } from './find-head.ts';
export {
  type AuditEntry,
  type AuditFacts,
  RecordMovedError,
  auditDigest,
  auditText,
  beginRecord,
  expectAuditHead,
  readAuditHead,
  recordAudit,
  recordAudits,
  setLogPlaces,
} from './record.ts';
