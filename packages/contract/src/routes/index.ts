import type { Api } from '../calls/index.ts';
import type { Route } from '../endpoint.ts';
import { applicationRoutes } from './applications.ts';
import { auditRoutes } from './audit.ts';
import { directoryRoutes } from './directory.ts';
import { authorityRoutes } from './authority.ts';
import { contractNumberRoutes } from './contract-numbers.ts';
import { departmentRoutes } from './departments.ts';
import { documentRoutes } from './documents.ts';
import { enterpriseRoutes } from './enterprises.ts';
import { envelopeRoutes } from './envelopes.ts';
import { fileRoutes, sealRoutes, verificationRoutes } from './files.ts';
import { financeRoutes } from './finance.ts';
import { formRoutes } from './forms.ts';
import { deletionRoutes } from './deletion.ts';
import { exportRoutes } from './exports.ts';
import { handoverRoutes } from './handover.ts';
import { identityRoutes } from './identity.ts';
import { invitationRoutes } from './invitations.ts';
import { joiningRoutes } from './joining.ts';
import { labelRoutes } from './labels.ts';
import { logRoutes } from './log.ts';
import { memberRoutes } from './members.ts';
import { messageRoutes } from './messages.ts';
import { multiSendRoutes } from './multi-send.ts';
import { officeSealRoutes } from './office-seals.ts';
import { operatorRoutes } from './operator.ts';
import { operatorRequestRoutes } from './operator-requests.ts';
import { participantRoutes } from './participants.ts';
import { passkeyRoutes } from './passkeys.ts';
import {
  configurationRoutes,
  descriptionRoutes,
  evaluationRoutes,
  linkRoutes,
  manualRoutes,
  pkiRoutes,
} from './public.ts';
import { roleRoutes } from './roles.ts';
import { scanRoutes } from './scan.ts';
import { sealCheckRoutes } from './seal-checks.ts';
import { codeRoutes, sessionRoutes } from './sessions.ts';
import { shieldRoutes } from './shields.ts';
import { signingRoutes } from './signing.ts';
import { statisticsRoutes } from './statistics.ts';
import { templateRoutes } from './templates.ts';
import { trustListRoutes } from './trust-lists.ts';
import { userRoutes } from './users.ts';

/** Every call of the product by its name, as a client makes it: the schemas are present in the types only. */
export const api: { readonly [N in keyof Api]: Route<Api[N]> } = {
  ...sessionRoutes,
  ...codeRoutes,
  ...userRoutes,
  ...passkeyRoutes,
  ...identityRoutes,
  ...scanRoutes,
  ...operatorRoutes,
  ...auditRoutes,
  ...statisticsRoutes,
  ...directoryRoutes,
  ...operatorRequestRoutes,
  ...fileRoutes,
  ...sealRoutes,
  ...officeSealRoutes,
  ...sealCheckRoutes,
  ...verificationRoutes,
  ...trustListRoutes,
  ...envelopeRoutes,
  ...documentRoutes,
  ...participantRoutes,
  ...formRoutes,
  ...signingRoutes,
  ...shieldRoutes,
  ...multiSendRoutes,
  ...templateRoutes,
  ...labelRoutes,
  ...messageRoutes,
  ...joiningRoutes,
  ...enterpriseRoutes,
  ...handoverRoutes,
  ...exportRoutes,
  ...deletionRoutes,
  ...departmentRoutes,
  ...memberRoutes,
  ...invitationRoutes,
  ...roleRoutes,
  ...applicationRoutes,
  ...contractNumberRoutes,
  ...financeRoutes,
  ...linkRoutes,
  ...configurationRoutes,
  ...evaluationRoutes,
  ...pkiRoutes,
  ...authorityRoutes,
  ...logRoutes,
  ...manualRoutes,
  ...descriptionRoutes,
};
