export { memberCalls } from './calls.ts';
export { endMembership } from './disable-member.ts';
export { demandFewApplications } from './join-enterprise.ts';
export { type HeldRole, rolesById } from './list-store.ts';
export { nameOfMember } from './present-member.ts';
export { isNumberTaken, moveProfiles, placeMembers, saveProfile } from './profile-store.ts';
export { admitMember } from './admit-member.ts';
