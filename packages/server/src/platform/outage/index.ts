// Errors of the server's environment: its database, its disk, its own processes.
export {
  DatabaseUnavailableError,
  type Outage,
  RETRY_AFTER_SEC,
  StorageAwayError,
  StorageFullError,
  asStoreError,
  outageOf,
} from './outage.ts';
