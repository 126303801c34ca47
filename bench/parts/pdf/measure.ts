import { createPrivateKey } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import {
  type Material,
  floor,
  freshWithTimestamp,
  newAuthority,
  newMaterial,
  signFresh,
  signOwn,
  signOwnWhole,
} from './own-engine.ts';

/**
 * Measures one library on one file, in a separate process: `measure.mjs FILE LIBRARY SECONDS` (of processor time), where
 * LIBRARY is one of ours below or the path of a module under bench/peers. Writes a `Measured` as JSON on standard output.
 */
export type Measured = {
  /** Milliseconds, from the fastest tenth. The floor is measured in the same loop, under the same conditions. */
  readonly cpu: number;
  readonly wall: number;
  readonly floorCpu: number;
  readonly floorWall: number;
  /** Peak memory of the first signature in megabytes, in addition to the process and the file. */
  readonly peakMb: number;
  readonly rounds: number;
  readonly error?: string;
};

type Signing = (file: Buffer) => Uint8Array | Promise<Uint8Array>;
const MOST_ROUNDS = 1_000;
const ROUND_MS = 10;
const FEWEST_ROUNDS = 3;
/** The factor of additional time for a library that is too slow for the required rounds. */
const SLOW = 3;
const WARM_UP_SHARE = 0.25;

async function signing(library: string, material: Material, now: Date): Promise<Signing> {
  const authority = await newAuthority(now);
  switch (library) {
    case 'own':
      return (file) => signOwn(file, material, now);
    case 'own-whole':
      return (file) => signOwnWhole(file, material, now);
    case 'own-fresh':
      return (file) => signFresh(file, authority, now);
    case 'own-fresh-timestamp': {
      const sign = freshWithTimestamp(authority);
      return (file) => sign(file, now);
    }
    default: {
      const peer = (await import(library)) as { prepare(material: Material): Signing };
      return peer.prepare(material);
    }
  }
}

type Cost = { readonly cpu: number; readonly wall: number };

/** Milliseconds of one `work`, repeated until the cost of reading the clock is negligible. */
async function costOf(work: () => unknown, times: number): Promise<Cost> {
  const before = process.cpuUsage();
  const at = performance.now();
  for (let done = 0; done < times; done++) await work();
  const wall = (performance.now() - at) / times;
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1000 / times, wall };
}

/** Other work on the machine can only make a round slower. */
const quickTenth = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 10)] ?? 0;

/** /proc has the peak of this program only; the value of getrusage(2) starts with the peak of its parent. */
function peakBytes(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024;
  const [, kilobytes = '0'] = /^VmHWM:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Resets the peak (proc(5), clear_refs). */
function resetPeak(): void {
  if (process.platform === 'linux') writeFileSync('/proc/self/clear_refs', '5');
}

async function measure(file: Buffer, library: string, seconds: number): Promise<Measured> {
  const now = new Date(Date.now());
  const material = await newMaterial(await newAuthority(now), now);
  const key = createPrivateKey({ key: Buffer.from(material.privateKey), format: 'der', type: 'pkcs8' });
  const sign = await signing(library, material, now);
  resetPeak();
  const resident = process.memoryUsage.rss();
  const signed = await sign(file);
  const peakMb = Math.max(0, peakBytes() - resident) / 2 ** 20;
  if (!Buffer.from(signed.buffer, signed.byteOffset, signed.length).includes('/ByteRange')) throw new Error('unsigned');
  const began = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000_000;
  };
  while (spent() < seconds * WARM_UP_SHARE) await sign(file);
  const times = Math.max(1, Math.round(ROUND_MS / (await costOf(() => sign(file), 1)).cpu));
  const [floors, costs]: [Cost[], Cost[]] = [[], []];
  const wanted = (): boolean => spent() < (costs.length < FEWEST_ROUNDS ? SLOW * seconds : seconds);
  while (costs.length === 0 || (wanted() && costs.length < MOST_ROUNDS)) {
    floors.push(await costOf(() => floor(file, key), times));
    costs.push(await costOf(() => sign(file), times));
  }
  const of = (list: readonly Cost[], what: keyof Cost): number => quickTenth(list.map((cost) => cost[what]));
  return {
    cpu: of(costs, 'cpu'),
    wall: of(costs, 'wall'),
    peakMb,
    rounds: costs.length,
    floorCpu: of(floors, 'cpu'),
    floorWall: of(floors, 'wall'),
  };
}

const [file = '', library = '', seconds = '4'] = process.argv.slice(2);
const none = { cpu: 0, wall: 0, floorCpu: 0, floorWall: 0, peakMb: 0, rounds: 0 };
const measured = await measure(readFileSync(file), library, Number(seconds)).catch((error: unknown): Measured => ({
  ...none,
  error: error instanceof Error ? error.message : String(error),
}));
process.stdout.write(JSON.stringify(measured));
