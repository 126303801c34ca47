// The process that holds the keys, and its host in the server.
export { BackupError, exportAuthority, importAuthority } from './back-up.ts';
export { SignerUnavailableError, openOptionsOf, startSigner } from './client.ts';
export {
  type AnswerFile,
  type CeremonyPorts,
  type RequestFile,
  type RootFile,
  detachRoot,
  installAnswer,
  makeRequest,
  rootFileOf,
  rootOf,
  signRequest,
} from './hold-ceremony.ts';
export {
  type ListAnswerFile,
  type ListRequestFile,
  installExternalList,
  installList,
  requestList,
  signListRequest,
  unlistedOf,
} from './hold-list-ceremony.ts';
export { findIdentity, readAuthorityName } from './identity.ts';
export { dropHolderKeysOf, listMemberCertificates } from './holder-store.ts';
export { signerHost } from './host.ts';
export { openSignerInProcess } from './in-process.ts';
export { type UnrecordedSignature, recordSignatures } from './record-signatures.ts';
export { kekSourceOf, loadKeks } from './kek.ts';
export { judgeKek } from './judge-kek.ts';
export { KekRotationError, type RotationPorts, checkKek, rotateKek } from './rotate-kek.ts';
export { AuthorityError, issuingKeyOf } from './load-authority.ts';
export { type OutsideCa, outsideCas, storeFetchedList } from './outside-lists.ts';
export { publishRoots, rootFile, rootsPem } from './publish-root.ts';
export { findAuthority } from './authority-store.ts';
export {
  type CertificateRow,
  findCertificate,
  listBySerial,
  listOfSignatures,
  lockEnvelope,
  saveRevocation,
} from './certificate-store.ts';
export { markCrlsOutdated } from './state-store.ts';
