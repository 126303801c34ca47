// Verifies signed PDFs and evidence archives.
export { verificationCalls } from './calls.ts';
export { readTrust } from './trust-task.ts';
export { isBySigner } from './trust/judge-signer.ts';
export { areOfOneList, compareIssues, schemeOf } from './trust/list-issue.ts';
export type { TrustFile } from './trust/read-trust-file.ts';
export {
  type TrustAnchorFacts,
  type TrustListRow,
  deleteTrustList,
  findTrustAnchors,
  findTrustList,
  findTrustLists,
  insertTrustList,
  updateTrustList,
} from './trust/store.ts';
export { verifyFile } from './verify-file.ts';
export { verifyDocument } from './verification-task.ts';
