import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { api } from '@countersign/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type SigningWorld,
  SIGN,
  at,
  contract,
  openSigningWorld,
  sign,
  signBody,
} from '../../signing/ceremony/testing/signing-world.ts';
import type { Started } from '../../signing/ceremony/testing/started-envelope.ts';

/** A small separate disk for DATA_DIR, which only root may mount. */
const disk = mkdtempSync(path.join(tmpdir(), 'countersign-disk-'));
const canMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]).status === 0;
const filler = path.join(disk, 'filler');

let open: SigningWorld;
let { world, sender, li, start } = {} as SigningWorld;
beforeAll(async () => {
  mkdirSync(path.join(disk, 'data'));
  open = await openSigningWorld({ DATA_DIR: path.join(disk, 'data'), READY_FREE_MB: '1' });
  ({ world, sender, li, start } = open);
});
afterAll(async () => {
  await open.close();
  if (canMount) execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});
beforeEach(() => open.goOn());

const upload = () => {
  // Bytes that are not stored anywhere yet.
  const bytes = Buffer.concat([contract(), Buffer.from(`\n% ${randomBytes(8).toString('hex')}\n`)]);
  return {
    query: { storageUsage: 'ENVELOPE' as const },
    fields: {
      fileName: 'a.pdf',
      taskId: crypto.randomUUID(),
      chunk: 0,
      chunkTotal: 1,
      size: bytes.length,
      totalSize: bytes.length,
    },
    file: { name: 'a.pdf', bytes },
  };
};
const ready = async (): Promise<unknown> => {
  const response = await fetch(`${world.base}/health/ready`);
  return [response.status, ((await response.json()) as { checks: { store: { status: string } } }).checks.store.status];
};
/** Status and Retry-After of the answer for the content of the first document. */
const read = async ({ envelopeWsid, fileWsids: [fileWsid = ''] }: Started): Promise<unknown> => {
  const { status, headers } = await li.bytes(api.getDocumentContent, { params: { envelopeWsid, docId: fileWsid } });
  return [status, headers.get('retry-after')];
};
const fill = (): void => {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 2 * bsize)));
  try {
    for (let n = 0; ; n += 1) writeFileSync(`${filler}-${n}`, Buffer.alloc(512));
  } catch {
    // The disk is full now.
  }
};
const empty = (): void => {
  for (const name of readdirSync(disk)) if (name.startsWith('filler')) rmSync(path.join(disk, name));
};

describe.runIf(canMount)('A disk that is full', () => {
  it('is reported to users who upload and sign, with a time to retry, and works again once there is space', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    const body = await signBody(li, started, 0);
    fill();
    const told = { status: 507, error: 'ERROR_STORAGE_FULL', data: { expireIn: 60 } };
    await expect(sender.upload(api.uploadFragment, upload())).rejects.toMatchObject(told);
    await expect(li.call(api.sign, { params: at(started, 0), body })).rejects.toMatchObject(told);
    await expect.poll(ready).toEqual([503, 'unavailable']);
    empty();
    await expect.poll(ready).toEqual([200, 'ok']);
    await sender.upload(api.uploadFragment, upload());
    await sign(li, started, 0);
  });
});

describe.runIf(canMount)('A disk that is read only', () => {
  const remount = (mode: 'ro' | 'rw'): unknown => spawnSync('mount', ['-o', `remount,${mode}`, disk]).status;

  it('is an outage for users who upload and sign, not for users who read, until it is writable again', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    const body = await signBody(li, started, 0);
    // Wait until no job writes to it.
    await expect.poll(() => remount('ro')).toBe(0);
    const told = { status: 503, error: 'ERROR_UNAVAILABLE', data: { expireIn: 10 } };
    await expect(sender.upload(api.uploadFragment, upload())).rejects.toMatchObject(told);
    await expect(li.call(api.sign, { params: at(started, 0), body })).rejects.toMatchObject(told);
    await expect.poll(ready).toEqual([503, 'unavailable']);
    expect(await read(started)).toEqual([200, null]);
    expect(remount('rw')).toBe(0);
    await expect.poll(ready).toEqual([200, 'ok']);
    await sender.upload(api.uploadFragment, upload());
    await sign(li, started, 0);
  });
});

describe('A disk that fails', () => {
  it('is reported to users who upload and sign, and works again when the disk does', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    const body = await signBody(li, started, 0);
    const { blobs } = world.services;
    const { put, append } = blobs;
    const broken = () => Promise.reject(Object.assign(new Error('EIO: i/o error, write'), { code: 'EIO' }));
    Object.assign(blobs, { put: broken, append: broken });
    const told = { status: 503, error: 'ERROR_UNAVAILABLE', data: { expireIn: 10 } };
    await expect(sender.upload(api.uploadFragment, upload())).rejects.toMatchObject(told);
    await expect(li.call(api.sign, { params: at(started, 0), body })).rejects.toMatchObject(told);
    await expect.poll(ready).toEqual([503, 'unavailable']);
    Object.assign(blobs, { put, append });
    await expect.poll(ready).toEqual([200, 'ok']);
    await sender.upload(api.uploadFragment, upload());
    await sign(li, started, 0);
  });
});

describe('A data directory that has vanished', () => {
  it('is an outage of the store for users who upload, sign and read, until it is back', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    const body = await signBody(li, started, 0);
    const { dataDir } = world.services.config;
    const away = path.join(disk, 'away');
    const move = (from: string, to: string): void => {
      for (const name of ['blobs', 'tmp']) renameSync(path.join(from, name), path.join(to, name));
    };
    mkdirSync(away);
    move(dataDir, away);
    const told = { status: 503, error: 'ERROR_UNAVAILABLE', data: { expireIn: 10 } };
    await expect(sender.upload(api.uploadFragment, upload())).rejects.toMatchObject(told);
    await expect(li.call(api.sign, { params: at(started, 0), body })).rejects.toMatchObject(told);
    expect(await read(started)).toEqual([503, '10']);
    await expect.poll(ready).toEqual([503, 'unavailable']);
    move(away, dataDir);
    expect(await read(started)).toEqual([200, null]);
    await expect.poll(ready).toEqual([200, 'ok']);
    await sender.upload(api.uploadFragment, upload());
    await sign(li, started, 0);
  });
});
