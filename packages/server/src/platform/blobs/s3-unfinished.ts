import { createHash } from 'node:crypto';
import { openUnfinished, readAt } from './disk-storage.ts';
import type { S3Calls } from './s3-calls.ts';

/** Up to this size a segment is written in memory, and sent in one request. */
const PART_BYTES = 8 << 20;
/** Parts that are sent at the same time. */
const PARTS_AT_ONCE = 4;

/** Content-MD5, which every store checks. */
const md5Of = (octets: Uint8Array): string => createHash('md5').update(octets).digest('base64');

interface S3Unfinished {
  write(octets: Buffer, at: number): Promise<void>;
  /** Sends it, once or again. */
  upload(key: string): Promise<void>;
  discard(): Promise<void>;
}

/** A segment that is written before its name is known: in memory, and in `tmp` if it is large. */
export function beginUnfinished(calls: S3Calls, tmp: string): S3Unfinished {
  let memory = Buffer.alloc(0);
  let size = 0;
  let file: Awaited<ReturnType<typeof openUnfinished>> | null = null;
  return {
    async write(octets, at) {
      const end = at + octets.length;
      if (file === null && end > PART_BYTES) {
        file = await openUnfinished(tmp);
        await file.write(memory.subarray(0, size), 0);
        memory = Buffer.alloc(0);
      }
      size = Math.max(size, end);
      if (file !== null) return file.write(octets, at);
      if (end > memory.length) {
        const larger = Buffer.alloc(Math.min(PART_BYTES, Math.max(end, 2 * memory.length)));
        memory.copy(larger);
        memory = larger;
      }
      octets.copy(memory, at);
    },
    async upload(key) {
      if (file === null) return putWhole(calls, key, memory.subarray(0, size));
      const { handle } = file;
      return putInParts(calls, key, { size, read: (at, length) => readAt(handle, at, length) });
    },
    discard: async () => file?.discard(),
  };
}

async function putWhole({ run, config }: S3Calls, key: string, octets: Buffer): Promise<void> {
  const ContentMD5 = md5Of(octets);
  await run(({ sdk, client, signal, bucket }) =>
    client.send(
      new sdk.PutObjectCommand({ Bucket: bucket, Key: key, Body: octets, ContentMD5, ...config.encryption }),
      { abortSignal: signal },
    ),
  );
}

interface Content {
  readonly size: number;
  read(at: number, length: number): Promise<Buffer>;
}

/** Either all of it becomes the object, or nothing. */
async function putInParts(calls: S3Calls, key: string, content: Content): Promise<void> {
  const { run, config } = calls;
  const { UploadId } = await run(({ sdk, client, signal, bucket }) =>
    client.send(new sdk.CreateMultipartUploadCommand({ Bucket: bucket, Key: key, ...config.encryption }), {
      abortSignal: signal,
    }),
  );
  try {
    const Parts = await sendParts(calls, { key, UploadId }, content);
    await run(({ sdk, client, signal, bucket }) =>
      client.send(
        new sdk.CompleteMultipartUploadCommand({ Bucket: bucket, Key: key, UploadId, MultipartUpload: { Parts } }),
        { abortSignal: signal },
      ),
    );
  } catch (error) {
    await run(
      ({ sdk, client, signal, bucket }) =>
        client.send(new sdk.AbortMultipartUploadCommand({ Bucket: bucket, Key: key, UploadId }), {
          abortSignal: signal,
        }),
      { attempts: 1 },
      // One that remains is ended by a later start.
    ).catch(() => {});
    throw error;
  }
}

async function sendParts(
  { run }: S3Calls,
  { key, UploadId }: { readonly key: string; readonly UploadId: string | undefined },
  { size, read }: Content,
): Promise<{ PartNumber: number; ETag: string | undefined }[]> {
  const sent: { PartNumber: number; ETag: string | undefined }[] = [];
  let next = 0;
  const sender = async (): Promise<void> => {
    for (let n = next; n * PART_BYTES < size; n = next) {
      next += 1;
      const octets = await read(n * PART_BYTES, Math.min(PART_BYTES, size - n * PART_BYTES));
      const ContentMD5 = md5Of(octets);
      const { ETag } = await run(({ sdk, client, signal, bucket }) =>
        client.send(
          new sdk.UploadPartCommand({
            Bucket: bucket,
            Key: key,
            UploadId,
            PartNumber: n + 1,
            Body: octets,
            ContentMD5,
          }),
          { abortSignal: signal },
        ),
      );
      sent[n] = { PartNumber: n + 1, ETag };
    }
  };
  const senders = Array.from({ length: PARTS_AT_ONCE }, sender);
  // All have ended before the upload is completed or given up.
  const ended = await Promise.allSettled(senders);
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return sent;
}
