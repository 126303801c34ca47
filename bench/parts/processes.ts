import { readFileSync, readdirSync } from 'node:fs';

/** Clock ticks per second of /proc (proc(5), USER_HZ); 100 on every Linux that Node.js supports. */
const TICKS_PER_SEC = 100;

interface ProcessTimes {
  readonly parent: number;
  /** Milliseconds of CPU, with those of its children that have ended. */
  readonly cpuMs: number;
}

function timesOf(pid: number): ProcessTimes | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = [11, 12, 13, 14].map((at) => Number(fields[at])).reduce((sum, one) => sum + one, 0);
    return { parent: Number(fields[1]), cpuMs: (ticks * 1000) / TICKS_PER_SEC };
  } catch {
    return null;
  }
}

/** The process ids of all descendants of this process. */
export function descendants(): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    const times = Number.isInteger(pid) ? timesOf(pid) : null;
    if (times !== null) parents.set(pid, times.parent);
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (pid === process.pid || isBelow(parents.get(pid)));
  return [...parents.keys()].filter((pid) => pid !== process.pid && isBelow(pid));
}

/** The script that a process of Node.js runs; empty for another program or one that has ended. */
export function scriptOf(pid: number): string {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return words.slice(1).find((word) => !word.startsWith('-')) ?? '';
  } catch {
    return '';
  }
}

/** Milliseconds of CPU that `pids` have used since they started; a process that has ended counts with its parent. */
export const cpuMsOf = (pids: readonly number[]): number =>
  pids.map((pid) => timesOf(pid)?.cpuMs ?? 0).reduce((sum, one) => sum + one, 0);

/** Megabytes of memory that only these processes use, with their share of what they have in common. */
export function memoryMbOf(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}
