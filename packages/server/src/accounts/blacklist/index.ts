// Contacts to which no codes are sent.
export {
  type BlacklistEntry,
  blacklistHash,
  deleteBlacklisted,
  findBlacklisted,
  insertBlacklisted,
  isBlacklisted,
} from './store.ts';
