import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BlobDamagedError, BlobMissingError, type BlobStore, BlobTooLargeError, extended } from '../blob-store.ts';
import { FRAME_BYTES } from '../segment-format.ts';

/** A store, and what it keeps, as someone sees it who has no keys. */
export interface StoreUnderTest {
  readonly store: BlobStore;
  readonly octetsOf: (digest: string) => Promise<Buffer>;
  readonly replace: (digest: string, octets: Buffer) => Promise<void>;
  /** Names of everything that is being written, or was given up. */
  readonly unfinished: () => Promise<readonly string[]>;
  /** Of two writes of one name, either wins as a whole. */
  readonly isAtomic: boolean;
  readonly close: () => Promise<void>;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The tests of a blob store, wherever it keeps its segments. */
export function describeStore(name: string, open: () => Promise<StoreUnderTest>): void {
  let under: StoreUnderTest;
  let store: BlobStore;
  beforeAll(async () => {
    under = await open();
    store = under.store;
  });
  afterAll(() => under.close());
  const listed = async () => {
    const found = new Map<string, { stored: number; putAt: Date }>();
    for await (const { digest, ...about } of store.list()) found.set(digest, about);
    return found;
  };

  describe(`A blob store ${name}`, () => {
    it('returns stored bytes under their SHA-256', async () => {
      const bytes = randomBytes(100_000);
      expect(await store.put(bytes)).toEqual({ digest: sha256(bytes), size: 100_000 });
      expect(await store.get(sha256(bytes))).toEqual(bytes);
      expect(await store.has(sha256(bytes))).toBe(100_000);
    });

    it('stores a stream like its bytes', async () => {
      const pieces = [randomBytes(70_000), randomBytes(1), randomBytes(200_000)];
      const whole = Buffer.concat(pieces);
      expect(await store.put(Readable.from(pieces))).toEqual({ digest: sha256(whole), size: whole.length });
      expect(await store.get(sha256(whole))).toEqual(whole);
    });

    it('stores two blobs with the same MD5 apart (security 49)', async () => {
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

    it('stores an empty blob', async () => {
      const { digest } = await store.put(new Uint8Array(0));
      expect(await store.get(digest)).toHaveLength(0);
    });

    it('reads a span as an HTTP range, both ends included', async () => {
      const { digest } = await store.put(Buffer.from('0123456789'));
      const { size, body } = await store.stream(digest, { start: 2, end: 4 });
      expect([size, (await buffer(body)).toString()]).toEqual([10, '234']);
      expect((await buffer((await store.stream(digest)).body)).toString()).toBe('0123456789');
    });

    it('has no blob of an unknown or an invalid digest', async () => {
      for (const name of [sha256(Buffer.from('never put')), '../../etc/passwd', '', 'ABC']) {
        await expect(Promise.resolve().then(() => store.get(name))).rejects.toBeInstanceOf(BlobMissingError);
        await expect(Promise.resolve().then(() => store.stream(name))).rejects.toBeInstanceOf(BlobMissingError);
        expect(await store.has(name)).toBeNull();
      }
    });

    it('deletes a blob, and deleting it again is not an error', async () => {
      const { digest } = await store.put(Buffer.from('short-lived'));
      await store.delete(digest);
      await store.delete(digest);
      expect(await store.has(digest)).toBeNull();
    });

    it('appends to a loaded blob, stores only what is new, and keeps the base', async () => {
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
      expect((await under.octetsOf(stored.digest)).length).toBeLessThan(71_000);
      expect(await store.links(stored.digest)).toEqual([digest]);
      expect(whole.equals(await store.get(stored.digest))).toBe(true);
      expect(bytes.equals(await store.get(digest))).toBe(true);
      // Twice from one base, and once more from the result without reading it again.
      const [first = new Uint8Array(0), ...rest] = pieces;
      const further = await store.append(extended(base, [first]), rest).catch((error: unknown) => error);
      expect(further).toBeInstanceOf(BlobMissingError);
      await store.append(base, [first]);
      expect(await store.append(extended(base, [first]), rest)).toEqual(stored);
      expect(await store.append(base, [])).toEqual({ digest, size: bytes.length });
      expect(await under.unfinished()).toEqual([]);
    });

    it('reads every part of a long line of appended blobs', async () => {
      const pieces = Array.from({ length: 40 }, (_, n) => randomBytes(n === 3 ? 3 * FRAME_BYTES + 5 : 900 + n));
      const { digest } = await store.put(pieces[0] ?? new Uint8Array(0));
      let base = await store.load(digest);
      for (const piece of pieces.slice(1)) {
        await store.append(base, [piece]);
        base = extended(base, [piece]);
      }
      const whole = Buffer.concat(pieces);
      expect(whole.equals(await store.get(base.digest))).toBe(true);
      for (let n = 0; n < 10; n += 1) {
        const start = Math.floor((whole.length * n) / 10);
        const end = Math.min(whole.length - 1, start + 1 + n * 9977);
        const { body } = await store.stream(base.digest, { start, end });
        expect(whole.subarray(start, end + 1).equals(await buffer(body)), `from ${start}`).toBe(true);
      }
    });

    it('joins blobs without storing their bytes again', async () => {
      const parts = [randomBytes(100_000), randomBytes(300_000), randomBytes(5)];
      const digests = [];
      for (const part of parts) digests.push((await store.put(part)).digest);
      const joined = await store.join(digests);
      const whole = Buffer.concat(parts);
      expect(joined).toEqual({ digest: sha256(whole), size: whole.length });
      expect((await under.octetsOf(joined.digest)).length).toBeLessThan(1000);
      expect(whole.equals(await store.get(joined.digest))).toBe(true);
      expect(await store.links(joined.digest)).toEqual(digests);
    });

    it('stores and reads a blob of many megabytes', async () => {
      const whole = randomBytes(20_000_000);
      const { digest } = await store.put(whole);
      expect(whole.equals(await store.get(digest))).toBe(true);
      const { body } = await store.stream(digest, { start: 12_000_000, end: 19_999_999 });
      expect(whole.subarray(12_000_000).equals(await buffer(body))).toBe(true);
      await store.delete(digest);
      expect(await under.unfinished()).toEqual([]);
    });

    it('keeps one blob of concurrent puts of the same bytes', async () => {
      const bytes = randomBytes(50_000);
      const answers = await Promise.all(Array.from({ length: under.isAtomic ? 20 : 1 }, () => store.put(bytes)));
      expect(new Set(answers.map(({ digest }) => digest)).size).toBe(1);
      expect(bytes.equals(await store.get(sha256(bytes)))).toBe(true);
      expect(await under.unfinished()).toEqual([]);
    });

    it('keeps nothing of a stream that is too long or breaks off', async () => {
      const before = (await listed()).size;
      const tooMuch = store.put(Readable.from([Buffer.alloc(60), Buffer.alloc(60)]), { maxBytes: 100 });
      await expect(tooMuch).rejects.toBeInstanceOf(BlobTooLargeError);
      const broken = async function* () {
        yield randomBytes(9_000_000);
        throw new Error('connection lost');
      };
      await expect(store.put(Readable.from(broken()))).rejects.toThrow('connection lost');
      expect((await listed()).size).toBe(before);
      expect(await under.unfinished()).toEqual([]);
    });

    it('keeps nothing in clear, and never returns octets that were changed; the right bytes repair them', async () => {
      const bytes = Buffer.from(`the contract of ${randomBytes(8).toString('hex')}`);
      const { digest } = await store.put(bytes);
      const octets = await under.octetsOf(digest);
      expect(octets.includes('the contract')).toBe(false);
      for (const at of [20, octets.length - 1]) {
        const changed = Buffer.from(octets);
        changed[at] = (changed[at] ?? 0) ^ 0xff;
        await under.replace(digest, changed);
        await expect(store.get(digest)).rejects.toBeInstanceOf(BlobDamagedError);
        await expect(store.stream(digest)).rejects.toBeInstanceOf(BlobDamagedError);
      }
      await under.replace(digest, octets.subarray(0, octets.length - 3));
      await expect(store.load(digest)).rejects.toBeInstanceOf(BlobDamagedError);
      await store.put(bytes);
      expect(await store.get(digest)).toEqual(bytes);
    });

    it('lists every blob with its stored size and the time it was last put', async () => {
      const { digest } = await store.put(randomBytes(1000));
      const { stored = 0, putAt = new Date(0) } = (await listed()).get(digest) ?? {};
      expect(stored).toBe((await under.octetsOf(digest)).length);
      expect(Math.abs(Date.now() - putAt.getTime())).toBeLessThan(60_000);
    });

    it('deletes a blob only if it was put before the given time', async () => {
      const { digest } = await store.put(randomBytes(100));
      await store.delete(digest, new Date(Date.now() - 3_600_000));
      expect(await store.has(digest)).toBe(100);
      await store.delete(digest, new Date(Date.now() + 3_600_000));
      expect(await store.has(digest)).toBeNull();
    });
  });
}
