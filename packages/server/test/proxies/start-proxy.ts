import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The directory of the checkout. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The name in the shipped configurations, which an operator replaces. */
const NAME = 'sign.example.com';
/** The address of the server in them. */
const SERVER = '127.0.0.1:8080';

export interface Ports {
  readonly http: number;
  readonly https: number;
}

export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

interface Place {
  readonly directory: string;
  readonly ports: Ports;
  readonly certificate: Certificate;
  /** Host and port of the server behind it. */
  readonly server: string;
}

export const PROXIES = ['nginx', 'caddy'] as const;
export type Proxy = (typeof PROXIES)[number];

export const isInstalled = (proxy: Proxy): boolean =>
  spawnSync(proxy, [proxy === 'nginx' ? '-v' : 'version']).error === undefined;

/** A certificate for localhost, signed by itself. */
export function makeCertificate(directory: string): Certificate {
  const [cert, key] = [path.join(directory, 'cert.pem'), path.join(directory, 'key.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', ...kind, ...name, '-out', cert, '-keyout', key], { stdio: 'pipe' });
  return { cert, key };
}

/** The shipped file with what an operator replaces; each of it must be in it. */
function filled(file: string, replaced: readonly (readonly [string, string])[]): string {
  return replaced.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      return text.replaceAll(from, to);
    },
    readFileSync(path.join(ROOT, file), 'utf8'),
  );
}

function nginx({ directory, ports, certificate, server }: Place): ChildProcess {
  const shipped = filled('deploy/nginx/countersign.conf', [
    [SERVER, server],
    [NAME, 'localhost'],
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`],
    ['/etc/ssl/countersign/fullchain.pem', certificate.cert],
    ['/etc/ssl/countersign/privkey.pem', certificate.key],
  ]);
  writeFileSync(path.join(directory, 'countersign.conf'), shipped);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`);
  writeFileSync(
    path.join(directory, 'nginx.conf'),
    `daemon off; master_process off; pid nginx.pid; error_log stderr; events {}
http { access_log off; ${temporary.join(' ')} include countersign.conf; }\n`,
  );
  return spawn('nginx', ['-p', `${directory}/`, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function caddy({ directory, ports, certificate, server }: Place): ChildProcess {
  const shipped = filled('deploy/caddy/Caddyfile', [
    [SERVER, server],
    [`http://${NAME} {`, `http://localhost:${ports.http} {`],
    [`https://${NAME} {`, `https://localhost:${ports.https} {\n\ttls ${certificate.cert} ${certificate.key}`],
  ]);
  const file = path.join(directory, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${shipped}`);
  const env = { PATH: process.env['PATH'] ?? '', HOME: directory };
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

/** Starts a proxy with the configuration that is shipped; resolves when it listens. @returns what ends it */
export async function startProxy(
  proxy: Proxy,
  place: Omit<Place, 'directory'>,
  within: string,
): Promise<() => Promise<void>> {
  const directory = path.join(within, proxy);
  mkdirSync(directory);
  const child = (proxy === 'nginx' ? nginx : caddy)({ ...place, directory });
  let said = '';
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  child.stdout?.resume();
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  while (!(await isOpen(place.ports.https))) {
    if (child.exitCode !== null) throw new Error(`${proxy} did not start: ${said}`);
    await pause(50);
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
