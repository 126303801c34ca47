// Signatures with a key on the signer's phone.
export { shieldCalls } from './calls.ts';
export { purgeShields, removeDevices } from './store.ts';
