// The log over the audit rows, with its checkpoints and proofs.
export { logCalls } from './calls.ts';
export { advanceLog } from './checkpoint.ts';
export { inclusionOf, proofFilesOf } from './inclusion.ts';
export { LOG_JOB, auditLogJobs, auditLogReactors } from './jobs.ts';
export { type LoggedEvent, PROOF_PATHS, type ProofJudgement, judgeProof } from './proof-files.ts';
export { UnusableFileError, readRoots, trustFor } from './read-trust.ts';
export { readLogState } from './state.ts';
export { areIncluded, lastCheckpoint } from './store.ts';
export { verifyLog } from './verify-log.ts';
