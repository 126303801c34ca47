import { CallError, NetworkError } from '@countersign/contract';
import { randomId } from './device.ts';

const TRIES = 3;
const FIRST_WAIT_MS = 300;

/** No answer, or one that reports a temporary failure: the same request may succeed in a moment. */
const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof CallError && error.status >= 500);

/** Doubles with each failure; `random` in 0…1 keeps many browsers from asking at the same moment. */
export const waitBeforeMs = (failures: number, random: number): number =>
  FIRST_WAIT_MS * 2 ** (failures - 1) * (0.75 + random / 2);

/** 0…1 */
const chance = (): number => Number.parseInt(randomId().slice(0, 8), 16) / 0xffff_ffff;

/** Rejects early with the signal's reason when aborted. */
function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

interface RetryOptions {
  readonly signal?: AbortSignal | undefined;
  readonly random?: () => number;
  readonly wait?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

/** Tries a request that is safe to repeat up to three times; a refusal is final. */
export async function withRetries<T>(
  send: () => Promise<T>,
  { signal, random = chance, wait = sleep }: RetryOptions = {},
): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await send();
    } catch (error) {
      if (failures === TRIES || !isPassing(error) || signal?.aborted === true) throw error;
      await wait(waitBeforeMs(failures, random()), signal);
    }
  }
}
