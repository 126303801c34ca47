export { invitationCalls } from './calls.ts';
export { invitationReactors } from './on-events.ts';
export { importJobs } from './run-import.ts';
export { purgeSends } from './send-limits.ts';
export { moveInvitations, purgeUnanswered, stopInvitationsOf } from './store.ts';
