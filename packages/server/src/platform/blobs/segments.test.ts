import { createHash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../config/index.ts';
import { BlobDamagedError, BlobMissingError, type BlobStore, type LoadedBlob, extended } from './blob-store.ts';
import { cachedDataKeys } from './data-keys.ts';
import { openFsBlobStore } from './fs-blob-store.ts';
import { demandBlobs } from './open.ts';
import { FRAME_BYTES, HEADER_MAX, LINKS_MAX, headerLength } from './segment-format.ts';
import { fixedKeys } from './testing/fixed-keys.ts';

let root: string;
let store: BlobStore;
const places = () => ({ blobs: path.join(root, 'blobs'), tmp: path.join(root, 'tmp') });
const fileOf = (digest: string) => path.join(root, 'blobs', digest.slice(0, 2), digest);
const onDisk = (digest: string): number => statSync(fileOf(digest)).size;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'countersign-segments-'));
  store = await openFsBlobStore(places(), fixedKeys());
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Stores a line: the first piece, and each further one appended to the one before. */
async function line(pieces: readonly Uint8Array[]): Promise<{ loaded: LoadedBlob[]; whole: Buffer }> {
  const [first = new Uint8Array(0), ...rest] = pieces;
  const { digest } = await store.put(first);
  const loaded = [await store.load(digest)];
  for (const piece of rest) {
    const base = loaded.at(-1);
    if (base === undefined) break;
    await store.append(base, [piece]);
    loaded.push(extended(base, [piece]));
  }
  return { loaded, whole: Buffer.concat(pieces) };
}

/** Does work while these blobs are missing. */
const without = async (digests: readonly string[], work: () => Promise<void>): Promise<void> => {
  for (const digest of digests) renameSync(fileOf(digest), path.join(root, digest));
  await work();
  for (const digest of digests) renameSync(path.join(root, digest), fileOf(digest));
};

describe('A line of appended blobs', () => {
  it('stores each increment once, and every blob of it is read as a whole and in part', async () => {
    const pieces = Array.from({ length: 70 }, (_, n) => randomBytes(n === 3 ? 3 * FRAME_BYTES + 5 : 900 + n));
    const { loaded, whole } = await line(pieces);
    for (const [n, { digest, size }] of loaded.entries()) {
      expect(onDisk(digest), `revision ${n}`).toBeLessThanOrEqual((pieces[n]?.length ?? 0) + headerLength(32) + 4 * 16);
      expect(await store.has(digest)).toBe(size);
    }
    const last = loaded.at(-1)?.digest ?? '';
    expect(whole.equals(await store.get(last))).toBe(true);
    expect(await store.load(last)).toMatchObject({ digest: last, size: whole.length });
    for (let n = 0; n < 60; n += 1) {
      const start = Math.floor((whole.length * n) / 60);
      const end = Math.min(whole.length - 1, start + 1 + n * 977);
      const { size, body } = await store.stream(last, { start, end });
      expect(size).toBe(whole.length);
      expect(whole.subarray(start, end + 1).equals(await buffer(body)), `${start}–${end}`).toBe(true);
    }
    const middle = loaded[40];
    expect(whole.subarray(0, middle?.size).equals(await buffer((await store.stream(middle?.digest ?? '')).body))).toBe(
      true,
    );
  });

  it('is read in part without the segments outside of that part, however long it is', async () => {
    const pieces = Array.from({ length: 70 }, () => randomBytes(1000));
    const { loaded, whole } = await line(pieces);
    const digests = loaded.map(({ digest }) => digest);
    const last = digests.at(-1) ?? '';
    // The lists of links of 32 and 64 are full: 33 and 65 begin new ones.
    const unneeded = digests.filter((_, n) => ![0, 32, 64, 69].includes(n));
    await without(unneeded, async () => {
      const { body } = await store.stream(last, { start: 10, end: 500 });
      expect(whole.subarray(10, 501).equals(await buffer(body))).toBe(true);
      await expect(store.get(last)).rejects.toBeInstanceOf(BlobMissingError);
    });
  });

  it('names what it is stored with, and is the same blob if its bytes are stored another way', async () => {
    const { loaded, whole } = await line([randomBytes(2000), randomBytes(10), randomBytes(10)]);
    const [first, second, third] = loaded.map(({ digest }) => digest);
    expect(await store.links(third ?? '')).toEqual([first, second]);
    await store.put(whole);
    expect(await store.links(third ?? '')).toEqual([]);
    await store.put(whole.subarray(0, 2010));
    const fourth = await store.append(await store.load(third ?? ''), [Buffer.from('!')]);
    expect(await store.links(fourth.digest)).toEqual([third]);
    expect(await store.get(fourth.digest)).toEqual(Buffer.concat([whole, Buffer.from('!')]));
  });

  it('is not changed by appending nothing', async () => {
    const { loaded } = await line([randomBytes(2000), randomBytes(10)]);
    const last = loaded[1];
    if (last === undefined) throw new Error('no blob');
    expect(await store.append(last, [new Uint8Array(0)])).toEqual({ digest: last.digest, size: 2010 });
    expect(await store.get(last.digest)).toHaveLength(2010);
  });
});

describe('Joined blobs', () => {
  it('are one blob whose bytes are not stored again', async () => {
    const parts = [randomBytes(2 * FRAME_BYTES), randomBytes(7), randomBytes(70_000)];
    const digests: string[] = [];
    for (const part of parts) digests.push((await store.put(part)).digest);
    const whole = Buffer.concat(parts);
    const { digest, size } = await store.join(digests);
    expect([digest, size]).toEqual([sha256(whole), whole.length]);
    expect(onDisk(digest)).toBe(headerLength(3));
    expect(whole.equals(await store.get(digest))).toBe(true);
    const { body } = await store.stream(digest, { start: 2 * FRAME_BYTES - 1, end: 2 * FRAME_BYTES + 7 });
    expect(whole.subarray(2 * FRAME_BYTES - 1, 2 * FRAME_BYTES + 8).equals(await buffer(body))).toBe(true);
    const more = await store.append(await store.load(digest), [Buffer.from('more')]);
    expect(await store.links(more.digest)).toEqual(digests);
    expect(Buffer.concat([whole, Buffer.from('more')]).equals(await store.get(more.digest))).toBe(true);
    expect(await store.join([digest])).toEqual({ digest, size });
  });

  it('are stored again where there are too many for one header, or one of them is empty', async () => {
    const digests: string[] = [];
    for (let n = 0; n <= LINKS_MAX; n += 1) digests.push((await store.put(Buffer.of(n))).digest);
    const many = await store.join(digests);
    expect(await store.get(many.digest)).toEqual(Buffer.from(digests.map((_, n) => n)));
    const { digest: none } = await store.put(new Uint8Array(0));
    const same = await store.join([digests[0] ?? '', none]);
    expect([same.digest, await store.links(same.digest)]).toEqual([digests[0], []]);
    expect(await store.get(same.digest)).toEqual(Buffer.of(0));
    await expect(store.join([none, sha256(Buffer.from('never put'))])).rejects.toBeInstanceOf(BlobMissingError);
  });
});

describe('A segment at rest', () => {
  it('does not contain the bytes, and the same bytes are never encrypted alike (security 77)', async () => {
    const bytes = Buffer.from('the contract between the parties '.repeat(50));
    const { digest } = await store.put(bytes);
    const first = readFileSync(fileOf(digest));
    await store.put(bytes);
    const second = readFileSync(fileOf(digest));
    expect(first.includes('contract')).toBe(false);
    const length = headerLength(0);
    expect(first.subarray(length).equals(second.subarray(length))).toBe(false);
    expect(first.length).toBe(second.length);
  });

  it('is refused after the change of any octet of its header, and of its frames', async () => {
    const { loaded } = await line([randomBytes(500), randomBytes(2 * FRAME_BYTES + 40)]);
    const { digest = '', size = 0 } = loaded[1] ?? {};
    const octets = readFileSync(fileOf(digest));
    const header = headerLength(1);
    const offsets = Array.from({ length: header }, (_, n) => n);
    for (let at = header; at < octets.length; at += 4999) offsets.push(at);
    // Its frames end with their tags.
    offsets.push(header + FRAME_BYTES + 15, octets.length - 1);
    for (const at of offsets) {
      const changed = Buffer.from(octets);
      changed[at] = (changed[at] ?? 0) ^ 0x01;
      writeFileSync(fileOf(digest), changed);
      await expect(store.get(digest), `octet ${at}`).rejects.toBeInstanceOf(BlobDamagedError);
      if (at < header) await expect(store.has(digest), `octet ${at}`).rejects.toBeInstanceOf(BlobDamagedError);
      const streamed = store.stream(digest, { start: 0, end: size - 1 }).then(({ body }) => buffer(body));
      await expect(streamed, `octet ${at}`).rejects.toBeInstanceOf(BlobDamagedError);
    }
    writeFileSync(fileOf(digest), octets);
    expect(await store.get(digest)).toHaveLength(size);
  });

  it('is compressed where that makes an increment smaller, and refused after the change of any octet then too', async () => {
    const text = Buffer.from('a line of the record\n'.repeat(2000));
    const { loaded, whole } = await line([randomBytes(500), text]);
    const { digest = '' } = loaded[1] ?? {};
    expect(onDisk(digest)).toBeLessThan(1000);
    expect(whole.equals(await store.get(digest))).toBe(true);
    const { body } = await store.stream(digest, { start: 490, end: 20_000 });
    expect(whole.subarray(490, 20_001).equals(await buffer(body))).toBe(true);
    const octets = readFileSync(fileOf(digest));
    for (let at = 0; at < octets.length; at += 1) {
      const changed = Buffer.from(octets);
      changed[at] = (changed[at] ?? 0) ^ 0x01;
      writeFileSync(fileOf(digest), changed);
      await expect(store.get(digest), `octet ${at}`).rejects.toBeInstanceOf(BlobDamagedError);
    }
    writeFileSync(fileOf(digest), octets.subarray(0, -1));
    await expect(store.get(digest)).rejects.toBeInstanceOf(BlobDamagedError);
  });

  it('is refused after its end was cut off, or two of its frames were exchanged', async () => {
    const { digest } = await store.put(randomBytes(3 * FRAME_BYTES));
    const octets = readFileSync(fileOf(digest));
    const [header, frame] = [headerLength(0), FRAME_BYTES + 16];
    for (const length of [octets.length - 1, octets.length - frame, header, header - 1, 99, 9, 0]) {
      truncateSync(fileOf(digest), length);
      await expect(store.get(digest), `${length} octets`).rejects.toBeInstanceOf(BlobDamagedError);
    }
    const [a, b, c] = [0, 1, 2].map((n) => octets.subarray(header + n * frame, header + (n + 1) * frame));
    writeFileSync(
      fileOf(digest),
      Buffer.concat([octets.subarray(0, header), ...[b, a, c].map((one) => one ?? Buffer.of())]),
    );
    const part = store.stream(digest, { start: FRAME_BYTES, end: FRAME_BYTES + 9 }).then(({ body }) => buffer(body));
    await expect(part).rejects.toBeInstanceOf(BlobDamagedError);
  });

  it('is refused under the name of another blob, and with the frames of another segment of the same blob', async () => {
    const [first, second] = [randomBytes(5000), randomBytes(5000)];
    const [one, other] = [await store.put(first), await store.put(second)];
    const former = readFileSync(fileOf(one.digest));
    copyFileSync(fileOf(other.digest), fileOf(one.digest));
    await expect(store.stream(one.digest)).rejects.toBeInstanceOf(BlobDamagedError);
    await expect(store.has(one.digest)).rejects.toBeInstanceOf(BlobDamagedError);
    await store.put(first);
    const later = readFileSync(fileOf(one.digest));
    const header = headerLength(0);
    writeFileSync(fileOf(one.digest), Buffer.concat([later.subarray(0, header), former.subarray(header)]));
    await expect(store.get(one.digest)).rejects.toBeInstanceOf(BlobDamagedError);
    // An earlier segment of the same blob has the same content.
    writeFileSync(fileOf(one.digest), former);
    expect(first.equals(await store.get(one.digest))).toBe(true);
  });

  it('does not give the bytes of a base that was exchanged', async () => {
    const { loaded } = await line([randomBytes(5000), randomBytes(10)]);
    const [base, next] = loaded.map(({ digest }) => digest);
    const other = await store.put(randomBytes(5000));
    copyFileSync(fileOf(other.digest), fileOf(base ?? ''));
    await expect(store.get(next ?? '')).rejects.toBeInstanceOf(BlobDamagedError);
  });

  it('is opened by the data key that its header names, not by another one of that name', async () => {
    const { digest } = await store.put(Buffer.from('the contract'));
    const later = await openFsBlobStore(places(), fixedKeys('0190a000-0000-7000-8000-000000000002'));
    expect((await later.get(digest)).toString()).toBe('the contract');
    const { digest: young } = await later.put(Buffer.from('another'));
    expect((await store.get(young)).toString()).toBe('another');
    const wrong = cachedDataKeys(async (id) => ({ id: id ?? '', key: Buffer.alloc(32, 1) }));
    const stranger = await openFsBlobStore(places(), wrong);
    await expect(stranger.get(digest)).rejects.toBeInstanceOf(BlobDamagedError);
  });

  it('has a header that is read at once', async () => {
    expect(HEADER_MAX).toBe(headerLength(LINKS_MAX));
    expect(HEADER_MAX).toBeLessThan(4096);
  });
});

describe('A body that is not read to its end', () => {
  const openFiles = (): number =>
    readdirSync('/proc/self/fd').filter((fd) => {
      const link = `/proc/self/fd/${fd}`;
      return existsSync(link) && statSync(link).isFile();
    }).length;

  it.runIf(existsSync('/proc/self/fd'))('closes its files', async () => {
    const { digest } = await store.put(randomBytes(5_000_000));
    const before = openFiles();
    for (let n = 0; n < 5; n += 1) {
      const { body } = await store.stream(digest);
      if (n % 2 === 0) await new Promise((resolve) => body.once('data', resolve));
      body.destroy();
      await new Promise((resolve) => (body.closed ? resolve(null) : body.once('close', resolve)));
    }
    await expect.poll(openFiles).toBe(before);
  });
});

describe('A store made by a version before the first release', () => {
  it('is refused with the reason and what to do', async () => {
    const directory = path.join(root, 'old', 'blobs', 'ab', 'cd');
    mkdirSync(directory, { recursive: true });
    writeFileSync(path.join(directory, 'ab'.repeat(32)), '%PDF-1.7');
    const config = { dataDir: path.join(root, 'old'), s3: null };
    const refused = await demandBlobs(config, async () => true).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ConfigError);
    expect((refused as Error).message).toMatch(/before the first release.*empty DATA_DIR/s);
    await store.put(Buffer.from('new'));
    await demandBlobs({ dataDir: root, s3: null }, async () => true);
  });
});
