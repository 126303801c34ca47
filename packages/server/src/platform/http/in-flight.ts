import { refuseWith } from './refused.ts';

const RETRY_SEC = 2;

/** Counts the requests in progress, by bucket. */
export interface InFlight {
  /**
   * Counts one request until the returned function is called.
   * @throws Refused ERROR_BUSY where `most` are in progress
   */
  enter(bucket: string, most: number): () => void;
}

export function createInFlight(): InFlight {
  const open = new Map<string, number>();
  return {
    enter(bucket, most) {
      const before = open.get(bucket) ?? 0;
      if (before >= most) refuseWith('ERROR_BUSY', { expireIn: RETRY_SEC });
      open.set(bucket, before + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const left = (open.get(bucket) ?? 1) - 1;
        if (left === 0) open.delete(bucket);
        else open.set(bucket, left);
      };
    },
  };
}
