import type { Api } from '../calls/index.ts';
import type { Route } from '../endpoint.ts';
import type { OperatorCallName } from './operator-api.ts';
import { applicationRoutes } from './applications.ts';
import { authorityRoutes } from './authority.ts';
import { contractNumberRoutes } from './contract-numbers.ts';
import { departmentRoutes } from './departments.ts';
import type { AttachmentCallName } from './attachment-api.ts';
import { documentRoutes } from './documents.ts';
import { enterpriseRoutes } from './enterprises.ts';
import { envelopeRoutes } from './envelopes.ts';
import { fileRoutes, sealRoutes, verificationRoutes } from './files.ts';
import { financeRoutes } from './finance.ts';
import { formRoutes } from './forms.ts';
import { deletionRoutes } from './deletion.ts';
import { exportRoutes } from './exports.ts';
import type { RetentionCallName } from './retention-api.ts';
import { handoverRoutes } from './handover.ts';
import { identityRoutes } from './identity.ts';
import { inPersonRoutes } from './in-person.ts';
import { invitationRoutes } from './invitations.ts';
import { joiningRoutes } from './joining.ts';
import { contactGroupRoutes } from './contact-groups.ts';
import { labelRoutes } from './labels.ts';
import { logRoutes } from './log.ts';
import { memberRoutes } from './members.ts';
import { messageRoutes } from './messages.ts';
import { multiSendRoutes } from './multi-send.ts';
import { officeSealRoutes } from './office-seals.ts';
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
import { codeRoutes, sessionRoutes } from './sessions.ts';
import { shieldRoutes } from './shields.ts';
import { signingRoutes } from './signing.ts';
import { templateRoutes } from './templates.ts';
import { userRoutes } from './users.ts';

/**
 * Every call of the product but those of operators by its name, as a client makes it: the schemas are present in the types only.
 * The pages of everyone load these; `operatorApi` is loaded by the pages of operators alone.
 */
export const api: {
  readonly [N in Exclude<keyof Api, AttachmentCallName | OperatorCallName | RetentionCallName>]: Route<Api[N]>;
} = {
  ...sessionRoutes,
  ...codeRoutes,
  ...userRoutes,
  ...passkeyRoutes,
  ...identityRoutes,
  ...scanRoutes,
  ...fileRoutes,
  ...sealRoutes,
  ...officeSealRoutes,
  ...verificationRoutes,
  ...envelopeRoutes,
  ...documentRoutes,
  ...participantRoutes,
  ...formRoutes,
  ...signingRoutes,
  ...shieldRoutes,
  ...multiSendRoutes,
  ...templateRoutes,
  ...labelRoutes,
  ...contactGroupRoutes,
  ...messageRoutes,
  ...inPersonRoutes,
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
