import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, PRODUCT_VERSION } from '../../platform/index.ts';
import { backUp } from './back-up.ts';
import { openBackup, openSource, snapshotsIn } from './backup-directory.ts';
import { KeepingUsageError } from './command-errors.ts';
import { BackupRefusedError } from './manifest.ts';
import { moveToPostgres, undoMove } from './move.ts';
import { pruneBackup } from './prune.ts';
import { adoptRestored, restore, rowsOf } from './restore.ts';
import { takeOverEvaluation } from './to-production.ts';
import { verifyBackup } from './verify-backup.ts';

const BACKUP_USAGE = `usage: npm run backup -- TARGET [--keys DIRECTORY]
       npm run backup -- list TARGET
       npm run backup -- verify TARGET [--snapshot NAME] [--sample N] [--trust root.pem] [--keys DIRECTORY] [--json]
       npm run backup -- prune TARGET --keep-daily N --keep-monthly N`;
const MOVE_USAGE = 'usage: npm run move-to-postgres [-- --undo]';
const PRODUCTION_USAGE =
  'usage: npm run to-production -- --from DATA_DIR [--from-keys DIRECTORY] [--from-database-url-file FILE]';
const RESTORE_USAGE = `usage: npm run restore -- SOURCE [--snapshot NAME] [--into DIRECTORY] [--keys DIRECTORY] [--nothing-since]
       npm run restore -- adopt`;

/** The dependencies of the commands. */
export interface CommandPorts {
  readonly config: () => Config;
  readonly now: () => Date;
  readonly out: (text: string) => void;
}

const OPTIONS = {
  keys: { type: 'string' },
  snapshot: { type: 'string' },
  into: { type: 'string' },
  sample: { type: 'string' },
  'keep-daily': { type: 'string' },
  'keep-monthly': { type: 'string' },
  'nothing-since': { type: 'boolean', default: false },
  trust: { type: 'string', multiple: true },
  from: { type: 'string' },
  'from-keys': { type: 'string' },
  'from-database-url-file': { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

function readAsked<const Name extends keyof typeof OPTIONS>(
  args: readonly string[],
  names: readonly Name[],
  usage: string,
) {
  try {
    const given = args.filter((argument) => argument !== '--');
    const options = Object.fromEntries(names.map((name) => [name, OPTIONS[name]])) as Pick<typeof OPTIONS, Name>;
    return parseArgs({ args: given, allowPositionals: true, options: options as typeof OPTIONS });
  } catch (error) {
    throw new KeepingUsageError(`${(error as Error).message}\n${usage}`);
  }
}

const sayTo =
  ({ out }: Pick<CommandPorts, 'out'>) =>
  (line: string): void =>
    out(`${line}\n`);

/** `npm run backup`; returns the exit status. @throws the errors of `command-errors.ts` */
export async function runBackup(args: readonly string[], ports: CommandPorts): Promise<number> {
  const [verb] = args.filter((argument) => argument !== '--');
  if (verb === 'list') return list(args, ports);
  if (verb === 'verify') return verify(args, ports);
  if (verb === 'prune') return prune(args, ports);
  const { values, positionals } = readAsked(args, ['keys'], BACKUP_USAGE);
  const [target, ...rest] = positionals;
  if (target === undefined || rest.length > 0) throw new KeepingUsageError(BACKUP_USAGE);
  const { name, missing } = await backUp(ports.config(), {
    target,
    keysTo: values.keys ?? null,
    product: PRODUCT_VERSION,
    now: ports.now(),
    say: sayTo(ports),
  });
  ports.out(`backup    ${path.join(path.resolve(target), 'snapshots', name)}\n`);
  if (values.keys === undefined)
    ports.out('keys      not included: KEK and PEPPER (--keys DIRECTORY writes them apart)\n');
  if (missing.length === 0) return 0;
  ports.out(`MISSING   ${missing.length} files that the database names are not in the store:\n`);
  for (const digest of missing.slice(0, 20)) ports.out(`          ${digest}\n`);
  return 1;
}

function list(args: readonly string[], { out }: CommandPorts): number {
  const [, place, ...rest] = readAsked(args, [], BACKUP_USAGE).positionals;
  if (place === undefined || rest.length > 0) throw new KeepingUsageError(BACKUP_USAGE);
  const source = openSource(place);
  let status = 0;
  for (const name of snapshotsIn(source)) {
    try {
      const { manifest } = openBackup(source, name);
      out(`${name}  ${manifest.product}  ${rowsOf(manifest)} rows, ${manifest.blobs.count} files\n`);
    } catch (error) {
      if (!(error instanceof BackupRefusedError)) throw error;
      out(`${name}  ${error.message}\n`);
      status = 1;
    }
  }
  return status;
}

const count = (given: string | undefined, name: string): number => {
  if (given === undefined || !/^\d{1,4}$/.test(given))
    throw new KeepingUsageError(`--${name} must be a number\n${BACKUP_USAGE}`);
  return Number(given);
};

async function prune(args: readonly string[], ports: CommandPorts): Promise<number> {
  const { values, positionals } = readAsked(args, ['keep-daily', 'keep-monthly'], BACKUP_USAGE);
  const [, target, ...rest] = positionals;
  if (target === undefined || rest.length > 0) throw new KeepingUsageError(BACKUP_USAGE);
  await pruneBackup(target, {
    daily: count(values['keep-daily'], 'keep-daily'),
    monthly: count(values['keep-monthly'], 'keep-monthly'),
    now: ports.now(),
    say: sayTo(ports),
  });
  return 0;
}

async function verify(args: readonly string[], ports: CommandPorts): Promise<number> {
  const { values, positionals } = readAsked(args, ['snapshot', 'sample', 'trust', 'keys', 'json'], BACKUP_USAGE);
  const [, source, ...rest] = positionals;
  if (source === undefined || rest.length > 0) throw new KeepingUsageError(BACKUP_USAGE);
  if (values.sample !== undefined && !/^[1-9]\d{0,6}$/.test(values.sample))
    throw new KeepingUsageError(`--sample must be a number\n${BACKUP_USAGE}`);
  const checks = await verifyBackup(ports.config(), {
    source,
    snapshot: values.snapshot ?? null,
    sample: values.sample === undefined ? null : Number(values.sample),
    trust: values.trust ?? [],
    keysFrom: values.keys ?? null,
    say: values.json ? () => {} : sayTo(ports),
  });
  const ok = checks.every((check) => check.ok);
  if (values.json) ports.out(`${JSON.stringify({ ok, checks })}\n`);
  return ok ? 0 : 1;
}

/** `npm run restore`; returns the exit status. @throws the errors of `command-errors.ts` */
export async function runRestore(args: readonly string[], ports: CommandPorts): Promise<number> {
  const { values, positionals } = readAsked(args, ['snapshot', 'into', 'keys', 'nothing-since'], RESTORE_USAGE);
  const [source, ...rest] = positionals;
  if (source === undefined || rest.length > 0) throw new KeepingUsageError(RESTORE_USAGE);
  const config = ports.config();
  if (source === 'adopt') {
    const { logSize } = await adoptRestored(config, ports.now());
    ports.out(`adopted   ${logSize} rows in the audit log: start the server; everyone has to log in again\n`);
    return 0;
  }
  const { name, manifest } = await restore(placeOf(config, values.into), {
    source,
    snapshot: values.snapshot ?? null,
    keysFrom: values.keys ?? null,
    isLast: values['nothing-since'] ?? false,
    now: ports.now(),
    say: sayTo(ports),
  });
  ports.out(`restored  ${name}: start the server; everyone has to log in again\n`);
  // They are for the operator to judge: another machine has other addresses and directories.
  for (const [setting, value] of Object.entries(manifest.settings)) ports.out(`setting   ${setting}=${value}\n`);
  if (manifest.secrets.length > 0) ports.out(`secrets   ${manifest.secrets.join(', ')}\n`);
  return 0;
}

/** `npm run move-to-postgres`; returns the exit status. @throws the errors of `command-errors.ts` */
export async function runMove(args: readonly string[], ports: CommandPorts): Promise<number> {
  const given = args.filter((argument) => argument !== '--');
  if (given.some((argument) => argument !== '--undo')) throw new KeepingUsageError(MOVE_USAGE);
  if (given.length > 0) {
    await undoMove(ports.config());
    ports.out('undone    the embedded database is in use again: unset DATABASE_URL\n');
    return 0;
  }
  await moveToPostgres(ports.config(), { now: ports.now(), say: sayTo(ports) });
  ports.out('moved     start the server with the same DATABASE_URL\n');
  return 0;
}

/** `npm run to-production`; returns the exit status. @throws the errors of `command-errors.ts` */
export async function runToProduction(
  args: readonly string[],
  ports: Pick<CommandPorts, 'config' | 'out'> & { readonly configOf: (env: NodeJS.ProcessEnv) => Config },
): Promise<number> {
  const names = ['from', 'from-keys', 'from-database-url-file'] as const;
  const { values, positionals } = readAsked(args, names, PRODUCTION_USAGE);
  if (values.from === undefined || positionals.length > 0) throw new KeepingUsageError(PRODUCTION_USAGE);
  const from = ports.configOf({
    DATA_DIR: values.from,
    KEYS_DIR: values['from-keys'],
    DATABASE_URL_FILE: values['from-database-url-file'],
  });
  await takeOverEvaluation(from, ports.config(), { say: sayTo({ out: ports.out }) });
  ports.out('taken over: start production; everyone logs in again, and identities are verified again\n');
  return 0;
}

/** A data directory of its own, with the embedded database, and with the keys beside it that are not set. */
function placeOf(config: Config, into: string | undefined): Config {
  if (into === undefined) return config;
  const dataDir = path.resolve(into);
  return { ...config, databaseUrl: null, s3: null, dataDir, keysDir: `${dataDir}.keys` };
}
