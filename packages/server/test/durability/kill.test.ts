import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixedKeys } from '../../src/platform/blobs/testing/fixed-keys.ts';
import { openBlobStore } from '../../src/platform/index.ts';
import { type Child, startChild } from './spawn-child.ts';

/** `npm run soak -- kill 1000` runs many more. */
const KILLS = 4;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'countersign-kill-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Lets a child work for a random time after it printed `start`, then kills it; returns the lines it had printed. */
async function killSoonAfter(start: string, child: Child, maxMs: number): Promise<string[]> {
  await child.said(start);
  await pause(randomInt(1, maxMs));
  child.process.kill('SIGKILL');
  await child.ended;
  return child.lines();
}

test(
  'kills at random moments lose nothing that was acknowledged and leave no half transaction',
  { timeout: 240_000 },
  async () => {
    const dataDir = path.join(root, 'data');
    let acked = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      // However slow the machine is, every second run has acknowledged something.
      const lines = await killSoonAfter(kill % 2 === 0 ? 'ACK' : 'BEGIN', await startChild(['write', dataDir]), 500);
      const first = Number(lines.find((line) => line.startsWith('BEGIN'))?.slice('BEGIN '.length));
      // The row after the last acknowledged one may exist: committed, and killed before it could print that.
      expect([acked + 1, acked + 2]).toContain(first);
      const last = lines.filter((line) => line.startsWith('ACK')).at(-1);
      acked = last === undefined ? first - 1 : Number(last.slice('ACK '.length));
    }
    const reader = await startChild(['read', dataDir]);
    expect(await reader.ended, reader.errors()).toEqual({ code: 0, signal: null });
    const found = JSON.parse(reader.lines().at(-1) ?? '[]') as { n: number; rows: number; sides: number }[];
    expect(acked).toBeGreaterThan(1);
    expect([acked, acked + 1]).toContain(found.length);
    expect(found).toEqual(found.map((_, at) => ({ n: at + 1, rows: 2, sides: 2 })));
  },
);

test(
  'jobs whose effect is rows take effect exactly once however often the process is killed',
  { timeout: 180_000 },
  async () => {
    const dataDir = path.join(root, 'data');
    const keys = Array.from({ length: 400 }, (_, n) => String(n));
    let killed = 0;
    for (; killed < 2; killed += 1) {
      const child = await startChild(['jobs', dataDir, String(keys.length)]);
      const lines = await killSoonAfter('READY', child, 400);
      if (lines.some((line) => line.startsWith('EFFECTS'))) break;
    }
    const last = await startChild(['jobs', dataDir, String(keys.length)]);
    expect(await last.ended, last.errors()).toEqual({ code: 0, signal: null });
    const effects = JSON.parse((await last.said('EFFECTS')).slice('EFFECTS '.length)) as string[];
    expect(killed).toBeGreaterThan(0);
    expect(effects.toSorted()).toEqual(keys.toSorted());
  },
);

test('a killed process leaves every acknowledged blob complete and no name without its bytes', async () => {
  const dataDir = path.join(root, 'data');
  const acked: string[] = [];
  for (let kill = 0; kill < 2; kill += 1) {
    const lines = await killSoonAfter('PUT', await startChild(['blobs', dataDir]), 200);
    acked.push(...lines.filter((line) => line.startsWith('PUT')).map((line) => line.slice('PUT '.length)));
  }
  const store = await openBlobStore({ dataDir, s3: null }, fixedKeys(), async () => 'NONE');
  expect(acked.length).toBeGreaterThan(1);
  for (const digest of acked) expect(await store.get(digest)).toBeInstanceOf(Buffer);
  for await (const { digest } of store.list()) expect(await store.get(digest)).toBeInstanceOf(Buffer);
});
