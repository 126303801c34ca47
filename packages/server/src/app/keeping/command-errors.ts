import {
  ConfigError,
  ContentError,
  DataDirInUseError,
  DatabaseVersionError,
  NoDatabaseError,
  OlderServersError,
  SecretFileError,
  SnapshotLostError,
} from '../../platform/index.ts';
import { UnusableFileError } from '../../trust/index.ts';
import { BackupRefusedError } from './manifest.ts';

/** The command was not understood. */
export class KeepingUsageError extends Error {}

const EXIT_REFUSED = 2;
const TOLD = [
  KeepingUsageError,
  BackupRefusedError,
  ConfigError,
  ContentError,
  DatabaseVersionError,
  NoDatabaseError,
  OlderServersError,
  SecretFileError,
  SnapshotLostError,
  UnusableFileError,
];
/** Errors of files and of connections, which name their subject. */
const TOLD_CODES = new Set(['EACCES', 'ENOSPC', 'EROFS', 'ENOENT', 'ECONNREFUSED', 'ENOTFOUND', 'EDQUOT']);

/** The error in one line if the user of the command can correct it; null = it is a defect. */
function plainReason(error: unknown): string | null {
  if (error instanceof DataDirInUseError)
    return 'The server is running on this database. Stop it, then run this command again.';
  const { code, message } = error as { code?: unknown; message?: string };
  if (TOLD.some((kind) => error instanceof kind)) return message ?? '';
  return typeof code === 'string' && TOLD_CODES.has(code) ? (message ?? code) : null;
}

/** Ends the process with the status that a command returns. */
export function endWith(command: Promise<number>): void {
  command.then(
    (status) => {
      process.exitCode = status;
    },
    (error: unknown) => {
      const line = plainReason(error);
      if (line === null) throw error;
      process.stderr.write(`${line}\n`);
      process.exitCode = EXIT_REFUSED;
    },
  );
}
