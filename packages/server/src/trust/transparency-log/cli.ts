/**
 * npm run audit -- verify [--checkpoint FILE] [--trust root.pem] [--json]
 *                | checkpoint
 *                | prove ENVELOPE [--out FILE]
 *                | check FILE [--trust root.pem] [--json]
 *
 * Checks the audit of the database of DATA_DIR or DATABASE_URL, prints its last checkpoint to keep elsewhere, writes the
 * proofs of an envelope's rows, and checks those without any database. Exit status: 0 without findings, 1 with findings, 2
 * if the command or a file cannot be used. The server must not be running on the embedded database
 * meanwhile; with DATABASE_URL it may.
 */
import { existsSync } from 'node:fs';
import {
  ConfigError,
  DataDirInUseError,
  createLog,
  dataLayout,
  openDatabase,
  readConfig,
} from '../../platform/index.ts';
import { UsageError, runAudit } from './command.ts';
import { UnusableFileError } from './read-trust.ts';
import { OutsideCheckpointError } from './verify-checkpoints.ts';

const EXIT_USAGE = 2;

async function main(): Promise<number> {
  const config = readConfig();
  const { db: directory } = dataLayout(config.dataDir);
  return runAudit(process.argv.slice(2), {
    config,
    write: (text) => void process.stdout.write(text),
    open: () => {
      if (config.databaseUrl === null && !existsSync(directory))
        throw new UsageError(`there is no database in ${directory}`);
      // It only reads: the schema is not migrated.
      return openDatabase(config, { log: createLog(config), migrate: false });
    },
  });
}

/** Undefined table, undefined column (PostgreSQL, appendix A). */
const OTHER_SCHEMA = new Set(['42P01', '42703']);

/** Returns the error in one line if the user of the command can fix it. */
function plainLine(error: unknown): string | null {
  const isTold =
    error instanceof UsageError || error instanceof UnusableFileError || error instanceof OutsideCheckpointError;
  if (isTold || error instanceof ConfigError) return error.message;
  if (error instanceof DataDirInUseError)
    return 'The server is running on this database. Stop it, run this command again, then start it.';
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (code === 'ECONNREFUSED') return 'The database of DATABASE_URL does not answer.';
    if (typeof code === 'string' && OTHER_SCHEMA.has(code))
      return 'The database belongs to an older release. Start the server on it once.';
  }
  return null;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const line = plainLine(error);
    if (line === null) throw error;
    process.stderr.write(`${line}\n`);
    process.exitCode = EXIT_USAGE;
  },
);
