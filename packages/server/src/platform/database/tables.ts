// The tables that the features of every group use, for the indexes.
export { apiClient, webhook, webhookDelivery } from './schema/applications.ts';
export { multiSendExecution, multiSendJob, multiSendRow, multiSendSheet } from './schema/bulk.ts';
export { contractNumber, contractNumberCounter, contractNumberUse } from './schema/contract-numbers.ts';
export {
  enterprise,
  enterpriseRole,
  enterpriseRoleAuthor,
  enterpriseRolePrivilege,
  joinApplication,
  member,
} from './schema/enterprises.ts';
export { attachedFile } from './schema/attachments.ts';
export { type GroupedPerson, contactGroup } from './schema/contact-groups.ts';
export { envelopeCount, envelopeViewer, envelopeWords, savedView } from './schema/envelope-lists.ts';
export { envelope, envelopeDocument, revision } from './schema/envelopes.ts';
export { evidenceArchive, evidenceFacts } from './schema/evidence.ts';
export { type ExportedFile, dataExport, dataExportBlob, dataExportPart } from './schema/exports.ts';
export { delivery } from './schema/deliveries.ts';
export { blobRemoval, file, uploadChunk, uploadTask } from './schema/files.ts';
export { dailyCount } from './schema/statistics.ts';
export { chargeAccount, chargeBill, chargeEntry, chargeLot, chargeOrder, chargeRefund } from './schema/finance.ts';
export { installationMark } from './schema/installation.ts';
export { job } from './schema/job.ts';
export { envelopeLabel, label } from './schema/labels.ts';
export { logCheckpoint, logLeaf, logNode } from './schema/log.ts';
export {
  department,
  invitationLink,
  invitationSend,
  memberImport,
  memberImportRow,
  memberInvitation,
  memberProfile,
} from './schema/members.ts';
export { message } from './schema/messages.ts';
export {
  officeSeal,
  officeSealApplication,
  officeSealAuthorization,
  officeSealGroup,
  officeSealUse,
} from './schema/office-seals.ts';
export {
  blacklist,
  complaint,
  identityApplication,
  identityPaper,
  operator,
  operatorDevice,
  operatorRequest,
} from './schema/operators.ts';
export { form, participant, reservation } from './schema/participants.ts';
export {
  captcha,
  code,
  contactProof,
  documentView,
  knownDevice,
  opcode,
  passkey,
  passkeyChallenge,
  person,
  picture,
  scan,
  securityToken,
  session,
} from './schema/people.ts';
export { erasedDocument, retentionNotice, retentionPolicy } from './schema/retention.ts';
export { shieldDevice, shieldSession } from './schema/shields.ts';
export { bst, bstEditing, bstFile, bstGroup, bstUse } from './schema/templates.ts';
export { trustAnchor, trustList } from './schema/trust-lists.ts';
export { audit, authorityKey, authorityState, certificate, dataKey, holderKey } from './schema/trust.ts';
