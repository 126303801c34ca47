import { existsSync } from 'node:fs';
import path from 'node:path';
import { CallError, api } from '@countersign/contract';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificate, revision } from '../../platform/index.ts';
import { type FaultProxy, startFaultProxy } from '../../platform/blobs/testing/fault-proxy.ts';
import { type S3Server, startS3Server } from '../../platform/blobs/testing/s3-server.ts';
import { examine } from '../../operator/checks/doctor.ts';
import {
  SIGN,
  type SigningWorld,
  contract,
  openSigningWorld,
  sign,
} from '../../signing/ceremony/testing/signing-world.ts';
import { collect } from './collect.ts';
import { uploadFile } from './testing/upload.ts';

const DAY_MS = 86_400_000;

let store: S3Server;
let proxy: FaultProxy;
let open: SigningWorld;
const envOf = ({ bucket, region, accessKeyId, secretAccessKey }: S3Server['config']): Record<string, string> => ({
  S3_ENDPOINT: proxy.endpoint,
  S3_REGION: region,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: accessKeyId ?? '',
  S3_SECRET_ACCESS_KEY: secretAccessKey ?? '',
});
beforeAll(async () => {
  store = await startS3Server();
  proxy = await startFaultProxy(store.config.endpoint ?? '');
  open = await openSigningWorld(envOf(store.config), { logLevel: 'silent' });
});
afterAll(async () => {
  proxy.fault = () => null;
  await open.close();
  await proxy.close();
  await store.close();
});

/** What is in the bucket, and the rows that a signature adds. */
async function everything() {
  const digests: string[] = [];
  for await (const { digest } of open.world.services.blobs.list()) digests.push(digest);
  const rows = await open.world.services.db.withTx(async (tx) => [
    await tx.select({ rows: count() }).from(revision),
    await tx.select({ rows: count() }).from(certificate),
  ]);
  return { digests: digests.toSorted(), rows, uploads: store.uploads() };
}

const collectLater = () => {
  const { services } = open.world;
  return collect({ ...services, clock: { now: () => new Date(Date.now() + 2 * DAY_MS) } }, {
    now: new Date(),
    abort: new AbortController().signal,
    finishIn: async () => {},
  } as unknown as Parameters<typeof collect>[1]);
};

describe('A server whose files are in an object store', () => {
  it('carries a contract from the upload to its last signature, with nothing in DATA_DIR but a scratch directory', async () => {
    const { start, li, world, head, judges } = open;
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    await sign(li, started, 0);
    await world.app.jobs.drain();
    expect(judges.pdfsig(await head(started)).filter(({ isTimestamp }) => !isTimestamp)).toMatchObject([
      { valid: true },
    ]);
    expect(existsSync(path.join(world.services.config.dataDir, 'blobs'))).toBe(false);
    expect((await everything()).digests.length).toBeGreaterThan(2);
  });

  it('answers 503 while the store refuses, leaves nothing half-written, and goes on afterwards', async () => {
    const { start, li, sender, head, judges, world } = open;
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    const before = await everything();
    proxy.fault = ({ method }) => (method === 'PUT' || method === 'POST' ? 'refuse' : null);
    const told = { status: 503, error: 'ERROR_UNAVAILABLE' };
    const [signed, uploaded, ready] = await Promise.all([
      sign(li, started, 0).catch((error: unknown) => error),
      uploadFile(sender, 'a.pdf', contract('another')).catch((error: unknown) => error),
      fetch(`${world.base}/health/ready`).then((answer) => answer.status),
    ]);
    expect(signed).toBeInstanceOf(CallError);
    expect([signed, uploaded, ready]).toMatchObject([told, told, 503]);
    proxy.fault = () => null;
    const { digests, uploads, rows } = await everything();
    expect([digests, uploads, rows[0]]).toEqual([before.digests, [], before.rows[0]]);
    await sign(li, started, 0);
    await world.app.jobs.drain();
    expect(judges.pdfsig(await head(started)).filter(({ isTimestamp }) => !isTimestamp)).toMatchObject([
      { valid: true },
    ]);
  });

  it('carries a contract through while the store is slow, and answers meanwhile what needs no file', async () => {
    const { start, li, sender, head, judges, world } = open;
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    proxy.fault = () => 'slow';
    const ends: string[] = [];
    const at = <T>(name: string, work: Promise<T>): Promise<T> => work.finally(() => ends.push(name));
    const [, uploaded] = await Promise.all([
      at('sign', sign(li, started, 0)),
      at('upload', uploadFile(sender, 'slow.pdf', contract('slow'))),
      at('list', sender.call(api.listEnvelopes, { query: {} })),
    ]);
    expect(ends[0]).toBe('list');
    expect(uploaded).toMatchObject({ fileWsid: expect.any(String) });
    await world.app.jobs.drain();
    proxy.fault = () => null;
    expect(judges.pdfsig(await head(started)).filter(({ isTimestamp }) => !isTimestamp)).toMatchObject([
      { valid: true },
    ]);
  });

  it('collects what no row names, and keeps every document', async () => {
    const { blobs } = open.world.services;
    const before = await everything();
    const { digest } = await blobs.put(Buffer.from('left by a crash'));
    await collectLater();
    expect(await blobs.has(digest)).toBeNull();
    for (const one of (await everything()).digests) expect(before.digests).toContain(one);
    const { rows } = await everything();
    expect(rows).toEqual(before.rows);
  });

  it('is examined by the doctor, also while the store refuses', async () => {
    const { dataDir, kekHex, pepperHex } = open.world.services.config;
    const env = { ...envOf(store.config), DATA_DIR: dataDir, KEK: kekHex ?? '', PEPPER: pepperHex ?? '' };
    const storage = async () => (await examine(env, 'en')).find(({ name }) => name === 'storage');
    expect(await storage()).toMatchObject({ state: 'OK', facts: { kind: 'S3', writable: 'yes' } });
    proxy.fault = () => 'refuse';
    expect(await storage()).toMatchObject({ state: 'DOWN', fix: expect.stringContaining('the S3_ settings') });
    proxy.fault = () => null;
  });
});
