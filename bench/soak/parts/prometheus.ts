import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './killable-server.ts';

export const OBSERVE = fileURLToPath(new URL('../../../deploy/observe/', import.meta.url));
const PATIENCE_MS = 90_000;

export interface Prometheus {
  /** The result of a query. @throws with Prometheus' own words where it refuses the query */
  ask<T>(query: string): Promise<T[]>;
  /** The names of the alerts that fire, sorted. */
  firing(): Promise<string[]>;
  /** Waits for a minute and a half at most; returns for each alert whether it has fired. */
  fired(...alerts: string[]): Promise<Record<string, boolean>>;
  stop(): void;
}

/**
 * Debian's Prometheus, which scrapes one server and evaluates deploy/observe/alerts.yml. Alerts fire without their waiting time, their
 * windows are half a minute, and the audit log is behind after 20 seconds. Resolves when the server has been scraped.
 */
export async function startPrometheus(directory: string, metricsPort: number): Promise<Prometheus> {
  const port = await freePort();
  const rules = readFileSync(path.join(OBSERVE, 'alerts.yml'), 'utf8')
    .replaceAll(/ for: \w+/g, ' for: 0s')
    .replaceAll(/\[\d+m\]/g, '[30s]')
    .replace('waiting_seconds) > 600', 'waiting_seconds) > 20')
    .replace('age_seconds) > 7200', 'age_seconds) > 20');
  writeFileSync(path.join(directory, 'alerts.yml'), rules);
  writeFileSync(
    path.join(directory, 'prometheus.yml'),
    `global: { scrape_interval: 5s, scrape_timeout: 5s, evaluation_interval: 2s }
rule_files: [alerts.yml]
scrape_configs:
  - job_name: countersign
    static_configs: [{ targets: ['127.0.0.1:${metricsPort}'] }]
`,
  );
  const options = [
    `--config.file=${path.join(directory, 'prometheus.yml')}`,
    `--storage.tsdb.path=${path.join(directory, 'prometheus')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const child = spawn('prometheus', options, { stdio: 'ignore' });

  async function ask<T>(query: string): Promise<T[]> {
    const address = `http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(query)}`;
    const answer = (await (await fetch(address)).json()) as { status: string; error?: string; data: { result: T[] } };
    if (answer.status !== 'success') throw new Error(answer.error);
    return answer.data.result;
  }
  async function firing(): Promise<string[]> {
    const found = await ask<{ metric: { alertname: string } }>('ALERTS{alertstate="firing"}');
    return [...new Set(found.map(({ metric }) => metric.alertname))].toSorted();
  }
  async function fired(...alerts: string[]): Promise<Record<string, boolean>> {
    const seen = Object.fromEntries(alerts.map((name) => [name, false]));
    await until(async () => {
      for (const name of await firing()) if (name in seen) seen[name] = true;
      return Object.values(seen).every(Boolean);
    });
    return seen;
  }
  const isScraped = async (): Promise<boolean> =>
    (await ask<{ value: [number, string] }>('up')).some(({ value }) => value[1] === '1');
  await until(isScraped);
  return { ask, firing, fired, stop: () => void child.kill('SIGKILL') };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(1000))
    if (await isSo().catch(() => false)) return;
}
