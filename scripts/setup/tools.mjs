import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { run, say, SetupError, step } from './steps.mjs';

/** @returns {string | null} the full path of a program on the PATH */
function onPath(/** @type {string} */ program) {
  for (const directory of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(directory, program);
    if (directory !== '' && isExecutable(file)) return file;
  }
  return null;
}

function isExecutable(/** @type {string} */ file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @returns {string | null} the directory of PostgreSQL's own programs, which Debian does not put on the PATH; the newest one
 */
export function postgresPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const beside = onPath('initdb');
  const candidates = [
    ...versions.map((version) => `${debian}/${version}/bin`),
    ...(beside ? [path.dirname(beside)] : []),
  ];
  return (
    candidates.find((directory) => isExecutable(`${directory}/initdb`) && isExecutable(`${directory}/postgres`)) ?? null
  );
}

/** Chromium without windows: it takes two thirds of the processor time of the whole browser. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** @returns {string | null} CHROMIUM_PATH, else the system's headless shell, Chromium or Chrome */
export function systemChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const names = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return names.map(onPath).find((file) => file !== null) ?? null;
}

/** Text in screenshots and in rendered pages needs a Chinese font. */
function hasChineseFont() {
  const list = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  if (list.error === undefined) return list.stdout.trim() !== '';
  return existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc');
}

/** The test suite of certificate paths for packages/pdf. */
const PKITS = process.env.PKITS_DATA ?? '/usr/lib/python3/dist-packages/cryptography_vectors/x509/PKITS_data';

/**
 * The tools that the tests use in addition to Node.js. A missing optional tool only causes a warning; its tests report that
 * they did not run.
 * @type {{ name: string, debian: string, needed: boolean, found: () => boolean }[]}
 */
const TOOLS = [
  { name: 'pdfsig', debian: 'poppler-utils', needed: true, found: () => onPath('pdfsig') !== null },
  { name: 'pdftoppm', debian: 'poppler-utils', needed: true, found: () => onPath('pdftoppm') !== null },
  { name: 'certutil', debian: 'libnss3-tools', needed: true, found: () => onPath('certutil') !== null },
  { name: 'qpdf', debian: 'qpdf', needed: true, found: () => onPath('qpdf') !== null },
  { name: 'openssl', debian: 'openssl', needed: true, found: () => onPath('openssl') !== null },
  { name: 'NIST PKITS', debian: 'python3-cryptography-vectors', needed: true, found: () => existsSync(PKITS) },
  { name: 'strace', debian: 'strace', needed: false, found: () => onPath('strace') !== null },
  { name: 'Prometheus', debian: 'prometheus', needed: false, found: () => onPath('promtool') !== null },
  { name: 'nginx', debian: 'nginx-light', needed: false, found: () => onPath('nginx') !== null },
  { name: 'PgBouncer', debian: 'pgbouncer', needed: false, found: () => existsSync('/usr/sbin/pgbouncer') },
  { name: 'Caddy', debian: 'caddy', needed: false, found: () => onPath('caddy') !== null },
  { name: 'systemd-analyze', debian: 'systemd', needed: false, found: () => onPath('systemd-analyze') !== null },
  { name: 'SoftHSM', debian: 'softhsm2', needed: false, found: () => onPath('softhsm2-util') !== null },
  { name: 'PostgreSQL', debian: 'postgresql', needed: false, found: () => postgresPrograms() !== null },
  { name: 'a Chinese font', debian: 'fonts-noto-cjk', needed: false, found: hasChineseFont },
];

/**
 * Finds the tools that the tests use, and installs missing ones if possible: as root, with Debian's package manager.
 * @throws SetupError listing all required tools that are still missing
 */
export async function ensureTools() {
  const absent = TOOLS.filter((tool) => !tool.found());
  if (canInstall()) {
    const packages = [...new Set(absent.map((tool) => tool.debian))];
    if (packages.length > 0) await step(`Installing ${packages.join(', ')} (apt-get)`, () => aptInstall(packages));
    await installChromium();
  }
  const still = absent.filter((tool) => !tool.found());
  const missing = still.filter((tool) => tool.needed);
  if (missing.length > 0) {
    const named = missing.map((tool) => `${tool.name} (Debian: ${tool.debian})`).join(', ');
    throw new SetupError(`The tests need these programs; please install them: ${named}`);
  }
  if (still.length > 0) say(`! Not found, so some tests do not run: ${still.map((tool) => tool.name).join(', ')}`);
}

/**
 * Programs that only one command uses, found or installed in the same way.
 * @param {Record<string, string>} programs their Debian packages
 * @throws SetupError listing those that are still missing
 */
export async function ensurePrograms(programs) {
  const absent = () => Object.keys(programs).filter((program) => onPath(program) === null);
  const packages = absent().map((program) => programs[program] ?? program);
  if (packages.length > 0 && canInstall())
    await step(`Installing ${packages.join(', ')} (apt-get)`, () => aptInstall(packages));
  if (absent().length > 0) throw new SetupError(`please install ${absent().join(', ')}`);
}

const canInstall = () => process.getuid?.() === 0 && onPath('apt-get') !== null;

/** Not every distribution has the headless shell as a package; Playwright has a browser of its own. */
async function installChromium() {
  if (process.env.CHROMIUM_PATH || onPath(HEADLESS_SHELL) !== null) return;
  await step(`Installing ${HEADLESS_SHELL} (apt-get)`, () => aptInstall([HEADLESS_SHELL])).catch(() => {
    say(`! There is no package ${HEADLESS_SHELL}: the tests use another Chromium`);
  });
}

/** @param {string[]} packages */
async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const failure = 'apt-get failed: are the Debian packages reachable?';
  await run('apt-get', ['update', '-qq'], { env, quiet: true, failure });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, quiet: true, failure });
}

/**
 * @returns {Promise<string | null>} the path of the Chromium that the browser tests drive; null = Playwright's own Chromium,
 *   which is downloaded if it is missing
 */
export async function ensureChromium() {
  const found = systemChromium();
  if (found !== null) {
    if (!isExecutable(found)) throw new SetupError(`CHROMIUM_PATH is ${found}, which cannot be executed`);
    return found;
  }
  const { chromium } = await import('playwright-core');
  if (!existsSync(chromium.executablePath())) {
    await step('Downloading a Chromium (Playwright)', () =>
      run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
        quiet: true,
        failure: 'no Chromium could be downloaded; install one and set CHROMIUM_PATH',
      }),
    );
  }
  return null;
}
