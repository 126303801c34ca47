export type {
  AuditLine,
  AuditPort,
  Authority,
  AuthorityKeyName,
  ClockPort,
  Hierarchy,
  IssuedCertificate,
  IssuedStatus,
  KeyedCertificate,
  LastStampPort,
  OpenedKey,
  SignedKind,
  SignerSubject,
  StatusLookupPort,
} from './model.ts';
export { LintError, type LintFinding, PkiError, type PkiErrorKind } from './errors.ts';
export { POLICY } from './oids.ts';
export {
  KeySealError,
  type KeySealErrorKind,
  type SealContext,
  rewrapPrivateKey,
  sealPrivateKey,
  unsealPrivateKey,
} from './keys/envelope.ts';
