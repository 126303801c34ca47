import { StorageAwayError } from '../outage/outage.ts';

/** Work on the disk that takes longer than this gets no answer, as on a network file system whose server is away. */
export const ANSWER_MS = 30_000;
/** Late work holds a thread of Node's pool of four, which logins and look-ups of names need as well. */
const LATE_MAX = 3;

/** @param discard takes what came after the caller was told that nothing would */
export type WithinTime = <T>(work: () => Promise<T>, discard?: (late: T) => void) => Promise<T>;

/**
 * Bounds how long callers wait for the disk. While too much work is late, no more is begun; it goes on by itself as soon
 * as the disk answers. The returned function throws StorageAwayError for work that is late or not begun.
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
