// The evidence report and the evidence archive of an envelope.
export { actRecord } from './act-record.ts';
export {
  ARCHIVE_FORMAT,
  ARCHIVE_PATHS,
  type ArchiveManifest,
  LONG_TERM,
  factsNamedBy,
  isUnlisted,
  linkPaths,
} from './archive-manifest.ts';
export { evidenceCalls } from './calls.ts';
export { storedFiles } from './collect-parts.ts';
export { findTimestamps, renderEvidence } from './evidence-task.ts';
export { type EvidenceFacts, FACTS_FORMAT } from './facts.ts';
export { archiveZip, coveredEnvelope } from './get-archive.ts';
export { archiveParts, readParts } from './make-archive.ts';
export { makeEvidence } from './make-evidence.ts';
export { deleteEvidenceOf } from './store.ts';
