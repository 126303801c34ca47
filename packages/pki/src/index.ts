export type {
  AuditLine,
  AuditPort,
  Authority,
  AuthorityKeyName,
  Hierarchy,
  IssuedStatus,
  StatusQuestion,
  KeyedCertificate,
  ServiceKeyName,
} from './model.ts';
export { LintError, PkiError } from './errors.ts';
export { ARC, POLICY } from './oids.ts';
export {
  type Kek,
  kekIdOf,
  rewrapPrivateKey,
  sealPrivateKey,
  sealedBy,
  sealingLike,
  unsealPrivateKey,
} from './keys/sealed-key.ts';
export {
  type KeyStore,
  type TokenPort,
  isInToken,
  keysInMemory,
  keysInToken,
  keyStoreIn,
  schemeOf,
} from './keys/key-store.ts';
export type { KeyAlgorithm } from './keys/private-operation.ts';
export { type HierarchyOptions, ISSUING_YEARS, ROOT_YEARS, createHierarchy, openAuthority } from './hierarchy.ts';
export { pkiUrls } from './urls.ts';
export {
  ISSUING_LEFT_YEARS,
  SERVICE_NAMES,
  type ServiceGenerations,
  dueRenewals,
  makeService,
  rolloverIssuing,
  rolloverRoot,
  servicesUnder,
} from './rollover.ts';
export { type SigningIntent, readSigningIntent } from './signing-intent.ts';
export { CERTIFICATE_LINTS } from './lints/certificate-lints.ts';
export { PROFILES } from './profiles.ts';
export {
  type OfflineRoot,
  certifyIssuing,
  checkIssuing,
  checkList,
  checkSuccessor,
  makeOfflineRoot,
  requestIssuing,
  signOfflineList,
} from './ceremony.ts';
export { checkExternalChain } from './external-issuer.ts';
export { readCertificateRequest } from './certificate-request.ts';
export { BoxError, lockBox, unlockBox } from './keys/passphrase-box.ts';
export { type AuthorityNaming, authorityKeyOf, identityIn } from './authority-certificate.ts';
export {
  type AuthorityIdentity,
  EVALUATION_IDENTITY,
  authoritySubject,
  checkIdentity,
  commonNameOf,
  identityProblems,
  policiesUnder,
} from './identity.ts';
export { signAsPlatform } from './platform-signature.ts';
export { logKey, signLogNote } from './log-note.ts';
export { type SignedOnce, signEachOnce, signOnce, signerNameProblem } from './sign-once.ts';
export { makeHolder, signAsHolder } from './holder.ts';
export { isSignedBy, issueShieldCertificate, issueShieldOnce } from './shield-certificate.ts';
export { type ShieldHash, completeShieldSignature, shieldAttributes } from './shield-signature.ts';
export type { Stamping } from './stamp-signature.ts';
export { type TimestampAuthority, createTimestampAuthority, lastStampInMemory } from './tsa.ts';
export { ocspTryLater, respondOcsp, storedOcspAnswer } from './ocsp.ts';
export { isLastCrl, signCrl, signLastCrl } from './crl.ts';
export { ACCEPTED_REASONS, type Revocation, revoke } from './revoke.ts';
