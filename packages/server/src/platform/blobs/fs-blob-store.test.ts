import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outageOf } from '../outage/index.ts';
import { BlobDamagedError, BlobMissingError, type BlobStore } from './blob-store.ts';
import { openFsBlobStore } from './fs-blob-store.ts';
import { fixedKeys } from './testing/fixed-keys.ts';
import { describeStore } from './testing/store-contract.ts';

let root: string;
let store: BlobStore;
const keys = fixedKeys();
const places = () => ({ blobs: path.join(root, 'blobs'), tmp: path.join(root, 'tmp') });
const fileOf = (digest: string) => path.join(root, 'blobs', digest.slice(0, 2), digest);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Inverts the octet at this offset; negative offsets count from the end. */
function flip(file: string, at: number): void {
  const octets = readFileSync(file);
  const offset = at < 0 ? octets.length + at : at;
  octets[offset] = (octets[offset] ?? 0) ^ 0xff;
  writeFileSync(file, octets);
}

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'countersign-blobs-'));
  store = await openFsBlobStore(places(), keys);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describeStore('on a disk', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'countersign-disk-'));
  const at = { blobs: path.join(directory, 'blobs'), tmp: path.join(directory, 'tmp') };
  const of = (digest: string) => path.join(at.blobs, digest.slice(0, 2), digest);
  return {
    store: await openFsBlobStore(at, keys),
    octetsOf: async (digest) => readFileSync(of(digest)),
    replace: async (digest, octets) => writeFileSync(of(digest), octets),
    unfinished: async () => readdirSync(at.tmp),
    isAtomic: true,
    close: async () => rmSync(directory, { recursive: true }),
  };
});

test('concurrent puts of the same bytes leave one file and no temporary file', async () => {
  const bytes = randomBytes(50_000);
  const answers = await Promise.all(Array.from({ length: 20 }, () => store.put(bytes)));
  expect(new Set(answers.map(({ digest }) => digest)).size).toBe(1);
  expect(readdirSync(path.dirname(fileOf(sha256(bytes))))).toEqual([sha256(bytes)]);
  expect(readdirSync(places().tmp)).toEqual([]);
});

test('bytes changed on disk are never returned as the blob, and putting the right bytes repairs it', async () => {
  const bytes = Buffer.from('the contract');
  const { digest } = await store.put(bytes);
  flip(fileOf(digest), -1);
  await expect(store.get(digest)).rejects.toBeInstanceOf(BlobDamagedError);
  await store.put(bytes);
  expect(await store.get(digest)).toEqual(bytes);
});

test('the list contains every blob with the instant it was last put', async () => {
  const digests = [];
  for (const text of ['a', 'b', 'c']) digests.push((await store.put(Buffer.from(text))).digest);
  const longAgo = new Date('2020-01-01T00:00:00Z');
  utimesSync(fileOf(digests[0] ?? ''), longAgo, longAgo);
  const listed = new Map<string, Date>();
  for await (const { digest, putAt } of store.list()) listed.set(digest, putAt);
  expect([...listed.keys()].toSorted()).toEqual(digests.toSorted());
  expect(listed.get(digests[0] ?? '')).toEqual(longAgo);
  await store.put(Buffer.from('a'));
  for await (const { digest, putAt } of store.list()) {
    if (digest === digests[0]) expect(putAt.getTime()).toBeGreaterThan(longAgo.getTime());
  }
});

test('opening the store deletes old temporary files of a killed process, and none that may still be written', async () => {
  const longAgo = new Date('2020-01-01T00:00:00Z');
  for (const name of ['blob-old', 'blob-young', 'other']) writeFileSync(path.join(places().tmp, name), 'x');
  utimesSync(path.join(places().tmp, 'blob-old'), longAgo, longAgo);
  utimesSync(path.join(places().tmp, 'other'), longAgo, longAgo);
  await openFsBlobStore(places(), keys);
  expect(readdirSync(places().tmp).toSorted()).toEqual(['blob-young', 'other']);
});

test('a blob changed on disk is not loaded, and nothing is appended to a truncated one', async () => {
  const { digest } = await store.put(Buffer.from('the contract'));
  const base = await store.load(digest);
  truncateSync(fileOf(digest), statSync(fileOf(digest)).size - 3);
  await expect(store.load(digest)).rejects.toBeInstanceOf(BlobDamagedError);
  truncateSync(fileOf(digest), 40);
  await expect(store.append(base, [Buffer.from('!')])).rejects.toBeInstanceOf(BlobDamagedError);
  await store.delete(digest);
  await expect(store.load(digest)).rejects.toBeInstanceOf(BlobMissingError);
  await expect(store.append(base, [])).rejects.toBeInstanceOf(BlobMissingError);
  expect(readdirSync(places().tmp)).toEqual([]);
});

test.each(['blobs', 'tmp'] as const)(
  'while the directory %s is missing, the store is unavailable and no blob counts as missing',
  async (name) => {
    const bytes = Buffer.from('the contract');
    const { digest } = await store.put(bytes);
    const base = await store.load(digest);
    renameSync(places()[name], `${places()[name]}-away`);
    const writes = [() => store.put(Buffer.from('another')), () => store.append(base, [Buffer.from('!')])];
    const reads = [
      () => store.get(digest),
      () => store.load(digest),
      () => store.stream(digest),
      () => store.has(digest),
      () => store.delete(digest),
      () => store.list()[Symbol.asyncIterator]().next(),
    ];
    for (const call of name === 'blobs' ? [...writes, ...reads] : writes) {
      expect(outageOf(await call().catch((error: unknown) => error))).toBe('STORAGE');
    }
    expect(existsSync(places()[name])).toBe(false);
    renameSync(`${places()[name]}-away`, places()[name]);
    expect(await store.get(digest)).toEqual(bytes);
    await store.put(Buffer.from('another'));
  },
);

test('a disk that does not answer delays callers for the time limit at most, and works again once it answers', async () => {
  const bytes = Buffer.from('the contract');
  const { digest } = await store.put(bytes);
  const hanging = await openFsBlobStore(places(), keys, 100);
  renameSync(fileOf(digest), path.join(root, 'kept'));
  // A pipe is not opened for reading before it is opened for writing.
  execFileSync('mkfifo', [fileOf(digest)]);
  const calls = [hanging.get(digest), hanging.load(digest), hanging.stream(digest)];
  for (const call of calls) expect(outageOf(await call.catch((error: unknown) => error))).toBe('STORAGE');
  // The disk would answer this one, but it is not asked.
  expect(outageOf(await hanging.put(bytes).catch((error: unknown) => error))).toBe('STORAGE');
  closeSync(openSync(fileOf(digest), 'w'));
  renameSync(path.join(root, 'kept'), fileOf(digest));
  await expect.poll(() => hanging.get(digest).catch(() => null)).toEqual(bytes);
  await hanging.put(Buffer.from('another'));
});

test('a store whose directory is not accessible is an outage', async () => {
  const { digest } = await store.put(Buffer.from('the contract'));
  rmSync(path.dirname(fileOf(digest)), { recursive: true });
  // A path that cannot be resolved (ELOOP) takes the place of a forbidden one: root may enter every directory.
  symlinkSync(path.dirname(fileOf(digest)), path.dirname(fileOf(digest)));
  for (const call of [() => store.get(digest), () => store.stream(digest), () => store.has(digest)])
    expect(outageOf(await call().catch((error: unknown) => error))).toBe('STORAGE');
});
