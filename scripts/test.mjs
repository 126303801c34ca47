// npm test [-- STAGE…]: sets up what the tests use, then runs every stage, or the named ones, until one fails.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { ensurePkcs11, setUp } from './setup/packages.mjs';
import { startPostgres } from './setup/postgres.mjs';
import { main, run, say, sayAtEnd, SetupError, step } from './setup/steps.mjs';
import { ensureChromium, ensureTools, postgresPrograms } from './setup/tools.mjs';

const node = (/** @type {string[]} */ args, env = process.env) => run(process.execPath, args, { env });
const script = (/** @type {string} */ file, /** @type {string[]} */ ...args) =>
  node(['--import', 'tsx', file, ...args]);
/** In a process of its own: a build sets NODE_ENV for all that follows. */
const build = () => node(['scripts/build.mjs', '--stale']);
/** The pages must also stay within their budgets of requests and bytes. */
async function buildWithinBudgets() {
  await build();
  await node(['packages/web/build/budgets.mjs']);
}
const vitest = (/** @type {string[]} */ args, env = process.env) =>
  node(['node_modules/vitest/vitest.mjs', 'run', ...args], env);

/** @returns {Promise<number>} a free port of the loopback interface */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** Whether large matrices run whole: the server's tests by databases, the pages by widths by languages. Otherwise a part of each. */
const isEverything = process.env.TEST_EVERYTHING !== undefined;

const unit = () =>
  vitest(['--project', 'unit'], {
    ...process.env,
    TEST_DATABASE: isEverything || postgresPrograms() === null ? 'embedded' : 'sample',
  });

async function serverOnPostgres() {
  const programs = postgresPrograms();
  if (programs === null) return say('! PostgreSQL was not found: the server is tested on the embedded database only');
  const { url, stop } = await startPostgres(programs);
  try {
    await vitest(['--project', 'unit', 'packages/server', 'packages/testkit'], {
      ...process.env,
      TEST_DATABASE_URL: url,
    });
  } finally {
    await stop();
  }
}

async function components() {
  await ensureChromium();
  await vitest(['--project', 'components']);
}

async function journeys() {
  await build();
  const chromium = await ensureChromium();
  // Rolldown is among the packages that were installed a moment ago.
  const { bundlePackages } = await import('../e2e/bundle-packages.mjs');
  const env = {
    ...process.env,
    E2E_PORT: String(await freePort()),
    E2E_TSCONFIG: await bundlePackages(),
    ...(chromium === null ? {} : { CHROMIUM_PATH: chromium }),
  };
  const config = 'e2e/playwright.config.ts';
  // Parts of the names of files; without any, all of them.
  const only = process.env.TEST_JOURNEYS?.split(' ') ?? [];
  await node(['node_modules/@playwright/test/cli.js', 'test', '--config', config, ...only], env);
}

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} about
 * @property {boolean} alone it keeps all cores busy by itself; other stages run two at a time
 * @property {() => Promise<void>} work
 */

/**
 * The stages in their order: what is quick to fail comes first.
 * @type {Stage[]}
 */
const STAGES = [
  {
    name: 'lint',
    about: 'oxlint with types',
    alone: false,
    work: () => node(['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings']),
  },
  { name: 'format', about: 'oxfmt', alone: false, work: () => node(['node_modules/oxfmt/bin/oxfmt', '--check']) },
  {
    name: 'types',
    about: 'tsc',
    alone: false,
    work: () => node(['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']),
  },
  { name: 'imports', about: 'who may import whom', alone: false, work: () => script('scripts/checks/imports.ts') },
  {
    name: 'unused',
    about: 'knip: files, exports and dependencies without a use, and code of the product that only tests use',
    alone: false,
    work: async () => {
      await node(['node_modules/knip/bin/knip.js', '--no-progress']);
      await node(['node_modules/knip/bin/knip.js', '--no-progress', '--production']);
    },
  },
  {
    name: 'docs',
    about: 'generated files are current, citations and links lead somewhere',
    alone: false,
    work: async () => {
      await script('scripts/checks/spec-map.ts', '--check');
      await script('scripts/checks/settings-table.ts', '--check');
      await script('scripts/checks/migrations.ts', '--check');
      await script('scripts/checks/citations.ts');
    },
  },
  { name: 'build', about: 'server and pages, within their budgets', alone: false, work: buildWithinBudgets },
  { name: 'components', about: 'components of the pages in a browser', alone: false, work: components },
  {
    name: 'unit',
    about: 'unit and HTTP tests, those of the server on the embedded database in part',
    alone: true,
    work: unit,
  },
  { name: 'postgres', about: 'the server on PostgreSQL', alone: true, work: serverOnPostgres },
  { name: 'e2e', about: 'journeys in a browser', alone: true, work: journeys },
];
const TESTS = ['components', 'unit', 'postgres', 'e2e'];

/** @param {string[]} names */
function chosen(names) {
  const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const known = STAGES.map((stage) => `  ${stage.name.padEnd(12)}${stage.about}`).join('\n');
    throw new SetupError(`there is no stage ${unknown.join(', ')}; these are:\n${known}`);
  }
  return names.length === 0 ? STAGES : STAGES.filter((stage) => names.includes(stage.name));
}

const one = (/** @type {Stage} */ { name, about, work }) => step(`${name} (${about})`, work);

/**
 * Runs the stages two at a time, each printed when it ends; after a failure no further stage starts.
 * @param {Stage[]} stages
 */
async function twoAtATime(stages) {
  const waiting = [...stages];
  /** @type {unknown[]} */
  const failures = [];
  const lane = async () => {
    for (;;) {
      const stage = failures.length === 0 ? waiting.shift() : undefined;
      if (stage === undefined) return;
      try {
        await sayAtEnd(() => one(stage));
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all([lane(), lane()]);
  if (failures.length > 0) throw failures[0];
}

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
const MEMORY_MIN_BYTES = 4 * 1024 ** 3;

/**
 * Temporary files are made in memory where it has room for them and TMPDIR names no other place: to create and drop a
 * database takes a tenth of the processor time that it takes on a disk.
 * @returns {() => void} removes what is left of them
 */
function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR !== undefined) return () => {};
  let directory = '';
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < MEMORY_MIN_BYTES) return () => {};
    directory = mkdtempSync(`${MEMORY}/countersign-test-`);
  } catch {
    return () => {};
  }
  // PostgreSQL runs as another user and must reach its own directory inside.
  chmodSync(directory, 0o711);
  process.env.TMPDIR = directory;
  return () => rmSync(directory, { recursive: true, force: true });
}

/** What the environment sets for the product must not change what is tested. */
const SETTINGS = [
  'MODE',
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'PKI_URL',
  'DATA_DIR',
  'KEYS_DIR',
  'KEK',
  'PEPPER',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
];
for (const name of [...SETTINGS, 'TEST_DATABASE_URL', 'LOG_LEVEL', 'NODE_ENV']) delete process.env[name];

await main(async () => {
  const stages = chosen(process.argv.slice(2));
  const at = Date.now();
  await setUp();
  if (stages.some(({ name }) => TESTS.includes(name))) {
    await ensureTools();
    await ensurePkcs11();
  }
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  say(`Testing ${git.status === 0 ? git.stdout.trim() : 'this tree'} on Node.js ${process.versions.node}`);
  const removeTemporaryFiles = keepTemporaryFilesInMemory();
  try {
    const shared = stages.filter(({ alone }) => !alone);
    if (shared.length > 1) await twoAtATime(shared);
    else for (const stage of shared) await one(stage);
    for (const stage of stages.filter(({ alone }) => alone)) await one(stage);
  } finally {
    removeTemporaryFiles();
  }
  say(`✓ ${stages.map((stage) => stage.name).join(', ')} in ${((Date.now() - at) / 1000).toFixed(0)} s`);
});
