// Logins and second factors of the authority's staff.
export { logInOperator } from './log-in.ts';
export {
  changeOwnPassword,
  createOperator,
  endOperator,
  hashPlainPassword,
  newOneTimePassword,
  operatorLoginGuard,
  ownPasswordGuard,
} from './manage-operators.ts';
export { operatorName, recordOperatorAct } from './record.ts';
export { demandOperatorSession } from './demand-session.ts';
export {
  LIVES_MS,
  type ListedRequest,
  type RequestRow,
  closeRequest,
  closeRequestsAbout,
  closeRequestsOf,
  findRequest,
  insertRequest,
  listRequests,
  listRequestsAbout,
  lockRequest,
  setHalf,
  waitingFor,
} from './request-store.ts';
export { applyRoles, judgeRoles, rolesText } from './roles.ts';
export { makeSecondFactor, operatorCodeGuard, proveSecondFactor } from './second-factor.ts';
export {
  type OperatorRow,
  findOperator,
  findOperators,
  lockOperators,
  normaliseLogin,
  updateOperator,
} from './store.ts';
