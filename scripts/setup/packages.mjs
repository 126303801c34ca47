import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run, SetupError, step } from './steps.mjs';

const MODULES = path.join(ROOT, 'node_modules');
const LOCK = path.join(ROOT, 'package-lock.json');
const STAMP = path.join(MODULES, '.setup-stamp');

/** The oldest Node.js that every dependency accepts; the same as "engines" in package.json. */
const OLDEST_NODE = [20, 19];

/** @throws SetupError on an older Node.js */
function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new SetupError(
    `Node.js ${OLDEST_NODE.join('.')} or later is needed; this is ${version}. See https://nodejs.org`,
  );
}

/** The state that the installed packages depend on. @returns {{ lock: string, machine: string }} */
function wanted() {
  const lock = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  return { lock, machine: `node ${process.versions.node.split('.')[0]} ${process.platform} ${process.arch}` };
}

/** @returns {{ lock?: string, machine?: string } | null} */
function stamped() {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'));
  } catch {
    return null;
  }
}

/** Whether npm's own record of installed packages contains every package of the lockfile, because npm was run manually. */
function installedAsLocked() {
  const record = path.join(MODULES, '.package-lock.json');
  if (!existsSync(record)) return false;
  const there = JSON.parse(readFileSync(record, 'utf8')).packages;
  const asked = Object.entries(JSON.parse(readFileSync(LOCK, 'utf8')).packages);
  return asked.every(([place, entry]) => {
    const found = there[place];
    if (found === undefined) return entry.optional === true || !place.includes('node_modules/');
    return found.version === entry.version;
  });
}

/** Installs the packages of the lockfile if they are missing or differ from it. */
async function ensurePackages() {
  const now = wanted();
  const before = stamped();
  if (before?.lock === now.lock && before.machine === now.machine) return;
  if ((before === null || before.machine === now.machine) && installedAsLocked()) {
    writeFileSync(STAMP, JSON.stringify(now));
    return;
  }
  await step('Installing packages (npm ci)', () =>
    npm(['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund']),
  );
  writeFileSync(STAMP, JSON.stringify(now));
}

/** @param {string[]} args */
function npm(args) {
  const own = process.env.npm_execpath;
  const [command, first] = own?.endsWith('npm-cli.js') === true ? [process.execPath, [own]] : ['npm', []];
  const env = { ...process.env, npm_config_loglevel: 'error', npm_config_update_notifier: 'false' };
  const failure = 'npm ci failed: is the package registry reachable?';
  return run(command, [...first, ...args], { env, quiet: true, failure });
}

/** Installs the optional package for hardware security modules, which no other command needs. */
export async function ensurePkcs11() {
  const directory = path.join(ROOT, 'optional/pkcs11');
  if (existsSync(path.join(directory, 'node_modules/koffi'))) return;
  await step('Installing the optional package pkcs11 (npm ci)', () =>
    npm(['ci', '--prefix', directory, '--ignore-scripts', '--no-audit', '--no-fund']),
  );
}

/** The first step of every command: checks the Node.js version and installs the packages. */
export async function setUp() {
  checkNodeVersion();
  await ensurePackages();
}
