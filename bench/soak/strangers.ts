import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Person } from '@countersign/testkit';
import { anonymousCalls } from './parts/anonymous-calls.ts';
import { freePort, startServer } from './parts/killable-server.ts';
import { makeLoad, work } from './parts/signing-load.ts';

/**
 * npm run soak -- strangers [--seconds 20] [--alone 5] [--only WORD] [--quiet 40] [--calls]: attacks a separate server on
 * 127.0.0.1, each attack first alone, which gives the cost of a request, then while people sign, whose times are compared with
 * quiet ones. With --calls it measures instead the cost of each call without a login. The attacker is niced and pinned to one
 * core. Prints a Markdown table for bench/RELIABILITY.md, and JSON.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    seconds: { type: 'string', default: '20' },
    alone: { type: 'string', default: '5' },
    quiet: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
    calls: { type: 'boolean', default: false },
  },
});
const [beside, alone, quietFor] = [Number(values.seconds), Number(values.alone), Number(values.quiet)];
const ATTACKER = fileURLToPath(new URL('parts/attacker.ts', import.meta.url));
/** Milliseconds per clock tick of the CPU times in /proc. */
const TICK_MS = 10;
/** The targets of the reliability requirements: CPU of the main thread per anonymous request, and a signer's p99. */
const MAIN_MS = 20;
const SLOWER = 2;

const root = mkdtempSync(path.join(tmpdir(), 'countersign-strangers-'));
const dataDir = path.join(root, 'data');
const port = await freePort();
const server = await startServer(dataDir, port);

/** Times of the signers' calls in ms since the last reset. */
let times: number[] = [];
let isOver = false;
let failures = 0;
const load = await makeLoad([`http://127.0.0.1:${port}`], 1, 2);
const { sents } = load;
const sender = load.senders[0] as Person;
for (const signer of load.signers) time(signer);

function time(signer: Person): void {
  const call = signer.call.bind(signer);
  Object.assign(signer, {
    call: async (...given: Parameters<typeof call>): Promise<unknown> => {
      const began = performance.now();
      try {
        return await call(...given);
      } finally {
        times.push(performance.now() - began);
      }
    },
  });
}

interface Measured {
  readonly calls: number;
  readonly p50: number;
  readonly p99: number;
  readonly contracts: number;
}

/** Signs contracts in sequence while `during` is pending. */
async function signing(during: Promise<unknown>): Promise<Measured> {
  times = [];
  isOver = false;
  const before = sents.length;
  const working = work(load, sender, () => isOver).catch((error: unknown) => {
    failures += 1;
    process.stderr.write(`a signer failed: ${String(error)}\n`);
  });
  await during;
  isOver = true;
  await working;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { calls: sorted.length, p50: at(0.5), p99: at(0.99), contracts: sents.length - before };
}

const cpuOf = (file: string): number => {
  try {
    const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
};

/** The server and all its child processes; ended ones are counted by their parents. */
function treeOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const parent = Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // It has ended.
    }
  }
  const all = [pid];
  for (const one of all) all.push(...(children.get(one) ?? []));
  return all;
}

const childrenCpu = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
};

/** CPU time so far in ms: of the main thread, and of the server with all its processes. */
const cpu = (): { main: number; tree: number } => ({
  main: cpuOf(`/proc/${server.pid}/task/${server.pid}/stat`),
  tree: treeOf(server.pid).reduce((sum, pid) => sum + cpuOf(`/proc/${pid}/stat`), childrenCpu(server.pid)),
});

interface Attacked {
  readonly requests: number;
  readonly seconds: number;
  readonly longestMs: number;
  readonly statuses: Readonly<Record<string, number>>;
}

/** Runs the attacker, niced and on the last core. */
async function attacker(args: readonly string[], from = '127.0.0.2'): Promise<string> {
  const core = String(availableParallelism() - 1);
  const pinned = ['-n', '19', 'taskset', '-c', core, process.execPath, '--import', 'tsx', ATTACKER, ...args];
  const env = { ...process.env, ATTACK_FROM: from };
  const child = spawn('nice', pinned, { stdio: ['ignore', 'pipe', 'inherit'], env });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  const status = await new Promise((resolve) => child.once('exit', resolve));
  if (status !== 0) {
    server.kill();
    throw new Error(`the attacker ended with ${String(status)}`);
  }
  return text.trim().split('\n').at(-1) ?? '';
}

const attack = async (name: string, seconds: number, from?: string): Promise<Attacked> =>
  JSON.parse(await attacker([String(port), name, String(seconds), sender.jar.header()], from)) as Attacked;

function bytesIn(directory: string): number {
  let sum = 0;
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) sum += statSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  return sum;
}

const MB = 1_048_576;
const stored = (): number =>
  Math.round((bytesIn(path.join(dataDir, 'blobs')) + bytesIn(path.join(dataDir, 'tmp'))) / MB);
const isRunning = (): boolean => treeOf(server.pid).length > 1;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const told = (statuses: Readonly<Record<string, number>>): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');

/** Each call from a different client, so that none exceeds its rate. */
async function measureCalls(): Promise<void> {
  say('| Call | main thread, ms each | all CPU, ms each | answers |');
  say('|---|---|---|---|');
  let client = 10;
  for (const call of await anonymousCalls(`http://127.0.0.1:${port}`)) {
    if (!call.includes(values.only)) continue;
    const before = cpu();
    const { requests, statuses } = await attack(call, 0, `127.0.1.${client++}`);
    await pause(300);
    const after = cpu();
    const [main, tree] = [(after.main - before.main) / requests, (after.tree - before.tree) / requests];
    say(`| ${call.split(' ', 2).join(' ')} | ${main.toFixed(1)} | ${tree.toFixed(1)} | ${told(statuses)} |`);
  }
}

const names = (JSON.parse(await attacker(['--list'])) as string[]).filter((name) => name.includes(values.only));
async function end(status: number): Promise<never> {
  server.kill();
  await server.ended;
  rmSync(root, { recursive: true, force: true });
  return process.exit(status);
}

// The first contracts are a warm-up.
await signing(pause(Math.min(quietFor, 10) * 1000));
if (values.calls) {
  await measureCalls();
  await end(0);
}
const quiet = await signing(pause(quietFor * 1000));
say(`Quiet: ${quiet.contracts} contracts, ${quiet.calls} calls of signers, p50 ${quiet.p50} ms, p99 ${quiet.p99} ms.`);
say('');
say('| Attack | requests/s | main thread, ms each | all CPU, ms each | answers | signer p99, ms (quiet) | on disk |');
say('|---|---|---|---|---|---|---|');
const counts = { attacks: 0, requests: 0, failures: 0, deaths: 0, mainOver: 0, p99Over: 0 };
for (const name of names) {
  const before = cpu();
  const once = await attack(name, alone);
  // Requests that were started may still be running.
  await pause(1000);
  const after = cpu();
  const [main, tree] = [(after.main - before.main) / once.requests, (after.tree - before.tree) / once.requests];
  const disk = stored();
  let both: Attacked | null = null;
  const measured = await signing(attack(name, beside).then((done) => (both = done)));
  const attacked = both as Attacked | null;
  counts.attacks += 1;
  counts.requests += once.requests + (attacked?.requests ?? 0);
  counts.mainOver += main > MAIN_MS ? 1 : 0;
  counts.p99Over += measured.p99 > SLOWER * quiet.p99 ? 1 : 0;
  const rate = Math.round((attacked?.requests ?? 0) / (attacked?.seconds ?? 1));
  const p99 = `${measured.p99} (${quiet.p99})`;
  say(
    `| ${name} | ${rate} | ${main.toFixed(2)} | ${tree.toFixed(2)} | ${told(attacked?.statuses ?? {})} | ${p99} | ${disk} MB |`,
  );
  if (!isRunning()) {
    counts.deaths += 1;
    break;
  }
}
counts.failures = failures;
say('');
say(JSON.stringify({ soak: 'strangers', counts, quiet }));
await end(counts.deaths + counts.failures === 0 ? 0 : 1);
