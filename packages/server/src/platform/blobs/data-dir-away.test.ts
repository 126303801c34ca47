import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { api } from '@countersign/contract';
import { contract } from '../../signing/ceremony/testing/signing-world.ts';
import { type App, createApp, createLog, type OpenServices, openServices, readConfig } from '../../index.ts';
import { PEOPLE, type Person, createPerson } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A server in its usual configuration, with the embedded database in DATA_DIR and fsync. */
const root = mkdtempSync(path.join(tmpdir(), 'countersign-away-'));
const dataDir = path.join(root, 'data');
const away = path.join(root, 'away');
const config = readConfig({
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'silent',
  KEK: randomBytes(32).toString('hex'),
  PEPPER: randomBytes(32).toString('hex'),
});
const log = createLog(config);

let services: OpenServices;
let app: App;
let base: string;
let wang: Person;
const start = async (): Promise<void> => {
  services = await openServices({ config, log });
  app = await createApp(services, { web: 'none' });
  base = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
};
const stop = async (): Promise<void> => {
  await app.close();
  await services.close();
};
beforeAll(async () => {
  await start();
  wang = createPerson(base, PEOPLE.wang);
  await wang.register();
});
afterAll(async () => {
  await stop().catch(() => {});
  rmSync(root, { recursive: true, force: true });
});

const upload = (person: Person) => {
  const bytes = Buffer.concat([contract(), Buffer.from(`\n% ${randomBytes(8).toString('hex')}\n`)]);
  return person.upload(api.uploadFragment, {
    query: { storageUsage: 'ENVELOPE' },
    fields: {
      fileName: 'a.pdf',
      taskId: crypto.randomUUID(),
      chunk: 0,
      chunkTotal: 1,
      size: bytes.length,
      totalSize: bytes.length,
    },
    file: { name: 'a.pdf', bytes },
  });
};
const ready = async (): Promise<unknown> => {
  const response = await fetch(`${base}/health/ready`);
  const { checks } = (await response.json()) as { checks: Record<string, { status: string }> };
  return [response.status, checks.database?.status, checks.store?.status];
};
const READY = [200, 'ok', 'ok'];
const verify = (language: string): Promise<Response> => {
  const body = new FormData();
  body.append('file', new Blob(['%PDF-1.7']), 'a.pdf');
  return fetch(`${base}/api/verify`, { method: 'POST', body, headers: { 'accept-language': language } });
};

describe('A DATA_DIR that vanishes while the server runs', () => {
  it('is a 503 for every caller in their language, creates nothing in its place, and ends once it is back', async () => {
    await upload(wang);
    expect(await ready()).toEqual(READY);
    renameSync(dataDir, away);
    await expect.poll(ready, { timeout: 10_000 }).toEqual([503, 'unavailable', 'unavailable']);
    const error = 'ERROR_UNAVAILABLE';
    const told = { status: 503, error };
    await expect(upload(wang)).rejects.toMatchObject(told);
    await expect(createPerson(base, PEOPLE.li).register()).rejects.toMatchObject(told);
    for (const [language, word] of [
      ['zh', '后重试'],
      ['en', 'again'],
    ] as const) {
      const response = await verify(language);
      expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([503, true]);
      expect(await response.json()).toMatchObject({ error, message: expect.stringContaining(word) });
    }
    expect((await fetch(`${base}/health/live`)).status).toBe(200);
    expect(existsSync(dataDir)).toBe(false);
    renameSync(away, dataDir);
    await expect.poll(ready, { timeout: 20_000 }).toEqual(READY);
    await upload(wang);
    await createPerson(base, PEOPLE.li).register();
    expect((await verify('en')).status).toBe(422);
  });

  it('creates no new database where the files of the old one are missing', async () => {
    renameSync(path.join(dataDir, 'db', 'pg'), away);
    await expect.poll(ready, { timeout: 10_000 }).toEqual([503, 'unavailable', 'ok']);
    await expect(wang.login()).rejects.toMatchObject({ status: 503, error: 'ERROR_UNAVAILABLE' });
    expect(existsSync(path.join(dataDir, 'db', 'pg'))).toBe(false);
    renameSync(away, path.join(dataDir, 'db', 'pg'));
    await expect.poll(ready, { timeout: 20_000 }).toEqual(READY);
    await wang.login();
  });
});

describe('A store that is unavailable when the server starts', () => {
  it('keeps a server from starting if its database names files, but not a new server', async () => {
    await stop();
    renameSync(path.join(dataDir, 'blobs'), away);
    await expect(openServices({ config, log })).rejects.toThrow(/DATA_DIR: there is no .*blobs/);
    expect(readdirSync(dataDir)).not.toContain('blobs');
    renameSync(away, path.join(dataDir, 'blobs'));
    await start();
    await createPerson(base, PEOPLE.wang).login();
  });
});
