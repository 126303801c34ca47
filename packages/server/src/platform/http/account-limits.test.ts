import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { type CallError, api, pathOf } from '@countersign/contract';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chunk, sendChunk } from '../../contracts/files/testing/upload.ts';
import { type Refusal, postJson, readRefusal } from './testing/refusal.ts';

const KB = 1024;
const MB = 1024 * KB;

let world: World;
let wang: Person;
beforeAll(async () => {
  world = await createWorld();
  [wang] = await world.people('wang');
});
afterAll(() => world.close());

describe('A body of an authorised caller', () => {
  const signedIn = (path: string, body: string): Promise<Refusal> => wang.fetch(path, postJson(body)).then(readRefusal);
  let sign: string;
  beforeAll(async () => {
    const { envelope } = await wang.call(api.createEnvelope, { body: {} });
    sign = pathOf(api.addForms, { envelopeWsid: envelope.envelopeWsid });
  });

  it('has the limit of its call, which the refusal names', async () => {
    expect(await signedIn('/api/envelopes', `{"title":"${'x'.repeat(256 * KB)}"}`)).toMatchObject({
      status: 413,
      message: expect.stringContaining('256 KB') as string,
    });
    const writes = pathOf(api.createPersonWrite, { userWsid: wang.userWsid });
    expect(await signedIn(writes, `{"writeData":"${'x'.repeat(3 * MB)}"}`)).toMatchObject({
      status: 413,
      data: { limit: '3 MB' },
    });
  });

  it('is validated by a worker where it is large, with the same errors as a small one', async () => {
    const forms = (count: number, more: string): string => `{"forms":[${'{"page":0},'.repeat(count)}{}]${more}}`;
    for (const count of [1, 60_000]) {
      expect(await signedIn(sign, forms(count, ''))).toMatchObject({ status: 400, data: { field: /^forms/ } });
      expect(await signedIn(sign, forms(count, ',"forms":[]'))).toMatchObject({ data: { field: 'forms' } });
      expect(await signedIn(sign, `${forms(count, '')}]`)).toMatchObject({ data: { field: 'body' } });
      expect(await signedIn(sign, forms(count, ',"__proto__":1'))).toMatchObject({ data: { field: '__proto__' } });
    }
  });

  it('leaves its connection usable when it is small and refused', async () => {
    const socket = connect(Number(new URL(world.base).port), '127.0.0.1');
    const body = `{"title":"${'x'.repeat(200 * KB)}"}`;
    const request = `POST /api/users/check-account HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    for (let sent = 1; sent <= 3; sent++) {
      socket.write(request);
      await expect.poll(() => text.split('HTTP/1.1 413').length - 1).toBe(sent);
    }
    socket.destroy();
    expect(text.toLowerCase()).not.toContain('connection: close');
  });
});

describe('The upload of an account', () => {
  const chunk = (size: number, more: Partial<Chunk> = {}) =>
    sendChunk(wang, {
      taskId: crypto.randomUUID(),
      fileName: 'a.pdf',
      chunk: 0,
      chunkTotal: 1,
      totalSize: size,
      ...more,
      bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)]),
    }).then(
      () => 'TAKEN',
      (error: CallError) => error.error,
    );
  const digests = async (): Promise<number> => {
    let count = 0;
    for await (const _blob of world.services.blobs.list()) count += 1;
    return count;
  };

  it('is checked before it is stored: no part of a refused chunk is on disk (security 65)', async () => {
    const taskId = crypto.randomUUID();
    const first = { taskId, chunkTotal: 2, totalSize: 40_000 };
    expect(await chunk(20_000, first)).toBe('TAKEN');
    const before = await digests();
    expect(await chunk(20_000, first)).toBe('ERROR_UPLOAD_REJECTED');
    expect(await chunk(30_000, { ...first, chunk: 1 })).toBe('ERROR_UPLOAD_REJECTED');
    expect(await chunk(10_000, { ...first, chunk: 1 })).toBe('ERROR_UPLOAD_REJECTED');
    expect(await chunk(20_000, { ...first, chunk: 1, fileName: 'b.pdf' })).toBe('ERROR_UPLOAD_REJECTED');
    expect(await chunk(20_000, { size: 10_000, totalSize: 10_000 })).toBe('ERROR_UPLOAD_REJECTED');
    expect(await chunk(20_000, { totalSize: 30_000 })).toBe('ERROR_UPLOAD_REJECTED');
    expect(await chunk(20_000, { fileName: 'a.png' })).toBe('ERROR_FILE_TYPE');
    expect(await digests()).toBe(before);
  });

  it('has a daily quota that includes refused bytes, and is refused in both languages', async () => {
    const { config } = world.services;
    const usual = config.uploadBytesPerDay;
    world.clock.advance({ days: 2 });
    await wang.login();
    Object.assign(config, { uploadBytesPerDay: MB });
    for (let sent = 0; sent < 3; sent++) expect(await chunk(200_000, { fileName: 'a.png' })).toBe('ERROR_FILE_TYPE');
    // Small files count as well.
    for (let sent = 0; sent < 8; sent++) expect(await chunk(30_000, { fileName: 'a.png' })).toBe('ERROR_FILE_TYPE');
    expect(await chunk(300_000)).toBe('ERROR_UPLOAD_QUOTA');
    const upload = (language: string) =>
      wang.fetch('/files/fragment-upload?storageUsage=ENVELOPE', {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'accept-language': language },
        body: 'x'.repeat(300_000),
      });
    for (const [language, words] of [
      ['en', '1 MB within 24 hours'],
      ['zh-CN', '24 小时内最多上传 1 MB'],
    ] as const) {
      const response = await upload(language);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(80_000);
      expect(await readRefusal(response)).toMatchObject({
        status: 429,
        message: expect.stringContaining(words) as string,
      });
    }
    world.clock.advance({ days: 1, minutes: 1 });
    await wang.login();
    expect(await chunk(200_000, { fileName: 'a.png' })).toBe('ERROR_FILE_TYPE');
    Object.assign(config, { uploadBytesPerDay: usual });
  });
});
