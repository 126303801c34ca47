// The end of an account.
export { eraseAccount } from './erase-account.ts';
