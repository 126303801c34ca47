// The operators' console: search, decisions, operators' accounts.
export { consoleCalls } from './calls.ts';
export { SIGNERS_KINDS } from './requests/acts.ts';
export { operatorRequestCalls } from './requests/calls.ts';
export { creditSubject } from './requests/credit-acts.ts';
export { askForAct, presentRequest } from './requests/requests.ts';
export { formerIssues, recordTrustList, trustListDetail } from './requests/trust-list-acts.ts';
export { seedDemoOperator } from './seed-demo.ts';
