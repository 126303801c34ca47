export type {
  AuditLine,
  AuditPort,
  Authority,
  AuthorityKeyName,
  ClockPort,
  Hierarchy,
  IssuedCertificate,
  IssuedStatus,
  StatusQuestion,
  KeyedCertificate,
  LastStampPort,
  OpenedIssuer,
  OpenedKey,
  OpenedRoot,
  RetiredIssuer,
  ServiceKeyName,
  SignedKind,
  SignerSubject,
  StatusLookupPort,
} from './model.ts';
export { LintError, type LintFinding, PkiError, type PkiErrorKind } from './errors.ts';
export { ARC, POLICY } from './oids.ts';
export {
  type Kek,
  KeySealError,
  type KeySealErrorKind,
  type SealContext,
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
export { type PkiUrls, caFileName, pkiUrls } from './urls.ts';
export {
  type DueRenewals,
  ISSUING_LEFT_YEARS,
  type IssuingRollover,
  type RootRollover,
  SERVICE_NAMES,
  type ServiceGenerations,
  type ServiceRequest,
  dueRenewals,
  makeService,
  namingOf,
  rolloverIssuing,
  rolloverRoot,
  servicesUnder,
} from './rollover.ts';
export { type SigningIntent, readSigningIntent } from './signing-intent.ts';
export { CERTIFICATE_LINTS } from './lints/certificate-lints.ts';
export { PROFILES, type Profile, type ProfileName } from './profiles.ts';
export {
  type CeremonyRequest,
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
export { BoxError, SHORTEST_PASSPHRASE, lockBox, unlockBox } from './keys/passphrase-box.ts';
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
export { chainOf, findIssuer, issuersOf } from './issuer-of.ts';
export { type PlatformSignatureRequest, signAsPlatform } from './platform-signature.ts';
export { type LogKey, type LogNoteSignature, logKey, logOrigin, signLogNote } from './log-note.ts';
export {
  type SignEachRequest,
  type SignOnceRequest,
  type SignedOnce,
  type StampedOnce,
  signEachOnce,
  signOnce,
  signerNameProblem,
} from './sign-once.ts';
export {
  type HolderKind,
  type HolderRequest,
  type HolderSignatureRequest,
  type MadeHolder,
  makeHolder,
  signAsHolder,
} from './holder.ts';
export {
  type ShieldCertificateRequest,
  type ShieldOnceRequest,
  isSignedBy,
  issueShieldCertificate,
  issueShieldOnce,
} from './shield-certificate.ts';
export {
  type ShieldAttributesRequest,
  type ShieldHash,
  type ShieldSignatureRequest,
  completeShieldSignature,
  shieldAttributes,
} from './shield-signature.ts';
export type { Stamped, Stamping } from './stamp-signature.ts';
export { describeCertificate } from './describe.ts';
export { LONGEST_NAME } from './lints/subject-name.ts';
export { type Timestamp, type TimestampAuthority, createTimestampAuthority, lastStampInMemory } from './tsa.ts';
export { type OcspRequestContext, ocspTryLater, respondOcsp, storedOcspAnswer } from './ocsp.ts';
export { type CrlRequest, type SignedCrl, isLastCrl, signCrl, signLastCrl } from './crl.ts';
export { ACCEPTED_REASONS, type Revocation, revoke } from './revoke.ts';
