import { setTimeout as sleep } from 'node:timers/promises';
import type * as Sdk from '@aws-sdk/client-s3';
import { StorageAwayError } from '../outage/index.ts';
import { BlobDamagedError, BlobMissingError, type Digest, type ListedBlob } from './blob-store.ts';
import { NoObjectError, type S3Attempt, type S3Calls, bodyOf } from './s3-calls.ts';
import { beginUnfinished } from './s3-unfinished.ts';
import { HEADER_MAX, isDigest } from './segment-format.ts';
import type { SegmentSource, SegmentStorage } from './segment-storage.ts';

/** Names of objects in the bucket: this and the digest. */
export const OBJECT_PREFIX = 'blobs/';
/** A range this large takes little longer than a small one. */
const FIRST_READ = 256 << 10;
const READ_AT_ONCE = 4 << 20;
/** One request costs 10 to 50 ms, mostly waiting. */
const AHEAD = 8;
const REREADS = 2;

/** What the database says about the deletion of a blob (docs/operate/storage.md). */
export type BlobRemoval = 'NONE' | 'OPEN' | 'SETTLED';

export interface S3Storage extends SegmentStorage {
  /** Any object of the store with its first octets; null where there is none. */
  any(): Promise<{ readonly digest: Digest; readonly start: Buffer } | null>;
  /** Ends uploads in parts that were begun before this instant and never finished; storage is paid for them. */
  clearAbandoned(before: Date): Promise<void>;
}

interface Ports {
  readonly calls: S3Calls;
  /** The directory for segments too large for memory while they are written. */
  readonly tmp: string;
  readonly removalOf: (digest: Digest) => Promise<BlobRemoval>;
}

/** While a deletion has begun and its end is not known, a put of the same content waits this long and then fails. */
const REMOVAL_MS = 10_000;
const REMOVAL_CHECK_MS = 250;

/** Segments as objects, each under its digest: one is replaced or deleted as a whole, and never changed. */
export function s3Storage({ calls, tmp, removalOf }: Ports): S3Storage {
  /**
   * Writes an object so that no deletion that has begun before can end after it: the deleting process tells the database
   * before it looks at the age of the object, and when it is done.
   */
  const kept = async (write: () => Promise<void>, digest: Digest): Promise<void> => {
    await write();
    for (let waited = 0; ; waited += REMOVAL_CHECK_MS) {
      const removal = await removalOf(digest);
      if (removal === 'SETTLED') return write();
      if (removal === 'NONE') return;
      if (waited >= REMOVAL_MS) throw new StorageAwayError({ cause: new Error(`blob ${digest} is being deleted`) });
      await sleep(REMOVAL_CHECK_MS);
    }
  };
  return {
    rereads: REREADS,
    ahead: AHEAD,
    firstRead: FIRST_READ,
    readAtOnce: READ_AT_ONCE,
    begin: async () => {
      const unfinished = beginUnfinished(calls, tmp);
      return {
        write: (octets, at) => unfinished.write(octets, at),
        settle: (digest) => kept(() => unfinished.upload(OBJECT_PREFIX + digest), digest),
        discard: () => unfinished.discard(),
      };
    },
    open: (digest, firstRead) => openSource(calls, digest, firstRead),
    touch: (digest) => kept(() => copyToItself(calls, digest), digest),
    async delete(digest, before) {
      const putAt = before === undefined ? null : await putAtOf(calls, digest);
      if (before !== undefined && (putAt === null || putAt >= before)) return;
      // A second attempt could arrive after the first one, and after the blob was put again.
      await calls.run(
        ({ sdk, client, signal, bucket }) =>
          client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: OBJECT_PREFIX + digest }), {
            abortSignal: signal,
          }),
        { attempts: 1 },
      );
    },
    list: () => list(calls),
    async any() {
      for await (const { digest } of list(calls, 1)) {
        const { start } = await openSource(calls, digest, HEADER_MAX);
        return { digest, start };
      }
      return null;
    },
    clearAbandoned: (before) => clearAbandoned(calls, before),
  };
}

interface Read {
  readonly octets: Buffer;
  readonly etag: string | undefined;
  readonly putAt: Date | undefined;
}

/** @throws BlobMissingError, StorageAwayError */
async function readRange({ run }: S3Calls, digest: Digest, at: number, length: number): Promise<Read> {
  try {
    return await run(async ({ sdk, client, signal, bucket }) => {
      const Range = `bytes=${at}-${at + length - 1}`;
      const answer = await client.send(
        new sdk.GetObjectCommand({ Bucket: bucket, Key: OBJECT_PREFIX + digest, Range }),
        { abortSignal: signal },
      );
      return { octets: await bodyOf(answer, signal), etag: answer.ETag, putAt: answer.LastModified };
    });
  } catch (error) {
    throw error instanceof NoObjectError ? new BlobMissingError(digest) : error;
  }
}

async function openSource(calls: S3Calls, digest: Digest, firstRead: number): Promise<SegmentSource> {
  const { octets: start, etag } = await readRange(calls, digest, 0, firstRead);
  return {
    start,
    isWhole: start.length < firstRead,
    async read(at, length) {
      const further = await readRange(calls, digest, at, length);
      if (further.etag !== etag) throw new BlobDamagedError(digest, 'it was replaced while it was read');
      return further.octets;
    },
    close: async () => {},
  };
}

async function putAtOf(calls: S3Calls, digest: Digest): Promise<Date | null> {
  try {
    return (await readRange(calls, digest, 0, 1)).putAt ?? new Date();
  } catch (error) {
    if (error instanceof BlobMissingError) return null;
    throw error;
  }
}

/** The only way to give an object a new time without sending it again. */
async function copyToItself(calls: S3Calls, digest: Digest): Promise<void> {
  await calls.run(({ sdk, client, signal, bucket }) => {
    const Key = OBJECT_PREFIX + digest;
    const copy = { Bucket: bucket, Key, CopySource: `${bucket}/${Key}`, MetadataDirective: 'REPLACE' as const };
    return client.send(new sdk.CopyObjectCommand({ ...copy, ...calls.config.encryption }), { abortSignal: signal });
  });
}

async function* list({ run }: S3Calls, most = 1000): AsyncGenerator<ListedBlob> {
  let from: string | undefined;
  do {
    const page: Sdk.ListObjectsV2CommandOutput = await run(({ sdk, client, signal, bucket }) =>
      client.send(
        new sdk.ListObjectsV2Command({
          Bucket: bucket,
          Prefix: OBJECT_PREFIX,
          MaxKeys: most,
          ContinuationToken: from,
        }),
        { abortSignal: signal },
      ),
    );
    for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
      const digest = Key.slice(OBJECT_PREFIX.length);
      if (isDigest(digest)) yield { digest, stored: Size, putAt: LastModified ?? new Date() };
    }
    from = page.IsTruncated === true ? page.NextContinuationToken : undefined;
  } while (from !== undefined);
}

async function clearAbandoned({ run }: S3Calls, before: Date): Promise<void> {
  const { Uploads = [] } = await run(({ sdk, client, signal, bucket }) =>
    client.send(new sdk.ListMultipartUploadsCommand({ Bucket: bucket, Prefix: OBJECT_PREFIX }), {
      abortSignal: signal,
    }),
  );
  for (const { Key, UploadId, Initiated } of Uploads) {
    if (Initiated === undefined || Initiated >= before) continue;
    await run(({ sdk, client, signal, bucket }: S3Attempt) =>
      client.send(new sdk.AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }), { abortSignal: signal }),
    );
  }
}
