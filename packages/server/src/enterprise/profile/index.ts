// A user's own data and accounts, and the data of an enterprise.
export { presentAccount } from './accounts.ts';
export { findActiveEnterprise } from './active-enterprise.ts';
export { profileCalls } from './calls.ts';
