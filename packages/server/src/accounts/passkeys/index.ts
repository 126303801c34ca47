export { passkeyCalls } from './calls.ts';
export { accountChanged } from './push.ts';
export { deletePasskeys, purgeChallenges } from './store.ts';
