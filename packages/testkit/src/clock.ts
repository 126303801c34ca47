import type { Clock } from '@countersign/server';

/** A clock that a test can move; between moves it runs with the machine's clock, so that timers continue. */
export interface FakeClock extends Clock {
  set(to: Date): void;
  advance(by: {
    readonly days?: number;
    readonly hours?: number;
    readonly minutes?: number;
    readonly seconds?: number;
  }): void;
}

export function createFakeClock(start: Date = new Date()): FakeClock {
  let offsetMs = start.getTime() - Date.now();
  const now = (): Date => new Date(Date.now() + offsetMs);
  return {
    now,
    set: (to) => {
      offsetMs = to.getTime() - Date.now();
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      offsetMs += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
