export {
  type AuditRow,
  type CompletedDocument,
  type RevisionRow,
  SWEEP_JOB,
  type Expected,
  type Voided,
  type Vouched,
  addValidationData,
  beginSigning,
  beginTimestamp,
  draftCompletions,
  draftSignings,
  fillDocument,
  findMissingGlyphs,
  firstToEnd,
  listAudit,
  listRevisions,
  reservedSizes,
  signingCalls,
  signingJobs,
  signingReactors,
  storeRevision,
  together,
  validationData,
} from './ceremony/index.ts';
export {
  cleanSealPicture,
  drawSeal,
  findAcceptedSeal,
  officeSealCalls,
  outdateSeals,
  outdateSealsOfOthers,
  refuseSealName,
  revokeAllOf,
} from './office-seals/index.ts';
export {
  certificateColumns,
  findListedCertificate,
  listOwnCertificates,
  presentCertificate,
} from './own-certificates/index.ts';
export { personalSealCalls } from './personal-seals/index.ts';
export { purgeShields, removeDevices, shieldCalls } from './phone-signing/index.ts';
export { findLiveScan, purgeScans, scanCalls } from './scan/index.ts';
