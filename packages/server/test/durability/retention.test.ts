import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleProgram } from '../../src/platform/workers/testing.ts';
import { type Found, judgeRetention } from './judge-retention.ts';

/** `npm run soak -- retention` has many, and kills at any moment. */
const CONTRACTS = 1;

let program: string;
beforeAll(async () => {
  program = await bundleProgram(fileURLToPath(new URL('retention-child.ts', import.meta.url)));
});
const root = mkdtempSync(path.join(tmpdir(), 'countersign-retention-kill-'));
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

interface Ran {
  readonly isKilled: boolean;
  /** As it was found. */
  readonly found: Found;
  readonly committed: number;
}

async function run(...args: string[]): Promise<Ran> {
  const [mode = '', ...rest] = args;
  const child = spawn(process.execPath, [program, mode, path.join(root, 'data'), ...rest], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  await new Promise<void>((resolve) => child.once('close', () => resolve()));
  running.delete(child);
  const isKilled = child.signalCode === 'SIGKILL';
  expect(isKilled || child.exitCode === 0, err).toBe(true);
  const lines = out.split('\n');
  const found = JSON.parse(lines.find((line) => line.startsWith('STATE '))?.slice('STATE '.length) ?? '{}') as Found;
  return { isKilled, found, committed: lines.filter((line) => line.startsWith('COMMITTED')).length };
}

test(
  'a server killed at each step of a retention policy deletes each thing wholly or not at all, and once',
  { timeout: 400_000 },
  async () => {
    await run('make', String(CONTRACTS));
    // The notices of 30 and of 7 days before, to both, without an end.
    const first = await run('work', '24');
    expect(first).toMatchObject({ isKilled: false, committed: 4 });
    let before = await run('work', '32', '1', 'before');
    const whole = before.found;
    expect(whole).toMatchObject({ warned: 4, drafts: 0 });
    expect(whole.envelopes).toHaveLength(2 * CONTRACTS);
    let steps = 0;
    for (; before.isKilled && steps < 20; steps += 1) {
      // What was not committed is not there; what was is.
      const after = await run('work', '32', '1', 'after');
      expect(after.found).toEqual(before.found);
      expect(after.committed).toBe(1);
      before = await run('work', '32', '1', 'before');
      expect(before.found).not.toEqual(after.found);
      expect(judgeRetention(before.found, whole)).toEqual([]);
    }
    // Each contract is removed by the first account and erased by the last, and each draft is deleted.
    expect(steps).toBe(3 * CONTRACTS);
    expect(before.found.envelopes).toHaveLength(CONTRACTS);
    expect(before.found).toMatchObject({
      drafts: CONTRACTS,
      envelopes: [{ isErased: true, removed: 2, erased: 1, digests: 1 }],
    });
  },
);
