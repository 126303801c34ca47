// Signatures with a key on the signer's phone.
export { shieldCalls } from './calls.ts';
export { FORMER_PHONES_JOB, formerPhoneJobs } from './end-former-phones.ts';
export { purgeShields, removeDevices } from './store.ts';
