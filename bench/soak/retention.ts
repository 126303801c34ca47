import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { type Found, judgeRetention } from '../../packages/server/test/durability/judge-retention.ts';
import { bundleProgram } from '../../packages/server/src/platform/workers/testing.ts';

/**
 * npm run soak -- retention [KILLS] [CONTRACTS]: the policies of two accounts delete contracts that both keep, and drafts, while the
 * process is killed at any moment. Each contract and draft must be there wholly or not at all, each deletion recorded once, and in
 * the end everything is deleted. The test of `packages/server/test/durability` kills at each step instead.
 */
const kills = Number(process.argv[2] ?? 60);
const contracts = Number(process.argv[3] ?? 40);
/** A kill comes at most so long after the state was printed; all the work takes a few seconds. */
const SOON_MS = 400;
/** Days after the policies began: when both notices are sent, and when everything is due. */
const [TOLD, DUE] = ['24', '32'];

const program = await bundleProgram(
  fileURLToPath(new URL('../../packages/server/test/durability/retention-child.ts', import.meta.url)),
);
const root = mkdtempSync(path.join(tmpdir(), 'countersign-retention-'));

interface Ran {
  readonly found: Found | null;
  readonly isDone: boolean;
}

async function run(args: readonly string[], killAfterMs: number | null): Promise<Ran> {
  const [mode = '', ...rest] = args;
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, [program, mode, path.join(root, 'data'), ...rest], { stdio: [...stdio] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let out = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const isFirst = !out.includes('STATE ');
    out += text;
    if (isFirst && out.includes('STATE ') && killAfterMs !== null)
      void pause(killAfterMs).then(() => child.kill('SIGKILL'));
  });
  await ended;
  if (child.signalCode === null && child.exitCode !== 0) throw new Error(`the process ended with ${child.exitCode}`);
  const line = out.split('\n').find((one) => one.startsWith('STATE ') && one.endsWith('}'));
  return { found: line === undefined ? null : JSON.parse(line.slice('STATE '.length)), isDone: out.includes('DONE ') };
}

let whole: Found | null = null;
const wrong: string[] = [];
let killed = 0;
/** Kills between which something was deleted. */
let amid = 0;
let last = '';
try {
  await run(['make', String(contracts)], null);
  // The notices are announced under kills too: half of them.
  for (let isDone = false; !isDone; killed += Number(!isDone))
    ({ isDone } = await run(['work', TOLD], killed < kills / 4 ? randomInt(SOON_MS) : null));
  for (let isDone = false; !isDone;) {
    const ran = await run(['work', DUE], killed < kills ? randomInt(SOON_MS) : null);
    ({ isDone } = ran);
    killed += Number(!isDone);
    if (ran.found === null) continue;
    whole ??= ran.found;
    wrong.push(...judgeRetention(ran.found, whole));
    const text = JSON.stringify(ran.found);
    amid += Number(last !== '' && text !== last);
    last = text;
  }
  const end = (await run(['work', DUE], null)).found;
  if (end === null || whole === null) throw new Error('the state was not printed');
  wrong.push(...judgeRetention(end, whole));
  const left = end.envelopes.filter(({ isErased }) => !isErased).length;
  const counts = {
    kills: killed,
    amid,
    contracts,
    erased: end.envelopes.length - left,
    drafts: end.drafts,
    warned: end.warned,
    left,
    wrong: wrong.length,
  };
  for (const line of wrong) process.stdout.write(`${line}\n`);
  process.stdout.write(`${JSON.stringify({ soak: 'retention', counts })}\n`);
  process.exitCode = wrong.length === 0 && left === 0 && end.drafts === contracts ? 0 : 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
