import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SetupError } from '../../../scripts/setup/steps.mjs';
import { freePort } from './killable-server.ts';

const PYTHON = '/usr/bin/python3';
const START_MS = 60_000;
const SERVICES = ['account', 'container', 'object'] as const;

/** OpenStack Swift on one directory of this machine, with the interface of S3, as Debian packages it. */
export interface SwiftNode {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** A container, by the name of S3. */
  readonly bucket: string;
  readonly close: () => Promise<void>;
}

function demandPrograms(): void {
  const missing = ['swift-ring-builder', 'swift-proxy-server', 'swift-object-server', 'memcached'].filter(
    (program) => spawnSync('which', [program]).status !== 0,
  );
  if (missing.length > 0 || !existsSync('/etc/swift/swift.conf'))
    throw new SetupError(
      'this soak needs OpenStack Swift: apt-get install --no-install-recommends swift-proxy swift-account swift-container swift-object memcached',
    );
}

/** Starts account, container, object and proxy server, each with one worker, and one replica of everything. */
export async function startSwift(): Promise<SwiftNode> {
  demandPrograms();
  const root = mkdtempSync(path.join(tmpdir(), 'countersign-swift-'));
  mkdirSync(path.join(root, 'devices/disk'), { recursive: true });
  const user = spawnSync('id', ['-un'], { encoding: 'utf8' }).stdout.trim();
  const children: ChildProcess[] = [];
  const start = (program: string, args: readonly string[]): void => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    children.push(child);
  };
  const common = (port: number): string =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nuser = ${user}\nswift_dir = ${root}\nworkers = 0\nlog_level = ERROR\n`;
  const ring = (name: string, port: number): void => {
    const build = (...args: string[]): void => {
      const made = spawnSync('swift-ring-builder', [path.join(root, `${name}.builder`), ...args], { encoding: 'utf8' });
      if ((made.status ?? 2) > 1) throw new SetupError(`swift-ring-builder ${args[0]}: ${made.stdout}${made.stderr}`);
    };
    build('create', '4', '1', '1');
    build('add', `r1z1-127.0.0.1:${port}/disk`, '1');
    build('rebalance');
  };
  for (const name of SERVICES) {
    const port = await freePort();
    ring(name, port);
    const file = path.join(root, `${name}-server.conf`);
    writeFileSync(
      file,
      `${common(port)}devices = ${root}/devices\nmount_check = false\n[pipeline:main]\npipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\n`,
    );
    start(PYTHON, [`/usr/bin/swift-${name}-server`, file]);
  }
  const [cache, port] = [await freePort(), await freePort()];
  start('memcached', ['-l', '127.0.0.1', '-p', String(cache), '-U', '0', '-m', '64', '-u', user]);
  const proxy = path.join(root, 'proxy-server.conf');
  writeFileSync(
    proxy,
    `${common(port)}[pipeline:main]
pipeline = catch_errors cache s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cache}
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
`,
  );
  start(PYTHON, ['/usr/bin/swift-proxy-server', proxy]);
  const endpoint = `http://127.0.0.1:${port}`;
  const close = async (): Promise<void> => {
    for (const child of children) child.kill('SIGTERM');
    await pause(500);
    for (const child of children) child.kill('SIGKILL');
    rmSync(root, { recursive: true, force: true });
  };
  const began = performance.now();
  while (
    !(await fetch(endpoint).then(
      () => true,
      () => false,
    ))
  ) {
    if (performance.now() - began > START_MS) {
      await close();
      throw new SetupError('the proxy server of Swift did not start');
    }
    await pause(200);
  }
  await makeContainer(endpoint);
  return { endpoint, accessKeyId: 'test:tester', secretAccessKey: 'testing', bucket: BUCKET, close };
}

const BUCKET = 'contracts';

/** By Swift's own interface, as its operator would. */
async function makeContainer(endpoint: string): Promise<void> {
  const login = await fetch(`${endpoint}/auth/v1.0`, {
    headers: { 'x-auth-user': 'test:tester', 'x-auth-key': 'testing' },
  });
  const [token, address] = ['x-auth-token', 'x-storage-url'].map((name) => login.headers.get(name) ?? '');
  const made = await fetch(`${address}/${BUCKET}`, { method: 'PUT', headers: { 'x-auth-token': token ?? '' } });
  if (!made.ok) throw new SetupError(`Swift makes no container: ${made.status}`);
}
