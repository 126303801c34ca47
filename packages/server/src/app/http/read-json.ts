import type { CallName } from '@countersign/contract';
import { type Refusal, refuse } from '@countersign/domain';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import {
  ANONYMOUS_BODY_BYTES,
  Refused,
  type Workers,
  countPieces,
  parseJson,
  refuseWith,
  sizeText,
} from '../../platform/index.ts';
import { closeUnread, declaredBytes } from './unread-body.ts';

/** A larger body, in bytes, is parsed and validated by a worker thread. */
const ON_MAIN_THREAD_BYTES = 256 * 1024;

/** A JSON body whose value a worker thread has validated against the schema of its call. */
export class JudgedBody {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/** Time limits for the arrival of a small and of a larger body. */
const SMALL_BODY_MS = 20_000;
const LARGE_BODY_MS = 120_000;

/**
 * Reads a JSON body of at most `limit` bytes.
 * @returns the parsed value, or a {@link JudgedBody} where it was large
 * @throws Refused ERROR_TOO_LARGE with the limit, without reading further than it; ERROR_MALFORMED, ERROR_UNKNOWN_FIELD
 */
export async function readJson(
  { bodies }: Pick<Workers, 'bodies'>,
  call: CallName,
  request: FastifyRequest,
  payload: Readable,
  limit: number,
): Promise<unknown> {
  const bytes = await readBytes(request, payload, limit);
  if (bytes.length <= ON_MAIN_THREAD_BYTES) return parseJson(bytes.toString('utf8'));
  const judged = await bodies.run('judgeBody', { call, bytes }, { move: true });
  if ('refusal' in judged) throw new Refused(judged.refusal);
  return new JudgedBody(judged.value);
}

/** The whole body. @throws Refused ERROR_TOO_LARGE, or ERROR_MALFORMED where it takes too long to arrive */
export async function readBytes(request: FastifyRequest, payload: Readable, limit: number): Promise<Buffer> {
  const declared = declaredBytes(request);
  if (Number.isFinite(declared) && declared > limit) refuseWith('ERROR_TOO_LARGE', { limit: sizeText(limit) });
  return collect(payload, {
    limit,
    withinMs: limit <= ANONYMOUS_BODY_BYTES ? SMALL_BODY_MS : LARGE_BODY_MS,
    giveUp: () => closeUnread(request.raw),
  });
}

interface CollectOptions {
  /** Bytes. */
  readonly limit: number;
  readonly withinMs: number;
  /** Called before a refusal after which nothing more is read. */
  readonly giveUp: () => void;
}

function collect(payload: Readable, { limit, withinMs, giveUp }: CollectOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const areTooMany = countPieces();
    const settle = (act: () => void): void => {
      clearTimeout(timer);
      payload.off('data', onData).off('end', onEnd).off('error', onError).off('close', onClose);
      act();
    };
    const refuseIt = (refusal: Refusal): void =>
      settle(() => {
        payload.pause();
        reject(new Refused(refusal));
      });
    const stop = (detail: string): void => {
      giveUp();
      refuseIt(refuse('ERROR_MALFORMED', { field: 'body', detail }));
    };
    const timer = setTimeout(() => stop(`took longer than ${withinMs / 1000} s to arrive`), withinMs);
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (areTooMany(chunk)) stop('comes in too many pieces');
      else if (size <= limit) chunks.push(chunk);
      else refuseIt(refuse('ERROR_TOO_LARGE', { limit: sizeText(limit) }));
    };
    const onEnd = (): void => settle(() => resolve(Buffer.concat(chunks, size)));
    const onError = (error: Error): void => settle(() => reject(error));
    const onClose = (): void =>
      settle(() => reject(new Refused(refuse('ERROR_MALFORMED', { field: 'body', detail: 'is cut short' }))));
    payload.on('data', onData).on('end', onEnd).on('error', onError).on('close', onClose);
  });
}
