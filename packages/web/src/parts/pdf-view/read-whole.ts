const RETRY_AFTER_MS = [1000, 3000, 10_000, 30_000];

/** The server refused; another try would get the same answer. */
export class ReadRefused extends Error {}

/**
 * Reads to the end and keeps nothing.
 * @throws ReadRefused if the server refuses, any other error if it may be temporary
 */
async function readToEnd(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal, credentials: 'same-origin', priority: 'low' });
  const isRefused = response.status >= 400 && response.status < 500 && response.status !== 429;
  if (isRefused) throw new ReadRefused(`${response.status}`);
  if (!response.ok) throw new Error(`${response.status}`);
  const reader = response.body?.getReader();
  while (reader !== undefined && !(await reader.read()).done);
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

interface Reading {
  readonly signal: AbortSignal;
  readonly onRead: (url: string) => void;
  readonly read?: typeof readToEnd;
  readonly wait?: typeof pause;
}

/**
 * Reads these addresses to the end, one after the other; a failure is retried until it succeeds or the server refuses it. A
 * signature needs every document to have been fetched whole (Rulings §8.15), which reading by ranges does not do.
 */
export async function readWhole(
  urls: readonly string[],
  { signal, onRead, read = readToEnd, wait = pause }: Reading,
): Promise<void> {
  for (const url of urls) {
    for (let tries = 0; !signal.aborted; tries += 1) {
      try {
        await read(url, signal);
        onRead(url);
        break;
      } catch (error) {
        if (error instanceof ReadRefused) break;
        await wait(RETRY_AFTER_MS[tries] ?? RETRY_AFTER_MS.at(-1) ?? 0, signal);
      }
    }
  }
}
