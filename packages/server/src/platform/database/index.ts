// The schema, transactions, and the clients of the embedded database and of PostgreSQL.
export { DataDirInUseError } from './data-dir-lock.ts';
export {
  type Database,
  type Tx,
  broadcast,
  demandBegun,
  endingAsWritten,
  endingEachWith,
  isHeard,
  onCommit,
  onEnd,
  signal,
  signalAnswer,
} from './database.ts';
export { type DumpRow, TableChecksum, prepareDump, readRows } from './dump/dump-rows.ts';
export { readSequences, readTables } from './dump/dump-tables.ts';
export { ContentError, type GivenTable, replaceContent } from './dump/replace-content.ts';
export { lockKey } from './lock-key.ts';
export { preparedRecords, storedRow } from './prepared-records.ts';
export { type RecordValues, readRecords, recordShape, recordShapeOf } from './record-text.ts';
export { prepared, preparedInsert, preparedRow, preparedUpdate } from './prepared-query.ts';
export {
  isOfNoRow,
  preparedAnswer,
  preparedChange,
  preparedQuestion,
  preparedRows,
  preparedText,
  runAlone,
} from './prepared-text.ts';
export { appliedMigrations, ownMigrations, readSchemaState } from './migrate.ts';
export { DatabaseVersionError } from './migrations/applied.ts';
export type { Migration } from './migrations/release.ts';
export { type TableSize, type UpgradeState, openForUpgrade } from './open-for-upgrade.ts';
export { type AliveServer, type Attendance, OlderServersError, attend, olderThan } from './servers.ts';
export { type Answered, answerChannel } from './trace.ts';
export { openDatabase } from './open.ts';
export { type DirectDatabase, openDirectly } from './open-directly.ts';
export { NoDatabaseError, type Snapshot, SnapshotLostError, openSnapshot } from './snapshot.ts';
export { returnedContact } from './schema/deliveries.ts';
export { guessCounter, idempotency } from './schema/people.ts';
export { legalHold } from './schema/retention.ts';
export { asServer, asStranger } from './strangers.ts';
export * from './tables.ts';
