import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, type S3Config } from '../config/index.ts';
import { outageOf } from '../outage/index.ts';
import { BlobMissingError, type BlobStore } from './blob-store.ts';
import { demandBlobs } from './open.ts';
import { openS3BlobStore } from './s3-blob-store.ts';
import { openS3Calls } from './s3-calls.ts';
import { type BlobRemoval, OBJECT_PREFIX, s3Storage } from './s3-storage.ts';
import { type FaultProxy, type SeenRequest, startFaultProxy } from './testing/fault-proxy.ts';
import { fixedKeys } from './testing/fixed-keys.ts';
import { rawObjects } from './testing/raw-objects.ts';
import { type S3Server, startS3Server } from './testing/s3-server.ts';
import { describeStore } from './testing/store-contract.ts';

const root = mkdtempSync(path.join(tmpdir(), 'countersign-s3-tmp-'));
const tmp = path.join(root, 'tmp');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const PATIENCE = { attemptMs: 15_000, callMs: 30_000, attempts: 4, pauseMs: 1 };
/** Gives up soon, so that a test of a store that does not answer ends. */
const IMPATIENCE = { ...PATIENCE, attemptMs: 300 };

async function storeOn(config: S3Config, removalOf = async (): Promise<BlobRemoval> => 'NONE', patience = PATIENCE) {
  return openS3BlobStore(s3Storage({ calls: await openS3Calls(config, patience), tmp, removalOf }), fixedKeys(), tmp);
}

describeStore('in an object store', async () => {
  const server = await startS3Server();
  const { octetsOf, replace, close } = rawObjects(server.config);
  return {
    store: await storeOn(server.config),
    octetsOf,
    replace,
    unfinished: async () => [...server.uploads(), ...readdirSync(tmp)],
    // This server writes into the object itself.
    isAtomic: false,
    close: async () => {
      close();
      await server.close();
    },
  };
});

describe('An object store', () => {
  let server: S3Server;
  let proxy: FaultProxy;
  let [store, impatient] = [] as unknown as [BlobStore, BlobStore];
  beforeAll(async () => {
    server = await startS3Server();
    proxy = await startFaultProxy(server.config.endpoint ?? '');
    const config = { ...server.config, endpoint: proxy.endpoint };
    store = await storeOn(config);
    impatient = await storeOn(config, undefined, IMPATIENCE);
  });
  afterAll(async () => {
    await proxy.close();
    await server.close();
  });
  beforeEach(() => {
    proxy.fault = () => null;
    proxy.seen.length = 0;
  });
  const isGet = ({ method, url }: SeenRequest) => method === 'GET' && url.includes(OBJECT_PREFIX);
  const isPut = ({ method, url }: SeenRequest) => method === 'PUT' && url.includes(OBJECT_PREFIX);
  const outage = async (work: Promise<unknown>) => outageOf(await work.catch((error: unknown) => error));

  it.each(['cut', 'refuse', 'lost-answer', 'cut-answer', 'wrong', 'hang'] as const)(
    'is asked again after one request of a kind has failed (%s), and the bytes are right',
    async (fault) => {
      const asked = fault === 'hang' ? impatient : store;
      const bytes = randomBytes(700_000);
      let [puts, gets] = [0, 0];
      proxy.fault = (seen) => {
        if (isPut(seen) && (puts += 1) === 1) return fault;
        // The answer with the header, and one with frames.
        return isGet(seen) && [1, 3].includes((gets += 1)) ? fault : null;
      };
      const { digest } = await asked.put(bytes);
      expect(puts, 'puts').toBeGreaterThan(fault === 'wrong' || fault === 'cut-answer' ? 0 : 1);
      expect(bytes.equals(await asked.get(digest))).toBe(true);
      expect(gets, 'gets').toBeGreaterThan(3);
    },
  );

  it.each(['cut', 'refuse', 'lost-answer', 'hang'] as const)(
    'that always fails (%s) is an outage; nothing counts as missing, and nothing half is readable',
    async (fault) => {
      const asked = fault === 'hang' ? impatient : store;
      const bytes = randomBytes(2000);
      const { digest } = await asked.put(bytes);
      const base = await asked.load(digest);
      proxy.fault = () => fault;
      const young = randomBytes(1000);
      const calls = [
        asked.put(young),
        asked.append(base, [young]),
        asked.get(digest),
        asked.stream(digest),
        asked.has(digest),
        asked.links(digest),
        asked.join([digest, digest]),
        asked.delete(digest),
        asked.list()[Symbol.asyncIterator]().next(),
      ];
      const kinds = await Promise.all(calls.map(outage));
      expect(kinds).toEqual(calls.map(() => 'STORAGE'));
      proxy.fault = () => null;
      await asked.put(bytes);
      expect(await asked.get(digest)).toEqual(bytes);
    },
    15_000,
  );

  it('that fails while a body is read ends it with an error, never early', async () => {
    const bytes = randomBytes(6_000_000);
    const { digest } = await store.put(bytes);
    const { body, size } = await store.stream(digest);
    proxy.fault = () => 'cut-answer';
    expect(size).toBe(bytes.length);
    expect(await outage(buffer(body))).toBe('STORAGE');
  });

  it('that is out of space is an outage of its own kind', async () => {
    const refusing = createServer((incoming, outgoing) => {
      incoming.resume();
      outgoing.writeHead(507).end('<Error><Code>XMinioStorageFull</Code></Error>');
    });
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
    const { port } = refusing.address() as { port: number };
    const one = await storeOn({ ...server.config, endpoint: `http://127.0.0.1:${port}` });
    expect(outageOf(await one.put(Buffer.from('x')).catch((error: unknown) => error))).toBe('STORAGE_FULL');
    refusing.close();
  });

  it('receives a large blob in parts, each with its MD5, and nothing of one whose parts do not arrive', async () => {
    const bytes = randomBytes(18_000_000);
    const { digest } = await store.put(bytes);
    const parts = proxy.seen.filter(({ url }) => url.includes('partNumber='));
    expect(parts).toHaveLength(3);
    expect(parts.every(({ headers }) => typeof headers['content-md5'] === 'string')).toBe(true);
    expect(bytes.equals(await store.get(digest))).toBe(true);
    await store.delete(digest);
    proxy.fault = ({ url }) => (url.includes('partNumber=2') ? 'refuse' : null);
    expect(await outage(store.put(bytes))).toBe('STORAGE');
    const last = proxy.seen.at(-1);
    expect([last?.method, last?.url.includes('uploadId=')]).toEqual(['DELETE', true]);
    expect([readdirSync(tmp), await store.has(digest)]).toEqual([[], null]);
  });

  it('is sent one request for a small blob: no chunks of its own, no condition, no checksum but MD5 and SHA-256', async () => {
    await store.put(randomBytes(5000));
    expect(proxy.seen).toHaveLength(1);
    const { headers = {} } = proxy.seen[0] ?? {};
    const names = Object.keys(headers);
    expect(
      names.filter((name) => /^if-|x-amz-checksum|x-amz-sdk-checksum|x-amz-trailer|-encryption/.test(name)),
    ).toEqual([]);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-md5']).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(headers['x-amz-content-sha256']).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    [{ ServerSideEncryption: 'AES256' } as const, ['AES256', undefined]],
    [{ ServerSideEncryption: 'aws:kms', SSEKMSKeyId: 'key-1' } as const, ['aws:kms', 'key-1']],
  ])('is asked to encrypt whatever it is sent: %j', async (encryption, headers) => {
    const encrypting = await storeOn({ ...server.config, endpoint: proxy.endpoint, encryption });
    const base = await encrypting.load((await encrypting.put(randomBytes(100))).digest);
    await encrypting.append(base, []);
    await encrypting.put(randomBytes(9_000_000));
    const writes = proxy.seen.filter(
      ({ method, url }) =>
        (method === 'PUT' && !url.includes('partNumber')) || (method === 'POST' && url.includes('uploads')),
    );
    expect(writes.map(({ method }) => method)).toEqual(['PUT', 'PUT', 'POST']);
    for (const { headers: sent } of writes)
      expect([sent['x-amz-server-side-encryption'], sent['x-amz-server-side-encryption-aws-kms-key-id']]).toEqual(
        headers,
      );
  });

  it('never has a deletion carried out twice, because the second could come after a new put', async () => {
    const { digest } = await store.put(randomBytes(100));
    proxy.fault = ({ method }) => (method === 'DELETE' ? 'lost-answer' : null);
    expect(await outage(store.delete(digest))).toBe('STORAGE');
    expect(proxy.seen.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('has a blob put again after a deletion that the database tells of, and waits for one that has not ended', async () => {
    const bytes = randomBytes(100);
    const answers: BlobRemoval[] = ['OPEN', 'SETTLED'];
    const told = await storeOn({ ...server.config, endpoint: proxy.endpoint }, async () => {
      const answer = answers.shift() ?? 'NONE';
      // The deletion of another process.
      if (answer === 'OPEN') await store.delete(digest);
      return answer;
    });
    const { digest } = await store.put(bytes);
    proxy.seen.length = 0;
    await told.put(bytes);
    const changes = proxy.seen.filter(({ method }) => method !== 'GET');
    expect(changes.map(({ method }) => method)).toEqual(['PUT', 'DELETE', 'PUT']);
    expect(await told.get(digest)).toEqual(bytes);
  });

  it('is opened only if the bucket answers and has what the database names', async () => {
    const own = await startS3Server();
    const refused = async (s3: Partial<S3Config>, isUsed: boolean) => {
      const error = await demandBlobs({ dataDir: root, s3: { ...own.config, ...s3 } }, async () => isUsed).catch(
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(ConfigError);
      return (error as Error).message;
    };
    expect(await refused({ bucket: 'absent' }, false)).toContain('S3_BUCKET: absent cannot be read (NoSuchBucket');
    expect(await refused({ accessKeyId: 'unknown' }, false)).toContain('InvalidAccessKeyId');
    expect(await refused({}, true)).toContain('has no object whose name begins with blobs/');
    await demandBlobs({ dataDir: root, s3: own.config }, async () => false);
    const { digest } = await (await storeOn(own.config)).put(Buffer.from('the contract'));
    await demandBlobs({ dataDir: root, s3: own.config }, async () => true);
    const { replace, close } = rawObjects(own.config);
    await replace(digest, Buffer.from('%PDF-1.7 of someone else'));
    expect(await refused({}, true)).toContain('was not stored by this program');
    close();
    await own.close();
    const missing = await storeOn({ ...server.config, bucket: 'absent' });
    expect(await outage(missing.get('ab'.repeat(32)))).toBe('STORAGE');
    await expect(store.get('ab'.repeat(32))).rejects.toBeInstanceOf(BlobMissingError);
  });
});
