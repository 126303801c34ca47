// The signing of an envelope by its participants, up to its completion.
export { giveUp, judgedSignPassword, resolveValues } from './acts/sign.ts';
export { signingCalls } from './calls.ts';
export { demandLogin } from './checks/judge-certificate.ts';
export { type Proved, judgeWho, prove } from './checks/prove.ts';
export type { CompletedDocument } from './completion/complete-documents.ts';
export { type Expected, type Voided, firstToEnd } from './completion/complete.ts';
export { signingJobs } from './completion/jobs.ts';
export { signingReactors } from './completion/on-events.ts';
export { actFacts } from './core/act-facts.ts';
export { type PlannedAct, actOfReservation } from './core/act.ts';
export { SWEEP_JOB } from './core/job-kinds.ts';
export { reservedSizes } from './core/reserved-sizes.ts';
export {
  addValidationData,
  beginSigning,
  beginTimestamp,
  draftCompletions,
  draftSignings,
  fillDocument,
  findMissingGlyphs,
} from './core/signing-task.ts';
export {
  type AuditRow,
  type RevisionRow,
  findReservation,
  findSigner,
  listAudit,
  listRevisions,
  renewReservation,
} from './core/store.ts';
export { together } from './core/together.ts';
export { type Vouched, validationData } from './core/validation-data.ts';
export { type MadeRevision, fillIn, storeRevision } from './revisions/make-revisions.ts';
export { type OutsideRevision, closeOutside, openOutside } from './revisions/outside-signature.ts';
export type { GivenValues } from './revisions/given-values.ts';
export { commitAct } from './turn/commit-act.ts';
export { readHeads } from './core/heads.ts';
export { type Reservation, type SignCall, judgeAct, leaseFrom, reserve } from './turn/decide.ts';
export { releaseTurn } from './turn/release.ts';
