import { applicationCalls } from './applications.ts';
import { auditCalls } from './audit.ts';
import { directoryCalls } from './directory.ts';
import { authorityCalls, operatorAuthorityCalls } from './authority.ts';
import { contractNumberCalls } from './contract-numbers.ts';
import { attachmentCalls } from './attachments.ts';
import { documentCalls } from './documents.ts';
import { envelopeCalls } from './envelopes.ts';
import { fileCalls, sealCalls, verificationCalls } from './files.ts';
import { financeCalls, operatorFinanceCalls } from './finance.ts';
import { formCalls } from './forms.ts';
import { joiningCalls } from './joining.ts';
import { contactGroupCalls } from './contact-groups.ts';
import { labelCalls } from './labels.ts';
import { messageCalls } from './messages.ts';
import { multiSendCalls } from './multi-send.ts';
import { officeSealCalls } from './office-seals.ts';
import { participantCalls } from './participants.ts';
import { departmentCalls } from './departments.ts';
import { enterpriseCalls } from './enterprises.ts';
import { deletionCalls } from './deletion.ts';
import { exportCalls } from './exports.ts';
import { holdCalls, operatorHoldCalls } from './holds.ts';
import { retentionCalls } from './retention.ts';
import { handoverCalls } from './handover.ts';
import { inPersonCalls } from './in-person.ts';
import { invitationCalls } from './invitations.ts';
import { logCalls } from './log.ts';
import { memberCalls } from './members.ts';
import { configurationCalls, descriptionCalls, evaluationCalls, linkCalls, manualCalls, pkiCalls } from './public.ts';
import { identityCalls } from './identity.ts';
import { operatorRequestCalls } from './operator-requests.ts';
import { operatorCalls } from './operator.ts';
import { passkeyCalls } from './passkeys.ts';
import { roleCalls } from './roles.ts';
import { scanCalls } from './scan.ts';
import { sealCheckCalls } from './seal-checks.ts';
import { shieldCalls } from './shields.ts';
import { signingCalls } from './signing.ts';
import { codeCalls, sessionCalls } from './sessions.ts';
import { statisticsCalls } from './statistics.ts';
import { templateCalls } from './templates.ts';
import { trustListCalls } from './trust-lists.ts';
import { userCalls } from './users.ts';

export { configContent } from '../shapes/templates.ts';
export { inkStrokes } from '../shapes/ink.ts';
export { pushMessage } from '../shapes/push-message.ts';
export { openApiOf } from './openapi.ts';

/** Every call of the product by its name, with its schemas (Spec §7, Rulings §2). */
export const calls = {
  ...sessionCalls,
  ...codeCalls,
  ...userCalls,
  ...passkeyCalls,
  ...identityCalls,
  ...scanCalls,
  ...operatorCalls,
  ...auditCalls,
  ...statisticsCalls,
  ...directoryCalls,
  ...operatorRequestCalls,
  ...fileCalls,
  ...sealCalls,
  ...officeSealCalls,
  ...sealCheckCalls,
  ...verificationCalls,
  ...trustListCalls,
  ...envelopeCalls,
  ...documentCalls,
  ...attachmentCalls,
  ...participantCalls,
  ...formCalls,
  ...signingCalls,
  ...shieldCalls,
  ...multiSendCalls,
  ...templateCalls,
  ...labelCalls,
  ...contactGroupCalls,
  ...messageCalls,
  ...inPersonCalls,
  ...joiningCalls,
  ...enterpriseCalls,
  ...handoverCalls,
  ...exportCalls,
  ...holdCalls,
  ...retentionCalls,
  ...operatorHoldCalls,
  ...deletionCalls,
  ...departmentCalls,
  ...memberCalls,
  ...invitationCalls,
  ...roleCalls,
  ...applicationCalls,
  ...contractNumberCalls,
  ...financeCalls,
  ...operatorFinanceCalls,
  ...linkCalls,
  ...configurationCalls,
  ...evaluationCalls,
  ...pkiCalls,
  ...authorityCalls,
  ...operatorAuthorityCalls,
  ...logCalls,
  ...manualCalls,
  ...descriptionCalls,
};
export type Api = typeof calls;
export type CallName = keyof Api;
