import { setTimeout as pause } from 'node:timers/promises';
import { CODE_EVERY_MS, type Opened, type Pair, type Step, finishCeremony, newPair, openCeremony } from './ceremony.ts';
import { cpuMsOf, descendants } from './processes.ts';

/** Jobs after the last call have ended by then, which the server shows by needing no more CPU. */
const SETTLED_MS = 1000;
const IDLE_MS = 50;

export interface Run {
  /** So many ceremonies are measured. */
  readonly count: number;
  /** So many run to their end before: then most of the code that they run is compiled. */
  readonly warmUp: number;
  readonly atOnce: number;
  readonly step: Step;
  readonly measured: (work: () => Promise<void>) => Promise<void>;
}

const unmeasured: Step = (_name, work) => work();

/**
 * Runs ceremonies with a server that this process has started, without a break: a guest gets a second code a minute after the
 * first one, so contracts are opened for a minute, and from then on the oldest is finished before a new one is opened.
 */
export async function runCeremonies(base: string, { count, warmUp, atOnce, step, measured }: Run): Promise<void> {
  const pairs = await Promise.all(Array.from({ length: atOnce }, () => newPair(base)));
  const opened: (readonly [Pair, Opened])[] = [];
  const open = async (pair: Pair, how: Step): Promise<void> =>
    void opened.push([pair, await openCeremony(base, pair, how)]);
  const isDue = (): boolean => Date.now() >= (opened[0]?.[1].codeAt ?? Infinity) + CODE_EVERY_MS;
  await Promise.all(
    pairs.map(async (pair) => {
      while (!isDue()) await open(pair, unmeasured);
    }),
  );
  const rounds = async (howMany: number, how: Step): Promise<void> => {
    let left = howMany;
    await Promise.all(
      pairs.map(async (pair) => {
        for (; left > 0;) {
          left -= 1;
          const oldest = opened.shift();
          if (oldest !== undefined) await finishCeremony(...oldest, how);
          await open(pair, how);
        }
      }),
    );
    await settled();
  };
  await rounds(warmUp, unmeasured);
  await measured(() => rounds(count, step));
}

/** Waits until the processes below this one need hardly any CPU. */
async function settled(): Promise<void> {
  const pids = descendants();
  for (let before = cpuMsOf(pids); ;) {
    await pause(SETTLED_MS);
    const now = cpuMsOf(pids);
    if (now - before < IDLE_MS) return;
    before = now;
  }
}
