import { setTimeout as pause } from 'node:timers/promises';
import { CODE_EVERY_MS, type Opened, type Pair, type Step, finishCeremony, newPair, openCeremony } from './ceremony.ts';
import { cpuMsOf, descendants } from './processes.ts';

/** Jobs after the last call have ended by then, which the server shows by needing no more CPU. */
const SETTLED_MS = 1000;
const IDLE_MS = 50;

export interface Run {
  readonly count: number;
  readonly atOnce: number;
  readonly step: Step;
  /** Runs each of the two halves: all until the guest has opened the contract, then the rest a minute later. */
  readonly measured: (work: () => Promise<void>) => Promise<void>;
}

/** Runs ceremonies with a server that this process has started. */
export async function runCeremonies(base: string, { count, atOnce, step, measured }: Run): Promise<void> {
  const pairs = await Promise.all(Array.from({ length: atOnce }, () => newPair(base)));
  await settled();
  const opened: (readonly [Pair, Opened])[] = [];
  const lanes = (work: (pair: Pair) => Promise<boolean>): Promise<void> =>
    measured(async () => {
      await Promise.all(
        pairs.map(async (pair) => {
          while (await work(pair)) continue;
        }),
      );
      await settled();
    });
  let left = count;
  await lanes(async (pair) => {
    if (left === 0) return false;
    left -= 1;
    opened.push([pair, await openCeremony(base, pair, step)]);
    return true;
  });
  const last = Math.max(...opened.map(([, { codeAt }]) => codeAt));
  await pause(Math.max(0, last + CODE_EVERY_MS - Date.now()));
  await lanes(async () => {
    const next = opened.pop();
    if (next === undefined) return false;
    await finishCeremony(...next, step);
    return true;
  });
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
