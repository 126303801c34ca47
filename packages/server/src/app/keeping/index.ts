// Backups, their restoration, and the move from the embedded database to PostgreSQL.
export { KeepingUsageError, endWith } from './command-errors.ts';
export { demandDocuments } from './demand-documents.ts';
export { lastBackup } from './last-backup.ts';
export { BackupRefusedError } from './manifest.ts';
export { demandUsable, settleRestore } from './marks.ts';
