// Contacts to which no codes are sent.
export { type BlacklistEntry, deleteBlacklisted, findBlacklisted, insertBlacklisted, isBlacklisted } from './store.ts';
