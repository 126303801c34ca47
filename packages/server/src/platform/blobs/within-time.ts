import { StorageAwayError } from '../outage/index.ts';

/** Disk operations that take longer than this are given up, as on a network file system whose server is unreachable. */
export const ANSWER_MS = 30_000;
/** A pending operation occupies one of the four threads of Node's pool, which logins and DNS look-ups need as well. */
const LATE_MAX = 3;

/** @param discard receives a result that arrived after the caller was given the error */
export type WithinTime = <T>(work: () => Promise<T>, discard?: (late: T) => void) => Promise<T>;

/**
 * Bounds how long callers wait for the disk. While too many operations are late, no more are started; this ends as soon as
 * the disk answers. The returned function throws StorageAwayError for an operation that is late or was not started.
 */
export function withinTime(answerMs: number): WithinTime {
  let late = 0;
  return async (work, discard) => {
    if (late >= LATE_MAX) throw new StorageAwayError({ cause: new Error('the disk does not answer') });
    return new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        late += 1;
        reject(new StorageAwayError({ cause: new Error(`the disk did not answer within ${answerMs} ms`) }));
      }, answerMs);
      const end = (): boolean => {
        clearTimeout(timer);
        if (isLate) late -= 1;
        return isLate;
      };
      work().then(
        (value) => (end() ? discard?.(value) : resolve(value)),
        (error: unknown) => (end() ? undefined : reject(error as Error)),
      );
    });
  };
}
