// The chain of audit rows.
export { findAuditHead } from './find-head.ts';
export {
  type AuditEntry,
  type AuditFacts,
  auditDigest,
  auditText,
  readAuditHead,
  recordAudit,
  setLogPlaces,
} from './record.ts';
