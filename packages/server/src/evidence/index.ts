export {
  ARCHIVE_JOB,
  archiveJobs,
  beginRenewal,
  countDueArchives,
  countLapsed,
  dueQuestion,
  findLastTimestamp,
} from './archive/index.ts';
export { deleteExportsOf, exportCalls, exportJobs, purgeExports } from './exports/index.ts';
export { deleteEvidenceOf, evidenceCalls, findTimestamps, makeEvidence, renderEvidence } from './record/index.ts';
export {
  type TrustAnchorFacts,
  type TrustFile,
  type TrustListRow,
  areOfOneList,
  compareIssues,
  deleteTrustList,
  findTrustAnchors,
  findTrustList,
  findTrustLists,
  insertTrustList,
  isBySigner,
  readTrust,
  schemeOf,
  updateTrustList,
  verificationCalls,
  verifyDocument,
  verifyFile,
} from './verification/index.ts';
