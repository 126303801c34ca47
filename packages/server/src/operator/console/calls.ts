import type { Handlers } from '../../platform/index.ts';
import {
  addToBlacklist,
  decideIdentityApplication,
  getApplicationPaper,
  getIdentityApplication,
  handleComplaint,
  listBlacklist,
  listComplaints,
  listIdentityApplications,
  listUsers,
  removeFromBlacklist,
  revokeCertificate,
  searchCertificates,
  setUserDisabled,
} from './decisions.ts';
import {
  beginSecondFactor,
  changeOperatorPassword,
  confirmSecondFactor,
  createOperator,
  createOperatorSession,
  deleteOperatorSession,
  disableOperator,
  getHealth,
  getOperatorSession,
  listOperators,
  retryJob,
  setOperatorRoles,
} from './operators.ts';

/**
 * The list of operators, the state of the services, and decisions about others (Rulings §4). Every action, and every view of
 * details, is recorded.
 */
export const consoleCalls = {
  createOperatorSession,
  getOperatorSession,
  deleteOperatorSession,
  changeOperatorPassword,
  beginSecondFactor,
  confirmSecondFactor,
  listOperators,
  createOperator,
  setOperatorRoles,
  disableOperator,
  getHealth,
  retryJob,
  listIdentityApplications,
  getIdentityApplication,
  getApplicationPaper,
  decideIdentityApplication,
  searchCertificates,
  revokeCertificate,
  listUsers,
  setUserDisabled,
  listComplaints,
  handleComplaint,
  listBlacklist,
  addToBlacklist,
  removeFromBlacklist,
} satisfies Partial<Handlers>;
