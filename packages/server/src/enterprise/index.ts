export { apiClientCalls } from './api-keys/index.ts';
export { departmentCalls } from './departments/index.ts';
export { handoverCalls, handoverJobs } from './handover/index.ts';
export { holdCalls } from './holds/index.ts';
export {
  importJobs,
  invitationCalls,
  invitationReactors,
  purgeSends,
  purgeUnanswered,
  stopInvitationsOf,
} from './invitations/index.ts';
export { endMembership, memberCalls } from './members/index.ts';
export { profileCalls } from './profile/index.ts';
export { roleCalls } from './roles/index.ts';
