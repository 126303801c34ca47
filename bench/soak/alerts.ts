import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { buildServer, freePort, startServer } from './parts/killable-server.ts';
import { postgresForSoak } from './parts/postgres.ts';

/**
 * npm run soak -- alerts: Debian's Prometheus scrapes a server and evaluates deploy/observe/alerts.yml while the server is given the
 * causes of alerts: a backlog of jobs, a job that was given up, a signer that is killed, a database that is frozen, and its own end.
 * Each alert must be seen firing, and none before. Every query of the dashboard is run. Alerts fire without their waiting time here,
 * and their windows are half a minute. promtool tests those whose causes take days (deploy/observe/alerts.test.yml).
 */
const DEPLOYED = fileURLToPath(new URL('../../deploy/observe/', import.meta.url));
const PATIENCE_MS = 90_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

await buildServer();
const root = mkdtempSync(path.join(tmpdir(), 'countersign-alerts-'));
const postgres = await postgresForSoak();
const [port, metricsPort, prometheusPort] = [await freePort(), await freePort(), await freePort()];
const server = await startServer(path.join(root, 'data'), port, {
  DATABASE_URL: postgres.url,
  KEK: 'ab'.repeat(32),
  PEPPER: 'cd'.repeat(32),
  METRICS_PORT: String(metricsPort),
});
const prometheus = startPrometheus();
const database = new pg.Client({ connectionString: postgres.url });
await database.connect();

const seen: Record<string, boolean> = {};
let calm: string[] = [];
const failedQueries: string[] = [];
let queries = 0;
let withValues = 0;
try {
  await until(async () => (await ask<{ value: [number, string] }>('up')).some(({ value }) => value[1] === '1'));
  await pause(20_000);
  await requestPages();
  await runDashboard();
  calm = await firing();

  say('a job that was given up, and a backlog of jobs');
  await database.query(`insert into job (id, kind, key, payload, run_at, created_at, dead_at)
    values (gen_random_uuid(), 'webhook', 'soak', '{}', now(), now(), now())`);
  await database.query(`insert into job (id, kind, key, payload, run_at, created_at)
    select gen_random_uuid(), 'react.pages', 'soak ' || n, '[]', now() - interval '1 hour', now() from generate_series(1, 20000) as n`);
  await see('CountersignJobsGivenUp', 'CountersignJobsLate');

  say('the signer is killed');
  for (const pid of childrenOf(server.pid)) if (commandOf(pid).includes('signer-process')) process.kill(pid, 'SIGKILL');
  await see('CountersignSignerEnds');

  say('the database is frozen');
  postgres.signal('SIGSTOP');
  const asking = setInterval(() => void requestPages(), 500);
  await see('CountersignNotReady', 'CountersignBlind', 'CountersignErrors');
  clearInterval(asking);
  postgres.signal('SIGCONT');

  say('the server is killed');
  server.kill();
  await see('CountersignDown');
} finally {
  postgres.signal('SIGCONT');
  server.kill();
  prometheus.kill('SIGKILL');
  await database.end().catch(() => {});
  await postgres.stop();
  rmSync(root, { recursive: true, force: true });
}
const fired = Object.values(seen).filter(Boolean).length;
for (const query of failedQueries) say(`failed: ${query}`);
say(
  JSON.stringify({
    soak: 'alerts',
    counts: { queries, with_values: withValues, fired, of: Object.keys(seen).length, before: calm },
  }),
);
process.exit(fired === Object.keys(seen).length && failedQueries.length === 0 && calm.length === 0 ? 0 : 1);

function startPrometheus(): ChildProcess {
  const rules = readFileSync(path.join(DEPLOYED, 'alerts.yml'), 'utf8');
  const quick = rules.replaceAll(/ for: \w+/g, ' for: 0s').replaceAll(/\[\d+m\]/g, '[30s]');
  writeFileSync(path.join(root, 'alerts.yml'), quick);
  writeFileSync(
    path.join(root, 'prometheus.yml'),
    `global: { scrape_interval: 5s, scrape_timeout: 5s, evaluation_interval: 2s }
rule_files: [alerts.yml]
scrape_configs:
  - job_name: countersign
    static_configs: [{ targets: ['127.0.0.1:${metricsPort}'] }]
`,
  );
  const options = [
    `--config.file=${path.join(root, 'prometheus.yml')}`,
    `--storage.tsdb.path=${path.join(root, 'prometheus')}`,
    `--web.listen-address=127.0.0.1:${prometheusPort}`,
  ];
  return spawn('prometheus', options, { stdio: 'ignore' });
}

async function ask<T>(query: string): Promise<T[]> {
  const address = `http://127.0.0.1:${prometheusPort}/api/v1/query?query=${encodeURIComponent(query)}`;
  const answer = (await (await fetch(address)).json()) as { status: string; error?: string; data: { result: T[] } };
  if (answer.status !== 'success') throw new Error(answer.error);
  return answer.data.result;
}

async function firing(): Promise<string[]> {
  const found = await ask<{ metric: { alertname: string } }>('ALERTS{alertstate="firing"}');
  return [...new Set(found.map(({ metric }) => metric.alertname))].toSorted();
}

async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(1000))
    if (await isSo().catch(() => false)) return true;
  return false;
}

/** Waits until each of the alerts has fired. */
async function see(...alerts: string[]): Promise<void> {
  for (const name of alerts) seen[name] = false;
  await until(async () => {
    const now = await firing();
    for (const name of alerts) if (now.includes(name)) seen[name] = true;
    return alerts.every((name) => seen[name]);
  });
  for (const name of alerts) say(`  ${name}: ${seen[name] ? 'fired' : 'DID NOT FIRE'}`);
}

/** Requests with and without a statement. */
async function requestPages(): Promise<void> {
  for (const page of ['/health/ready', '/api/ping', '/api/envelopes'])
    await fetch(`http://127.0.0.1:${port}${page}`, { headers: { cookie: `session=${randomUUID()}` } }).catch(() => {});
}

async function runDashboard(): Promise<void> {
  const text = readFileSync(path.join(DEPLOYED, 'grafana-dashboard.json'), 'utf8');
  const { panels } = JSON.parse(text) as { panels: { title: string; targets?: { expr: string }[] }[] };
  for (const { title, targets = [] } of panels) {
    for (const { expr } of targets) {
      queries += 1;
      await ask(expr.replaceAll('$server', '.*').replaceAll(/\[\d+[mh]\]/g, '[30s]')).then(
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
