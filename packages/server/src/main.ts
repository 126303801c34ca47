import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { App } from './app.ts';
import {
  type Attendance,
  type Config,
  ConfigError,
  DEMO_OPERATOR,
  DEMO_PASSWORD,
  DEMO_PEOPLE,
  DEMO_SECOND_OPERATOR,
  DEMO_SIGN_PASSWORD,
  createLog,
  DataDirInUseError,
  DatabaseVersionError,
  OlderServersError,
  PRODUCT_VERSION,
  attend,
  dataLayout,
  loadSecrets,
  openDatabase,
  readConfig,
} from './platform/index.ts';
import type { OpenServices } from './open-services.ts';

const USAGE = 'usage: node dist/main.js [--demo] [--dev]';
/** How long running requests and jobs may take once the server listens no more. */
const STOP_MS = 20_000;
/** A second signal ends at once, unless it is the terminal's and the parent's for one key press. */
const INSISTENCE_MS = 1500;
/**
 * The heap may double before all of it is searched for garbage. V8 allows a server that was idle a tenth more, so that an act on many
 * documents spends a third of its CPU on searching. At rest V8 frees the same memory as before.
 */
const HEAP_GROWTH = '--heap-growing-percent=100';

/** Words for people at a terminal; in production standard output has the lines of the log only. */
let speak = (words: string): void => void process.stdout.write(words);
const say = (line: string): void => speak(`${line}\n`);
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const isFirstStart = ({ databaseUrl, dataDir }: Config): boolean =>
  databaseUrl === null && !existsSync(path.join(dataLayout(dataDir).db, 'pg'));

/** Prints what is being done and how long it took. */
async function timed<T>(words: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  speak(`  ${words} … `);
  try {
    const result = await work();
    say(`done in ${seconds(began)}`);
    return result;
  } catch (error) {
    say('failed');
    throw error;
  }
}

/** PORT=0 takes a free port. PUBLIC_URL contains it, so it is chosen before anything else. */
async function withPort(env: NodeJS.ProcessEnv): Promise<Config> {
  const config = readConfig(env);
  if (config.port !== 0) return config;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, config.host, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return readConfig({ ...env, PORT: String(port) });
}

interface Options {
  readonly demo: boolean;
  readonly dev: boolean;
}

async function start({ demo, dev }: Options): Promise<void> {
  const began = performance.now();
  const config = await withPort(process.env);
  if (demo && config.mode === 'production')
    throw new ConfigError('These settings cannot be used:', ['--demo is for evaluation mode']);
  if (config.mode === 'production') speak = () => {};
  say(
    `Countersign · ${config.mode} mode · data in ${config.databaseUrl === null ? config.dataDir : 'the database of DATABASE_URL'}`,
  );
  const log = createLog(config);
  // A defect, which fails the call that it belongs to; it must not end the calls of others.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a failure was waited for by no call'));
  const secrets = loadSecrets(config);
  const verb = isFirstStart(config) ? 'creating' : 'opening';
  // The database starts in its thread while this one loads the modules of the product.
  const [database, { createApp, openServices, seedDemoUsers }] = await Promise.all([
    timed(`${verb} the database`, () => openDatabase(config, { log })),
    import('./product.ts'),
  ]);
  const outdated: { error: DatabaseVersionError | null; stop: () => void } = { error: null, stop: () => {} };
  const attendance = await attend(database, {
    version: PRODUCT_VERSION,
    place: `${hostname()}:${config.port}`,
    log,
    onOutdated(error) {
      outdated.error = error;
      log.fatal({ err: error }, 'the database was upgraded, and does not fit this server any more');
      outdated.stop();
    },
  }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const services = await openServices({
    config,
    log,
    secrets,
    database,
    openingAuthority: (work) => timed(`${verb} the certificate authority`, work),
  });
  let app: App | null = null;
  try {
    if (demo) await timed('preparing the demo users', () => seedDemoUsers(services));
    app = await createApp(services, { web: dev ? 'development' : 'built' });
    await app.fastify.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app?.close().catch(() => {});
    await attendance.leave();
    await services.close();
    throw error;
  }
  // A start that is allowed more keeps it at rest.
  setFlagsFromString(HEAP_GROWTH);
  outdated.stop = stopOnSignal(app, services, attendance);
  if (outdated.error !== null) outdated.stop();
  const { mode, publicUrl, host, port } = config;
  const sec = Number(((performance.now() - began) / 1000).toFixed(1));
  if (mode === 'production') log.info({ publicUrl, host, port, sec }, 'the server is ready');
  announce(config, demo, seconds(began));
}

function announce(config: Config, demo: boolean, took: string): void {
  say(`  ready in ${took}\n`);
  say(`  ${config.publicUrl}`);
  say(
    `  ${config.publicUrl}/operator   the console of the authority's staff (npm run operator -- create --login NAME)`,
  );
  if (config.mode === 'evaluation')
    say(`  ${config.publicUrl}/dev/outbox   codes and notices, which evaluation mode does not really send`);
  if (demo) {
    say(`\n  Demo users, each with password ${DEMO_PASSWORD} and sign password ${DEMO_SIGN_PASSWORD}`);
    for (const { name, contact } of Object.values(DEMO_PEOPLE)) say(`    ${contact.padEnd(20)} ${name}`);
    for (const { login, name } of [DEMO_OPERATOR, DEMO_SECOND_OPERATOR])
      say(`    ${login.padEnd(20)} ${name} at ${config.publicUrl}/operator`);
  }
  say('\n  Ctrl-C stops it.');
}

/**
 * Drains, finishes running work, then closes everything. A second signal ends the process at once; the next start recovers. Returns
 * what a signal does.
 */
function stopOnSignal(app: App, services: OpenServices, attendance: Attendance): () => void {
  const { drainMs } = services.config;
  let since: number | null = null;
  const stop = (): void => {
    if (since !== null) {
      if (performance.now() - since > INSISTENCE_MS) process.exit(130);
      return;
    }
    since = performance.now();
    services.log.info({ drainMs }, 'the server is stopping');
    say('\n  stopping …');
    setTimeout(() => process.exit(1), drainMs + STOP_MS).unref();
    app
      .drain(drainMs)
      .then(() => app.close())
      .then(() => attendance.leave())
      .then(() => services.close())
      .then(
        () => {
          services.log.info({}, 'the server has stopped');
          say('  stopped');
          process.exit(0);
        },
        (error: unknown) => {
          services.log.fatal({ err: error }, 'the server did not stop cleanly');
          process.exit(1);
        },
      );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return stop;
}

const START_ERRORS = [ConfigError, DataDirInUseError, DatabaseVersionError, OlderServersError];

/** The error in one line if the operator can correct it, as those with a kind (AuthorityError, outages); otherwise null. */
function plainLine(error: unknown): string | null {
  if (START_ERRORS.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, address, port, kind } = error as { code?: unknown; address?: unknown; port?: unknown; kind?: unknown };
  if (code === 'EADDRINUSE')
    return `${String(address)}:${String(port)} is in use by another program: stop that one, or choose another PORT`;
  if (code === 'EACCES') return `${String(address)}:${String(port)} may not be listened on: choose another PORT`;
  if (code === 'ECONNREFUSED') return 'the database of DATABASE_URL does not answer';
  return typeof kind === 'string' ? (error as Error).message : null;
}

const known = new Set(['--demo', '--dev']);
const given = process.argv.slice(2).filter((argument) => argument !== '--');
if (given.some((argument) => !known.has(argument))) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
try {
  await start({ demo: given.includes('--demo'), dev: given.includes('--dev') });
} catch (error) {
  const line = plainLine(error);
  if (line === null) throw error;
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
