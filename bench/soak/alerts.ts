import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { api } from '@countersign/contract';
import { type Person, createPerson, drawnPng } from '@countersign/testkit/client';
import pg from 'pg';
import { buildServer, freePort, startServer } from './parts/killable-server.ts';
import { postgresForSoak } from './parts/postgres.ts';
import { OBSERVE, type Prometheus, startPrometheus } from './parts/prometheus.ts';

/**
 * npm run soak -- alerts: Debian's Prometheus scrapes a server and evaluates deploy/observe/alerts.yml while the server is given the
 * cause of each alert. Each must be seen firing, and none before. Every query of the dashboard is run. A second server, on a disk of
 * 512 MB and with a clock years ahead, has the causes that take years.
 */
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const SECRETS = { KEK: 'ab'.repeat(32), PEPPER: 'cd'.repeat(32) };

await buildServer();
const root = mkdtempSync(path.join(tmpdir(), 'countersign-alerts-'));
const disk = path.join(root, 'disk');
const postgres = await postgresForSoak();
const seen: Record<string, boolean> = {};
let calm: string[] = [];
const failedQueries: string[] = [];
let queries = 0;
let withValues = 0;
try {
  await workingServer();
  await agedServer();
} finally {
  postgres.signal('SIGCONT');
  await postgres.stop();
  rmSync(root, { recursive: true, force: true });
}
const all = [...readFileSync(path.join(OBSERVE, 'alerts.yml'), 'utf8').matchAll(/alert: (\w+)/g)].map(
  ([, name = '']) => name,
);
const unseen = all.filter((name) => seen[name] !== true);
for (const query of failedQueries) say(`failed: ${query}`);
say(
  JSON.stringify({
    soak: 'alerts',
    counts: {
      queries,
      with_values: withValues,
      fired: all.length - unseen.length,
      of: all.length,
      unseen,
      before: calm,
    },
  }),
);
process.exit(unseen.length === 0 && failedQueries.length === 0 && calm.length === 0 ? 0 : 1);

/** Waits until each of the alerts has fired. */
async function see(prometheus: Prometheus, ...alerts: string[]): Promise<void> {
  Object.assign(seen, await prometheus.fired(...alerts));
  for (const name of alerts) say(`  ${name}: ${seen[name] ? 'fired' : 'DID NOT FIRE'}`);
}

/** A server that works, to which one thing after the other happens. */
async function workingServer(): Promise<void> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const server = await startServer(path.join(root, 'data'), port, {
    ...SECRETS,
    DATABASE_URL: postgres.url,
    DATABASE_POOL: '4',
    METRICS_PORT: String(metricsPort),
    // No mail server listens there.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'contracts@example.com',
    SUPPORT_CONTACT: 'help@example.com',
  });
  const child = (name: string): number[] => childrenOf(server.pid).filter((pid) => commandOf(pid).includes(name));
  const prometheus = await startPrometheus(root, metricsPort);
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  const base = `http://127.0.0.1:${port}`;
  const request = (): Promise<void> => requestPages(base);
  try {
    await pause(20_000);
    await request();
    await runDashboard(prometheus);
    calm = await prometheus.firing();
    const person = await registered(base);

    say('a job that was given up, and a backlog of jobs');
    await database.query(`insert into job (id, kind, key, payload, run_at, created_at, dead_at)
      values (gen_random_uuid(), 'webhook', 'soak', '{}', now(), now(), now())`);
    await database.query(`insert into job (id, kind, key, payload, run_at, created_at)
      select gen_random_uuid(), 'react.pages', 'soak ' || n, '[]', now() - interval '1 hour', now() from generate_series(1, 20000) as n`);
    await see(prometheus, 'CountersignJobsGivenUp', 'CountersignJobsLate');
    await database.query(`delete from job where key like 'soak%'`);

    say('the mail server is away');
    const sending = setInterval(() => void requestCode(base).catch(() => {}), 3000);
    await see(prometheus, 'CountersignDeliveriesFail');
    clearInterval(sending);

    say('a table is locked');
    await database.query('begin');
    await database.query('lock table envelope in access exclusive mode');
    const listing = (): unknown => person.person.call(api.listEnvelopes, { query: {} }).catch(() => {});
    const waiting = setInterval(() => void listing(), 300);
    await see(prometheus, 'CountersignConnectionsExhausted');
    await database.query('rollback');
    await see(prometheus, 'CountersignSlow');
    clearInterval(waiting);

    say('the main thread stands still');
    const stopping = setInterval(() => {
      process.kill(server.pid, 'SIGSTOP');
      setTimeout(() => process.kill(server.pid, 'SIGCONT'), 1500);
    }, 2000);
    await see(prometheus, 'CountersignEventLoopBlocked');
    clearInterval(stopping);
    await pause(2000);

    say('a worker hangs while many pictures are read');
    const people = [person, ...(await Promise.all(['13900000003', '13900000004'].map((one) => registered(base, one))))];
    await uploadPicture(person);
    for (const pid of child('risky-worker')) process.kill(pid, 'SIGSTOP');
    const uploads = people.flatMap((one) => Array.from({ length: 16 }, () => uploadPicture(one).catch(() => {})));
    await see(prometheus, 'CountersignPoolWaits');
    // The server kills the worker after its time limit; the uploads then go on in another.
    await Promise.all(uploads);

    say('the process with the keys hangs');
    for (const pid of child('signer-process')) process.kill(pid, 'SIGSTOP');
    await registered(base, '13900000002');
    await see(prometheus, 'CountersignLogBehind', 'CountersignSignerFails');

    say('the process with the keys is killed');
    for (const pid of child('signer-process')) process.kill(pid, 'SIGKILL');
    await see(prometheus, 'CountersignSignerEnds');

    say('the database is frozen');
    postgres.signal('SIGSTOP');
    const asking = setInterval(() => void request(), 500);
    await see(prometheus, 'CountersignNotReady', 'CountersignBlind', 'CountersignErrors');
    clearInterval(asking);
    postgres.signal('SIGCONT');

    say('the server is killed');
    server.kill();
    await see(prometheus, 'CountersignDown');
  } finally {
    server.kill();
    prometheus.stop();
    await database.end().catch(() => {});
  }
}

/** A server whose disk is nearly full and whose certificates end in five days, and whose disk then takes nothing more. */
async function agedServer(): Promise<void> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const url = new URL(postgres.url);
  url.pathname = '/aged';
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  await database.query('create database aged');
  await database.end();
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512m', 'tmpfs', disk]);
  const settings = { ...SECRETS, DATABASE_URL: url.href, METRICS_PORT: String(metricsPort) };
  let server = await startServer(disk, port, settings);
  let prometheus: Prometheus | null = null;
  try {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const [, end] = /^countersign_authority_certificate_expiry_seconds\{role="issuing"\} (\S+)/m.exec(metrics) ?? [];
    const seconds = Math.round(Number(end) - 5 * 86_400);
    const person = await registered(`http://127.0.0.1:${port}`);
    server.kill();
    await server.ended;
    // A server with the key of its root would renew the certificate in time.
    ceremonyWith(settings)('detach', '--out', path.join(root, 'root-key'));
    const NODE_OPTIONS = `--import=${new URL(`./parts/clock-ahead.mjs?seconds=${seconds}`, import.meta.url).href}`;
    server = await startServer(disk, port, { ...settings, NODE_OPTIONS });
    const ca = ceremonyWith({ ...settings, NODE_OPTIONS });
    prometheus = await startPrometheus(root, metricsPort);

    say('a disk of 512 MB, and certificates that end in five days');
    await see(
      prometheus,
      'CountersignDiskFull',
      'CountersignCertificateEndsSoon',
      'CountersignCertificateEnds',
      // The root was taken away; its list is for 400 days.
      'CountersignRevocationListEnds',
    );

    say('the root revokes the issuing CA');
    await revokeIssuing(url.href, ca);
    await see(prometheus, 'CountersignPathRevoked');

    say('the disk takes no more');
    await person.person.login();
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    const uploading = setInterval(() => void uploadPicture(person).catch(() => {}), 1000);
    await see(prometheus, 'CountersignStoreFails');
    clearInterval(uploading);
  } finally {
    server.kill();
    await server.ended;
    prometheus?.stop();
    execFileSync('umount', ['-l', disk]);
  }
}

/** Carries out a step of a ceremony with the key of the root, all of them with one passphrase. */
function ceremonyWith(settings: Readonly<Record<string, string>>): (step: string, ...options: string[]) => void {
  const passphrase = path.join(root, 'passphrase');
  if (!existsSync(passphrase)) writeFileSync(passphrase, `${randomUUID()}\n`);
  const env = { ...process.env, MODE: 'evaluation', DATA_DIR: disk, ...settings };
  return (step, ...options) => {
    const args = ['ceremony', step, ...options, '--passphrase-file', passphrase];
    execFileSync(process.execPath, ['scripts/ca.mjs', ...args], { env, stdio: 'inherit' });
  };
}

/** As operators decide it, and as its root then says in its list. */
async function revokeIssuing(url: string, ceremony: (step: string, ...options: string[]) => void): Promise<void> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query(
    `update certificate set revoked_at = now(), revocation_reason = 'keyCompromise' where kind = 'ISSUING'`,
  );
  await database.end();
  const [key, request, list] = ['root-key', 'list-request', 'list'].map((name) => path.join(root, name)) as [
    string,
    string,
    string,
  ];
  ceremony('request-list', '--out', request);
  ceremony('sign-list', '--root', key, '--request', request, '--out', list);
  ceremony('install-list', list);
}

function personOf(base: string, contact: string): Person {
  return createPerson(base, { name: '陈立', contact, password: 'Passw0rd!', signPassword: 'Sign0rd!!' });
}

async function registered(base: string, contact = '13900000001'): Promise<{ person: Person; userWsid: string }> {
  const person = personOf(base, contact);
  const { userWsid } = await person.register();
  return { person, userWsid };
}

function uploadPicture({ person, userWsid }: { person: Person; userWsid: string }): Promise<unknown> {
  return person.upload(api.uploadAvatar, {
    params: { userWsid },
    fields: {},
    file: { name: 'a.png', bytes: drawnPng() },
  });
}

/** A code for an address without an account. */
function requestCode(base: string): Promise<void> {
  return personOf(base, `${randomUUID()}@example.com`).requestCode('REGISTER');
}

/** Requests with and without a statement. */
async function requestPages(base: string): Promise<void> {
  for (const page of ['/health/ready', '/api/ping', '/api/envelopes'])
    await fetch(`${base}${page}`, { headers: { cookie: `session=${randomUUID()}` } }).catch(() => {});
}

async function runDashboard(prometheus: Prometheus): Promise<void> {
  const text = readFileSync(path.join(OBSERVE, 'grafana-dashboard.json'), 'utf8');
  const { panels } = JSON.parse(text) as { panels: { title: string; targets?: { expr: string }[] }[] };
  for (const { title, targets = [] } of panels) {
    for (const { expr } of targets) {
      queries += 1;
      await prometheus.ask(expr.replaceAll('$server', '.*').replaceAll(/\[\d+[mh]\]/g, '[30s]')).then(
        (result) => (withValues += result.length > 0 ? 1 : 0),
        (error: unknown) => failedQueries.push(`${title}: ${expr}: ${String(error)}`),
      );
    }
  }
  say(`${queries} queries of the dashboard, ${withValues} with values`);
}

function childrenOf(pid: number): number[] {
  return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map(Number);
}

function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
}
