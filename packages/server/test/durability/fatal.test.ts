import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startChild } from './spawn-child.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'countersign-fatal-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a process whose embedded backend ends continues with a new one that finds all rows', async () => {
  const dataDir = path.join(root, 'data');
  const writer = await startChild(['write', dataDir, '5']);
  expect(await writer.ended, writer.errors()).toEqual({ code: 0, signal: null });
  const victim = await startChild(['overflow', dataDir]);
  expect(await victim.ended, victim.errors()).toEqual({ code: 0, signal: null });
  expect(victim.lines()).toContain('ROWS 5');
});
