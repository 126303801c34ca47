import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addAbortSignal, type Readable } from 'node:stream';
import type * as Sdk from '@aws-sdk/client-s3';
import type { S3Config } from '../config/index.ts';
import { StorageAwayError, StorageFullError } from '../outage/index.ts';

/** How long the object store is waited for, and how often it is asked again. */
interface S3Patience {
  /** One attempt, its body included. */
  readonly attemptMs: number;
  /** All attempts of one call. */
  readonly callMs: number;
  readonly attempts: number;
  /** The pause before the second attempt; each further one is twice as long. */
  readonly pauseMs: number;
}

const S3_PATIENCE: S3Patience = { attemptMs: 15_000, callMs: 30_000, attempts: 4, pauseMs: 100 };
const CONNECT_MS = 3000;
/** Connections of one server; further calls wait for one of them. */
const SOCKETS = 64;

/** The answer of the object store says that there is no such object; the bucket exists. */
export class NoObjectError extends Error {
  override readonly name = 'NoObjectError';
}

/** Calls of the object store, in a single attempt each; `S3Calls.run` repeats them. */
export interface S3Attempt {
  readonly sdk: typeof Sdk;
  readonly client: Sdk.S3Client;
  /** Ends the attempt; passed to each `send`. */
  readonly signal: AbortSignal;
  readonly bucket: string;
}

export interface S3Calls {
  readonly config: S3Config;
  /**
   * Runs a call until it succeeds, the store refuses it, or the patience ends.
   * @throws NoObjectError, StorageAwayError, StorageFullError
   */
  run<T>(call: (attempt: S3Attempt) => Promise<T>, options?: { readonly attempts?: number }): Promise<T>;
  close(): void;
}

/** A client of the bucket that the settings name. The library is loaded here, so that other servers do without it. */
export async function openS3Calls(config: S3Config, patience = S3_PATIENCE): Promise<S3Calls> {
  const sdk = await import('@aws-sdk/client-s3');
  const { accessKeyId, secretAccessKey, bucket } = config;
  const client = new sdk.S3Client({
    region: config.region,
    forcePathStyle: config.pathStyle,
    // Stores other than AWS refuse the checksums that the library adds by default; ours are Content-MD5 and the tags of the format.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: patience.attemptMs,
      httpAgent: { maxSockets: SOCKETS },
      httpsAgent: { maxSockets: SOCKETS },
    },
    ...(config.endpoint === null ? {} : { endpoint: config.endpoint }),
    // Otherwise the role of the machine, found by the library.
    ...(accessKeyId === null || secretAccessKey === null ? {} : { credentials: { accessKeyId, secretAccessKey } }),
  });
  return {
    config,
    run: (call, options) => run({ sdk, client, bucket }, call, { ...patience, ...options }),
    close: () => client.destroy(),
  };
}

async function run<T>(
  opened: Omit<S3Attempt, 'signal'>,
  call: (attempt: S3Attempt) => Promise<T>,
  { attempts, attemptMs, callMs, pauseMs }: S3Patience,
): Promise<T> {
  const whole = AbortSignal.timeout(callMs);
  for (let n = 1; ; n += 1) {
    const signal = AbortSignal.any([whole, AbortSignal.timeout(attemptMs)]);
    try {
      return await orAborted(call({ ...opened, signal }), signal);
    } catch (error) {
      if (n >= attempts || whole.aborted || !isPassing(error)) throw translated(error);
    }
    // Between half of the pause and all of it, so that servers do not ask again together.
    await sleep(pauseMs * 2 ** (n - 1) * (randomInt(500, 1000) / 1000));
  }
}

/** Also ends the wait for a part of the library that does not follow the signal. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  work.catch(() => {});
  let stop = (): void => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', stop));
}

interface Answered {
  readonly name?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const statusOf = (error: unknown): number | undefined => (error as Answered).$metadata?.httpStatusCode;

/** Codes of refusals that may be gone at the next attempt; every other refusal below 500 is final. */
const PASSING = new Set(['SlowDown', 'RequestTimeout', 'RequestTimeTooSkewed', 'BadDigest', 'OperationAborted']);
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientCapacity']);

function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  // 200: an answer that could not be read, or that reports an error in its body.
  if (status === 501 || isFull(error)) return false;
  if (status === undefined || status < 300 || status >= 500 || status === 429 || status === 408) return true;
  return PASSING.has((error as Answered).name ?? '');
}

const isFull = (error: unknown): boolean => FULL.has((error as Answered).name ?? '') || statusOf(error) === 507;

function translated(error: unknown): Error {
  const { name } = error as Answered;
  if (name === 'NoSuchKey') return new NoObjectError('there is no such object', { cause: error });
  return isFull(error) ? new StorageFullError({ cause: error }) : new StorageAwayError({ cause: error });
}

/**
 * The whole body of an answer, of which no octet is missing.
 * @throws Error where the connection was cut
 */
export async function bodyOf(answer: Sdk.GetObjectCommandOutput, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  const body = addAbortSignal(signal, answer.Body as Readable);
  for await (const part of body) parts.push(part as Buffer);
  const octets = Buffer.concat(parts);
  if (answer.ContentLength !== undefined && octets.length !== answer.ContentLength)
    throw new Error('the answer of the object store was cut off');
  return octets;
}
