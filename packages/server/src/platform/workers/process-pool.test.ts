import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outageOf } from '../outage/index.ts';
import type { OpenPool } from './pool.ts';
import { openProcessPool } from './process-pool.ts';
import { task, valueOf } from './tasks.ts';

const root = mkdtempSync(path.join(tmpdir(), 'countersign-pool-'));
const entry = path.join(root, 'worker.mjs');
const limits = { threads: 2, queue: 4, timeoutMs: 20_000, heapMb: 64, memoryMb: 512 };

/** A worker that answers with its process id; it follows its instruction after it has reported that it begins. */
const WORKER = `
process.on('message', ({ name, input }) => {
  process.send('begun');
  const answer = (answer) => process.send({ answer, cpuMs: 1 });
  if (name === 'full') return answer({ ok: false, outage: 'STORAGE_FULL', message: 'no room' });
  if (name === 'kill') process.kill(process.pid, input);
  else answer({ ok: true, value: process.pid });
});
process.on('disconnect', () => process.exit());
`;

let pool: OpenPool;
beforeAll(() => {
  writeFileSync(entry, WORKER);
  pool = openProcessPool(entry, limits);
});
afterAll(async () => {
  await pool.close();
  rmSync(root, { recursive: true });
});

const failure = (run: Promise<unknown>): Promise<unknown> =>
  run.then(
    () => null,
    (error: unknown) => error,
  );

describe('a process pool', () => {
  test('does not blame a task for a process that was killed while it waited', async () => {
    const waiting = Number(await pool.run('pid', null));
    process.kill(waiting, 'SIGKILL');
    const next = Number(await pool.run('pid', null));
    expect(next).not.toBe(waiting);
  });

  test('gives a task a second process where the first was killed from outside, and then blames its memory', async () => {
    expect(await failure(pool.run('kill', 'SIGKILL'))).toMatchObject({ name: 'TaskKilledError', reason: 'MEMORY' });
    expect(await pool.run('pid', null)).toEqual(expect.any(Number));
  });

  test('blames a task that crashes its process, at once', async () => {
    expect(await failure(pool.run('kill', 'SIGSEGV'))).toMatchObject({ name: 'TaskKilledError', reason: 'CRASH' });
  });

  test('recognises an outage that a task met in its process', async () => {
    expect(outageOf(await failure(pool.run('full', null)))).toBe('STORAGE_FULL');
  });

  test('frees the place and the process of a task that could not be started', async () => {
    const { execPath } = process;
    const fresh = openProcessPool(entry, { ...limits, threads: 1, queue: 0 });
    try {
      process.execPath = path.join(root, 'none');
      for (let n = 0; n < 3; n += 1) expect(outageOf(await failure(fresh.run('pid', null)))).toBe('PROCESS');
      process.execPath = execPath;
      expect(await fresh.run('pid', null)).toEqual(expect.any(Number));
    } finally {
      process.execPath = execPath;
      await fresh.close();
    }
  });

  test('reports that no process was available where its process exits before it takes any work', async () => {
    const broken = path.join(root, 'broken.mjs');
    writeFileSync(broken, 'process.exit(1)');
    const none = openProcessPool(broken, limits);
    expect(outageOf(await failure(none.run('pid', null)))).toBe('PROCESS');
    await none.close();
  });
});

test('a full or broken disk that a task met is reported across processes as an outage', async () => {
  const broken = Object.assign(new Error('write'), { code: 'EIO' });
  const answer = await task(() => Promise.reject(new Error('not kept', { cause: broken })))(null);
  expect(() => valueOf(structuredClone(answer))).toThrow(expect.objectContaining({ kind: 'STORAGE' }) as Error);
});
