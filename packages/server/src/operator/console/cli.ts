/**
 * npm run operator -- create --login NAME [--name "Full name"] [--roles ROLE,…] | reset --login NAME
 *   | reset-factor --login NAME | roles --login NAME --roles ROLE,…
 *
 * Makes an operator of the certificate authority, or gives one a new one-time password, and prints it once; or removes
 * the second factor of an operator who has lost their authenticator app; or sets the roles of one, as when no second
 * administrator is left. The server must not be running on the embedded database meanwhile; with DATABASE_URL it may.
 */
import { parseArgs } from 'node:util';
import { NAME_MAX, OPERATOR_ROLES, type OperatorRole, readOperatorRoles } from '@countersign/domain';
import {
  ConfigError,
  DataDirInUseError,
  type Database,
  DatabaseVersionError,
  createLog,
  forgive,
  loadSecrets,
  openDatabase,
  readConfig,
  systemClock,
  systemIds,
} from '../../platform/index.ts';
import {
  applyRoles,
  createOperator,
  endSessionsOf,
  findOperator,
  hashPlainPassword,
  newOneTimePassword,
  normaliseLogin,
  operatorCodeGuard,
  operatorLoginGuard,
  ownPasswordGuard,
  recordOperatorAct,
  rolesText,
  updateOperator,
} from '../../accounts/index.ts';

const USAGE =
  'usage: npm run operator -- create --login NAME [--name "Full name"] [--roles ROLE,…] | reset --login NAME | reset-factor --login NAME | roles --login NAME --roles ROLE,…\n' +
  `roles: ${OPERATOR_ROLES.join(', ')}; without --roles a new operator is ADMINISTRATOR`;
const VERBS = ['create', 'reset', 'reset-factor', 'roles'] as const;
const LOGIN = /^[a-z0-9][a-z0-9._-]{2,31}$/;
const EXIT_USAGE = 2;

class UsageError extends Error {}

interface Wanted {
  readonly verb: (typeof VERBS)[number];
  readonly login: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
}

function readWanted(args: readonly string[]): Wanted {
  try {
    const { values, positionals } = parseArgs({
      args: args.filter((argument) => argument !== '--'),
      allowPositionals: true,
      options: { login: { type: 'string' }, name: { type: 'string' }, roles: { type: 'string' } },
    });
    const [verb, ...rest] = positionals;
    const login = normaliseLogin(values.login ?? '');
    const known = VERBS.find((one) => one === verb);
    if (known === undefined || rest.length > 0) throw new UsageError(USAGE);
    if (!LOGIN.test(login)) throw new UsageError('--login: 3 to 32 letters, digits, dots, dashes or underscores');
    const name = (values.name ?? login).trim();
    if (name === '' || name.length > NAME_MAX) throw new UsageError(`--name: 1 to ${NAME_MAX} characters`);
    if (known === 'roles' && values.roles === undefined) throw new UsageError(USAGE);
    const roles = readOperatorRoles((values.roles ?? 'ADMINISTRATOR').toUpperCase().split(','));
    if (roles === null) throw new UsageError(`--roles: some of ${OPERATOR_ROLES.join(',')}`);
    return { verb: known, login, name, roles };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}

const AUDIT_KINDS = {
  create: 'operator.created',
  reset: 'operator.passwordReset',
  'reset-factor': 'operator.secondFactorReset',
  roles: 'operator.rolesSet',
} as const;

interface NewSecret {
  readonly passwordHash: string;
  readonly pepper: Buffer;
}

async function carryOut(
  db: Database,
  { verb, login, name, roles }: Wanted,
  { passwordHash, pepper }: NewSecret,
): Promise<void> {
  const now = systemClock.now();
  const services = { ids: systemIds };
  await db.withTx(async (tx) => {
    const context = { now, ip: '', userAgent: 'command line', requestId: '' };
    const actor = { login: 'command-line', sessionId: null };
    if (verb === 'create') {
      const made = await createOperator(tx, services, { login, name, roles, passwordHash, now });
      if (!made.ok) throw new UsageError(`there is an operator ${login} already; reset gives a new password`);
    } else {
      const known = await findOperator(tx, { login });
      if (known === null) throw new UsageError(`there is no operator ${login}`);
      if (verb === 'roles') return void (await applyRoles(tx, services, actor, { row: known, roles }, context));
      const change =
        verb === 'reset'
          ? { passwordHash, mustChangePassword: true, disabled: false }
          : { sealedTotp: null, totpSince: null, totpStep: null };
      await updateOperator(tx, known.id, change);
      await forgive(tx, operatorLoginGuard(pepper, login));
      await forgive(tx, ownPasswordGuard(pepper, known.id));
      await forgive(tx, operatorCodeGuard(pepper, known.id));
      await endSessionsOf(tx, { operatorId: known.id }, { now });
    }
    const kind = AUDIT_KINDS[verb];
    const detail: Record<string, string> = verb === 'create' ? { login, roles: rolesText(roles) } : { login };
    await recordOperatorAct(tx, services, actor, { kind, detail }, context);
  });
}

async function main(): Promise<void> {
  const wanted = readWanted(process.argv.slice(2));
  const config = readConfig();
  const password = newOneTimePassword();
  const { pepper } = loadSecrets(config);
  const passwordHash = await hashPlainPassword(password, pepper);
  const db = await openDatabase(config, { log: createLog(config) });
  try {
    await carryOut(db, wanted, { passwordHash, pepper });
  } finally {
    await db.close();
  }
  if (wanted.verb === 'roles') {
    process.stdout.write(`operator ${wanted.login}\nroles ${wanted.roles.join(', ')}\n`);
    return;
  }
  if (wanted.verb === 'reset-factor') {
    process.stdout.write(`operator ${wanted.login}\nThe second factor was removed; the password is unchanged.\n`);
    return;
  }
  process.stdout.write(`operator ${wanted.login}\none-time password ${password}\n`);
  process.stdout.write(`Log in at ${config.publicUrl}/operator and choose another one. It is shown only this once.\n`);
}

/** The error in one line, if the person who typed the command can correct it. */
function plainLine(error: unknown): string | null {
  const isTold = error instanceof UsageError || error instanceof ConfigError || error instanceof DatabaseVersionError;
  if (isTold) return error.message;
  if (error instanceof DataDirInUseError)
    return 'The server is running on this database. Stop it, run this command again, then start the server.';
  const { code } = error as { code?: unknown };
  return code === 'ECONNREFUSED' ? 'The database of DATABASE_URL does not answer.' : null;
}

main().catch((error: unknown) => {
  const line = plainLine(error);
  if (line === null) throw error;
  process.stderr.write(`${line}\n`);
  process.exitCode = EXIT_USAGE;
});
