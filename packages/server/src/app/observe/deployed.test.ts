import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import prometheus from 'prom-client';
import { describe, expect, it } from 'vitest';
import { createMeters } from './meters.ts';

const DEPLOYED = fileURLToPath(new URL('../../../../../deploy/observe/', import.meta.url));
const read = (file: string): string => readFileSync(path.join(DEPLOYED, file), 'utf8');

interface Metric {
  readonly name: string;
  readonly type: string;
  readonly labelNames?: readonly string[];
}
const metrics = createMeters(prometheus).registry.getMetricsAsArray() as unknown as readonly Metric[];
/** Labels that Prometheus adds to what it scrapes, or that a histogram has. */
const ADDED = ['job', 'instance', 'le'];

/** The series by name with their labels, as a server exposes them. */
const exposed = new Map<string, readonly string[]>([
  ['up', ADDED],
  ...metrics.flatMap(({ name, type, labelNames = [] }) => {
    const names = type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];
    return names.map((one): [string, string[]] => [one, [...labelNames, ...ADDED]]);
  }),
]);

/** What a query names that no server exposes. */
function unknownIn(query: string): string[] {
  const names = query.match(/\b(?:countersign|nodejs|process)_\w+/g) ?? [];
  const labels = new Set(names.flatMap((name) => exposed.get(name) ?? []));
  const matchers = [...query.matchAll(/([a-z]+)(?:=~|!~|!=|=)"/g)].map(([, label]) => label ?? '');
  const grouped = [...query.matchAll(/by \((.*?)\)/g)].flatMap(([, list = '']) => list.split(', '));
  return [
    ...names.filter((name) => !exposed.has(name)),
    ...[...matchers, ...grouped].filter((label) => names.length > 0 && !labels.has(label)),
  ];
}

describe('The dashboard and the alert rules', () => {
  it('query nothing that a server does not expose', () => {
    const dashboard = JSON.parse(read('grafana-dashboard.json')) as { panels: { targets?: { expr: string }[] }[] };
    const drawn = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    const alerting = [...read('alerts.yml').matchAll(/expr: (.*)/g)].map(([, expr = '']) => expr);
    expect(drawn.length).toBeGreaterThan(30);
    expect(alerting.length).toBeGreaterThan(15);
    expect([...drawn, ...alerting].flatMap((query) => unknownIn(query).map((name) => `${name} in ${query}`))).toEqual(
      [],
    );
    expect(unknownIn('sum by (pool) (countersign_none{route="x"})')).toEqual(['countersign_none', 'route', 'pool']);
  });

  it('has a test for each alert, and the manual a line', () => {
    const alerts = [...read('alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name]) => name);
    const tested = [...read('alerts.test.yml').matchAll(/- name: (\w+)/g)].map(([, name]) => name);
    expect(tested).toEqual(alerts);
    const manual = read('../../docs/operate/observe.md');
    for (const name of alerts) expect(manual).toContain(`| \`${name}\` |`);
  });

  it('are accepted by promtool, and each alert fires at its cause and not before', (context) => {
    const run = (...args: string[]) => spawnSync('promtool', args, { cwd: DEPLOYED, encoding: 'utf8' });
    if (run('--version').error !== undefined && !process.env.CI) context.skip('promtool is not installed');
    const checked = run('check', 'rules', 'alerts.yml');
    expect([checked.status, checked.stderr]).toEqual([0, '']);
    const tested = run('test', 'rules', 'alerts.test.yml');
    expect([tested.status, tested.stderr]).toEqual([0, '']);
  });
});
