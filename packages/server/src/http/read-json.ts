import type { CallName } from '@countersign/contract';
import { refuse } from '@countersign/domain';
import type { Readable } from 'node:stream';
import type { Workers } from '../workers/workers.ts';
import { sizeText } from './body-limits.ts';
import { parseJson } from './parse.ts';
import { Refused, refuseWith } from './refused.ts';

/** A body of more bytes is parsed and judged by a worker thread. */
const ON_MAIN_THREAD_BYTES = 256 * 1024;

/** A JSON body whose value has been checked by the schema of its call in a worker thread. */
export class JudgedBody {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/**
 * Reads a JSON body of at most `limit` bytes.
 * @returns the parsed value, or a {@link JudgedBody} where it was large
 * @throws Refused ERROR_TOO_LARGE with the limit, without reading further than it; ERROR_MALFORMED, ERROR_UNKNOWN_FIELD
 */
export async function readJson(
  { bodies }: Pick<Workers, 'bodies'>,
  name: CallName,
  payload: Readable,
  { limit, declared }: { readonly limit: number; readonly declared: number },
): Promise<unknown> {
  if (Number.isFinite(declared) && declared > limit) refuseWith('ERROR_TOO_LARGE', { limit: sizeText(limit) });
  const bytes = await bytesOf(payload, limit);
  if (bytes.length <= ON_MAIN_THREAD_BYTES) return parseJson(bytes.toString('utf8'));
  const judged = await bodies.run('judgeBody', { call: name, bytes }, { move: true });
  if ('refusal' in judged) throw new Refused(judged.refusal);
  return new JudgedBody(judged.value);
}

function bytesOf(payload: Readable, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (act: () => void): void => {
      payload.off('data', onData).off('end', onEnd).off('error', onError).off('close', onClose);
      act();
    };
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size <= limit) return void chunks.push(chunk);
      settle(() => {
        payload.pause();
        reject(new Refused(refuse('ERROR_TOO_LARGE', { limit: sizeText(limit) })));
      });
    };
    const onEnd = (): void => settle(() => resolve(Buffer.concat(chunks, size)));
    const onError = (error: Error): void => settle(() => reject(error));
    const onClose = (): void => settle(() => reject(new Error('the request was aborted')));
    payload.on('data', onData).on('end', onEnd).on('error', onError).on('close', onClose);
  });
}
