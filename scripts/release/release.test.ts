import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scriptFontPaths } from '../../packages/pdf/src/index.ts';
import { ROOT } from '../setup/steps.mjs';
import { canConfine, startConfined } from './confined.mjs';
import { stage } from './stage.mjs';
import { digestOfFile, makeTar, releaseName } from './tarball.mjs';

const directory = mkdtempSync(path.join(tmpdir(), 'countersign-release-'));
const name = releaseName();
/** None of the settings that the tests themselves run with. */
const BARE = { PATH: process.env['PATH'] ?? '' };
/** Where the archive is unpacked. */
const unpacked = path.join(directory, 'unpacked', name);
let made: ReturnType<typeof stage>;

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.mjs', '--stale'], { cwd: ROOT });
  made = stage(path.join(directory, 'first', name));
  await makeTar(path.join(directory, 'first', name), path.join(directory, 'first.tar'));
  execFileSync('mkdir', [path.dirname(unpacked)]);
  execFileSync('tar', ['-xf', path.join(directory, 'first.tar'), '-C', path.dirname(unpacked)]);
  // Another user runs it.
  chmodSync(directory, 0o755);
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const filesIn = (at: string): string[] =>
  readdirSync(path.join(unpacked, at), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(unpacked, path.join(entry.parentPath, entry.name)));

interface Sbom {
  bomFormat: string;
  metadata: { timestamp?: string; component: { name: string } };
  components: { name: string; version: string; licenses?: unknown[]; hashes?: unknown[] }[];
}

describe('the files of a release', () => {
  test('the same sources give the same bytes, below the limit', async () => {
    stage(path.join(directory, 'second', name), readFileSync(path.join(unpacked, 'sbom.cdx.json'), 'utf8'));
    await makeTar(path.join(directory, 'second', name), path.join(directory, 'second.tar'));
    rmSync(path.join(directory, 'second'), { recursive: true });
    expect(await digestOfFile(path.join(directory, 'second.tar'))).toBe(
      await digestOfFile(path.join(directory, 'first.tar')),
    );
    expect(made.bytes).toBeLessThan(150e6);
  });

  test('neither sources nor tests nor tools are in it, and every package keeps its licence', () => {
    const files = filesIn('.');
    expect(files.filter((file) => /\.(tsx?|map)$|\.test\./.test(file))).toEqual([]);
    expect(files.filter((file) => /node_modules\/(vite|vitest|typescript|rolldown|oxlint|tsx)\//.test(file))).toEqual(
      [],
    );
    const licensed = (at: string): boolean => /licen[cs]e|copying/i.test(readdirSync(path.join(ROOT, at)).join(' '));
    const packages = files
      .filter((file) => /node_modules\/(@[^/]+\/)?[^/@]+\/package\.json$/.test(file))
      .map((file) => path.dirname(file));
    expect(packages).toHaveLength(made.packages);
    const shipped = (at: string): boolean => /licen[cs]e|copying/i.test(readdirSync(path.join(unpacked, at)).join(' '));
    expect(packages.filter((at) => licensed(at) && !shipped(at))).toEqual([]);
  });

  test('every file that the bundle looks up in a package is there', () => {
    const bundle = filesIn('packages/server/dist').filter((file) => file.endsWith('.js'));
    const from = createRequire(pathToFileURL(path.join(unpacked, 'packages/server/dist/main.js')));
    const literal = /["'](@?[a-z][\w.-]*(?:\/[\w.-]+)+\.(?:ttf|wasm|css|woff2))["']/g;
    const named = bundle.flatMap((file) =>
      [...readFileSync(path.join(unpacked, file), 'utf8').matchAll(literal)].map(([, specifier = '']) => specifier),
    );
    expect(new Set(named).size).toBeGreaterThanOrEqual(4);
    for (const specifier of named) expect(existsSync(from.resolve(specifier)), specifier).toBe(true);
  });

  test('every font of a script is there, with the list of its characters', () => {
    const fonts = filesIn('node_modules/@fontsource-variable');
    const installed = scriptFontPaths().map((file) => path.relative(ROOT, file));
    expect(installed.filter((file) => !fonts.includes(file))).toEqual([]);
    expect(fonts.filter((file) => file.endsWith('.woff2'))).toHaveLength(installed.length);
    expect(fonts.filter((file) => file.endsWith('/unicode.json'))).toHaveLength(10);
  });

  test('the bill of materials lists every package with its licence', () => {
    const sbom = JSON.parse(readFileSync(path.join(unpacked, 'sbom.cdx.json'), 'utf8')) as Sbom;
    expect(sbom.bomFormat).toBe('CycloneDX');
    expect(sbom.metadata.component.name).toBe('countersign');
    expect(sbom.metadata).not.toHaveProperty('timestamp');
    const listed = new Set(sbom.components.map((one) => `${one.name}@${one.version}`));
    const there = filesIn('.')
      .filter((file) => /node_modules\/(@[^/]+\/)?[^/@]+\/package\.json$/.test(file))
      .map((file) => JSON.parse(readFileSync(path.join(unpacked, file), 'utf8')) as { name: string; version: string });
    expect(there.filter((one) => !listed.has(`${one.name}@${one.version}`))).toEqual([]);
    expect(listed).toContain('react@19.3.1');
    expect([...listed].filter((one) => /^(vitest|typescript|rolldown)@/.test(one))).toEqual([]);
    const incomplete = sbom.components.filter((one) => one.licenses === undefined || one.hashes === undefined);
    expect(incomplete.map((one) => one.name)).toEqual([]);
  });

  test('programs and documents name the commands that it has, and documents link to files that are there', () => {
    const own = filesIn('packages/server/dist').filter((file) => file.endsWith('.js'));
    const documents = filesIn('docs');
    expect(documents).toEqual(expect.arrayContaining(['docs/operate/install.md', 'docs/hsm.md', 'docs/settings.md']));
    const read = (file: string): string => readFileSync(path.join(unpacked, file), 'utf8');
    const named = [...own, ...documents, ...filesIn('deploy')].flatMap(
      (file) => read(file).match(/npm run [a-z-]+/g) ?? [],
    );
    // Those that need the sources.
    const needSources = ['bench', 'demo', 'docs', 'release', 'soak'].map((script) => `npm run ${script}`);
    expect([...new Set(named)].sort()).toEqual(needSources);
    expect(read('docs/operate/back-up.md')).toContain('countersign backup verify /mnt/backup');
    expect(own.map(read).join('')).toContain('usage: countersign doctor [--json]');
    const dead = documents.flatMap((file) =>
      [...read(file).matchAll(/\](?:\((?!https?:))([^)#\s]+)[^)]*\)/g)]
        .map(([, target = '']) => path.join(path.dirname(file), target))
        .filter((target) => !existsSync(path.join(unpacked, target))),
    );
    expect(dead).toEqual([]);
    expect(read('docs/operate/install.md')).toContain('](../settings.md)');
  });

  test('bin/countersign lists its commands, and each of them starts', () => {
    const run = (...args: string[]): { status: number | null; said: string } => {
      try {
        execFileSync(path.join(unpacked, 'bin/countersign'), args, { stdio: 'pipe', cwd: directory, env: BARE });
        return { status: 0, said: '' };
      } catch (error) {
        const { status, stderr } = error as { status: number | null; stderr: Buffer };
        return { status, said: stderr.toString() };
      }
    };
    const { status, said } = run();
    expect(status).toBe(2);
    const commands = /the commands are: (.*)/.exec(said)?.[1]?.split(', ') ?? [];
    expect(commands).toEqual(expect.arrayContaining(['audit', 'ca', 'operator', 'start', 'verify']));
    for (const command of ['ca', 'verify']) expect(run(command).said).toMatch(/usage/i);
  });
});

/** A free port of the loopback interface. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Resolves when the process has ended, with its status and everything that it wrote. */
function ended(child: ChildProcess): Promise<{ status: number | null; said: string }> {
  let said = '';
  child.stdout?.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, said })));
}

test('a user without an account runs it on a read-only file system: a whole signing, and an orderly end', async () => {
  const port = await freePort();
  const data = path.join(directory, 'volume');
  const env = {
    ...BARE,
    PORT: String(port),
    DATA_DIR: path.join(data, 'data'),
    LOG_LEVEL: 'error',
    HOME: '/',
  };
  const command = [process.execPath, path.join(unpacked, 'bin/countersign'), 'start'];
  // Without root the file system stays as it is; the rest is the same.
  const server = canConfine()
    ? startConfined(data, command, { env })
    : spawn(command[0] ?? '', command.slice(1), { cwd: directory, env });
  const end = ended(server);
  try {
    const address = `http://localhost:${port}`;
    await expect
      .poll(
        () =>
          fetch(`${address}/health/ready`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 120_000 },
      )
      .toBe(200);
    const page = await fetch(address);
    expect(page.headers.get('content-type')).toMatch('text/html');
    const out = path.join(directory, 'out');
    const demo = spawn(process.execPath, [
      path.join(ROOT, 'scripts/demo/main-job.mjs'),
      '--out',
      out,
      '--server',
      address,
    ]);
    const job = await ended(demo);
    expect(job.status, job.said).toBe(0);
    expect(readdirSync(out).sort()).toEqual(['archive.zip', 'contract.pdf', 'evidence.pdf', 'root.pem']);
    const judged = [path.join(unpacked, 'bin/countersign'), 'verify', 'contract.pdf', '--trust', 'root.pem'];
    expect(execFileSync(process.execPath, judged, { cwd: out, encoding: 'utf8', env: BARE })).toMatch(/^VALID /);
  } finally {
    server.kill('SIGTERM');
  }
  const { status, said } = await end;
  expect(status, said).toBe(0);
});
