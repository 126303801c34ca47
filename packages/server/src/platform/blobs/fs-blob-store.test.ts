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
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outageOf } from '../outage/index.ts';
import { BlobDamagedError, BlobMissingError, type BlobStore, BlobTooLargeError, extended } from './blob-store.ts';
import { openFsBlobStore } from './fs-blob-store.ts';
import { fixedKeys } from './testing/fixed-keys.ts';

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

test('stored bytes are returned under their SHA-256', async () => {
  const bytes = randomBytes(100_000);
  expect(await store.put(bytes)).toEqual({ digest: sha256(bytes), size: 100_000 });
  expect(await store.get(sha256(bytes))).toEqual(bytes);
  expect(await store.has(sha256(bytes))).toBe(100_000);
});

test('a stream is stored like its bytes', async () => {
  const pieces = [randomBytes(70_000), randomBytes(1), randomBytes(200_000)];
  const whole = Buffer.concat(pieces);
  expect(await store.put(Readable.from(pieces))).toEqual({ digest: sha256(whole), size: whole.length });
  expect(await store.get(sha256(whole))).toEqual(whole);
});

test('two blobs with the same MD5 are stored apart (security 49)', async () => {
  // The collision of Wang, Feng, Lai and Yu (2004): 128 octets that differ in six bits.
  const first = Buffer.from(
    'd131dd02c5e6eec4693d9a0698aff95c2fcab58712467eab4004583eb8fb7f89' +
      '55ad340609f4b30283e488832571415a085125e8f7cdc99fd91dbdf280373c5b' +
      'd8823e3156348f5bae6dacd436c919c6dd53e2b487da03fd02396306d248cda0' +
      'e99f33420f577ee8ce54b67080a80d1ec69821bcb6a8839396f9652b6ff72a70',
    'hex',
  );
  const second = Buffer.from(first);
  for (const at of [19, 45, 59, 83, 109, 123]) second[at] = (second[at] ?? 0) ^ 0x80;
  const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');
  expect(md5(second)).toBe(md5(first));
  const [one, other] = [await store.put(first), await store.put(second)];
  expect(one.digest).not.toBe(other.digest);
  expect([await store.get(one.digest), await store.get(other.digest)]).toEqual([first, second]);
});

test('an empty blob can be stored', async () => {
  const { digest } = await store.put(new Uint8Array(0));
  expect(await store.get(digest)).toHaveLength(0);
});

test('a span is an HTTP range, both ends included', async () => {
  const { digest } = await store.put(Buffer.from('0123456789'));
  const { size, body } = await store.stream(digest, { start: 2, end: 4 });
  expect([size, (await buffer(body)).toString()]).toEqual([10, '234']);
  expect((await buffer((await store.stream(digest)).body)).toString()).toBe('0123456789');
});

test('concurrent puts of the same bytes leave one file and no temporary file', async () => {
  const bytes = randomBytes(50_000);
  const answers = await Promise.all(Array.from({ length: 20 }, () => store.put(bytes)));
  expect(new Set(answers.map(({ digest }) => digest)).size).toBe(1);
  expect(readdirSync(path.dirname(fileOf(sha256(bytes))))).toEqual([sha256(bytes)]);
  expect(readdirSync(places().tmp)).toEqual([]);
});

test('a stream that is too long or breaks off leaves no file', async () => {
  const tooMuch = store.put(Readable.from([Buffer.alloc(60), Buffer.alloc(60)]), { maxBytes: 100 });
  await expect(tooMuch).rejects.toBeInstanceOf(BlobTooLargeError);
  const broken = async function* () {
    yield Buffer.alloc(10);
    throw new Error('connection lost');
  };
  await expect(store.put(Readable.from(broken()))).rejects.toThrow('connection lost');
  expect(readdirSync(places().tmp)).toEqual([]);
  expect(readdirSync(places().blobs)).toEqual([]);
});

test('an unknown digest and an invalid digest are missing blobs', async () => {
  for (const name of [sha256(Buffer.from('never put')), '../../etc/passwd', '', 'ABC']) {
    await expect(Promise.resolve().then(() => store.get(name))).rejects.toBeInstanceOf(BlobMissingError);
    await expect(Promise.resolve().then(() => store.stream(name))).rejects.toBeInstanceOf(BlobMissingError);
    expect(await store.has(name)).toBeNull();
  }
});

test('bytes changed on disk are never returned as the blob, and putting the right bytes repairs it', async () => {
  const bytes = Buffer.from('the contract');
  const { digest } = await store.put(bytes);
  flip(fileOf(digest), -1);
  await expect(store.get(digest)).rejects.toBeInstanceOf(BlobDamagedError);
  await store.put(bytes);
  expect(await store.get(digest)).toEqual(bytes);
});

test('a deleted blob is gone, and deleting it again is not an error', async () => {
  const { digest } = await store.put(Buffer.from('short-lived'));
  await store.delete(digest);
  await store.delete(digest);
  expect(await store.has(digest)).toBeNull();
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

test('appending to a loaded blob stores a new blob and keeps the base', async () => {
  // More than one read of the store.
  const bytes = randomBytes(2_500_000);
  const { digest } = await store.put(bytes);
  const base = await store.load(digest);
  expect(bytes.equals(base.bytes)).toBe(true);
  expect(base.size).toBe(bytes.length);
  const pieces = [randomBytes(10), new Uint8Array(0), randomBytes(70_000)];
  const whole = Buffer.concat([bytes, ...pieces]);
  const stored = await store.append(base, pieces);
  expect(stored).toEqual({ digest: sha256(whole), size: whole.length });
  expect(whole.equals(await store.get(stored.digest))).toBe(true);
  expect(bytes.equals(await store.get(digest))).toBe(true);
  expect(readdirSync(places().tmp)).toEqual([]);
  // Twice from one base, and once more from the result without reading it again.
  const [first = new Uint8Array(0), ...rest] = pieces;
  const further = await store.append(extended(base, [first]), rest).catch((error: unknown) => error);
  expect(further).toBeInstanceOf(BlobMissingError);
  await store.append(base, [first]);
  expect(await store.append(extended(base, [first]), rest)).toEqual(stored);
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
