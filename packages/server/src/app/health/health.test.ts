import { type World, createWorld } from '@countersign/testkit';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReadiness } from './readiness.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const ALL_OK = {
  status: 'ok',
  checks: {
    database: { status: 'ok' },
    store: { status: 'ok' },
    signer: { status: 'ok' },
    pools: { status: 'ok' },
  },
};
const broken = async (): Promise<never> => {
  throw new Error('away');
};

describe('/health', () => {
  it('answers live and ready without login, with the status of each part and nothing else', async () => {
    const live = await fetch(`${world.base}/health/live`);
    expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }]);
    const ready = await fetch(`${world.base}/health/ready`);
    expect([ready.status, ready.headers.get('cache-control'), await ready.json()]).toEqual([200, 'no-store', ALL_OK]);
  });

  it.each([
    ['database', { db: { probe: broken } }],
    ['store', { blobs: { put: broken } }],
    ['signer', { signer: { certificates: broken } }],
    ['signer', { signer: { certificates: () => new Promise(() => {}) } }],
    ['store', { config: { readyFreeBytes: Number.MAX_SAFE_INTEGER } }],
    ['pools', { workers: { fullPools: () => ['risky'] } }],
  ])('is not ready while the %s does not work', async (name, broken) => {
    const config = { ...world.services.config, ...('config' in broken ? broken.config : {}) };
    const services = {
      ...world.services,
      log: { info() {}, error() {} },
      ...broken,
      config,
    } as unknown as typeof world.services;
    expect(await createReadiness(services, () => false)()).toEqual({
      status: 'unavailable',
      checks: { ...ALL_OK.checks, [name]: { status: 'unavailable' } },
    });
  });

  it('is not ready from the signal to stop on, also where it was asked a moment ago', async () => {
    let isStopping = false;
    const readiness = createReadiness(world.services, () => isStopping);
    expect(await readiness()).toEqual(ALL_OK);
    isStopping = true;
    expect(await readiness()).toEqual({ ...ALL_OK, status: 'unavailable' });
  });

  it('does not ask a hanging disk again before it has answered', async () => {
    let asked = 0;
    const put = () => new Promise<void>(() => (asked += 1));
    const services = { ...world.services, log: { info() {}, error() {} }, blobs: { put } };
    const readiness = createReadiness(services as unknown as typeof world.services, () => false);
    for (const again of [1, 2]) {
      expect((await readiness()).checks.store.status).toBe('unavailable');
      await pause(again * 1100);
    }
    expect(asked).toBe(1);
  });

  it('asks its parts once for any number of simultaneous requests', async () => {
    let asked = 0;
    const db = { probe: async () => void (asked += 1) };
    const readiness = createReadiness({ ...world.services, db } as unknown as typeof world.services, () => false);
    await Promise.all(Array.from({ length: 50 }, readiness));
    await readiness();
    expect(asked).toBe(1);
  });
});

describe('An unknown address below /api, /health or /metrics', () => {
  it.each(['/api', '/api/', '/api/none', '/health', '/healthz', '/health/none', '/metrics', '/metrics/none'])(
    'is a 404 in JSON at %s',
    async (path) => {
      const response = await fetch(`${world.base}${path}`, { headers: { accept: 'text/html' } });
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
      expect(await response.json()).toMatchObject({ error: 'ERROR_NOT_FOUND' });
    },
  );
});
