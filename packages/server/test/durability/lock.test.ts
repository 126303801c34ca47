import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir } from '../../src/platform/database/data-dir-lock.ts';
import { DataDirInUseError } from '../../src/platform/index.ts';
import { type Child, startChild } from './spawn-child.ts';

let root: string;
const started: Child[] = [];
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'countersign-lock-'));
});
afterEach(async () => {
  for (const child of started) child.process.kill('SIGKILL');
  await Promise.all(started.splice(0).map((child) => child.ended));
  rmSync(root, { recursive: true, force: true });
});

const start = async (...args: string[]): Promise<Child> => {
  const child = await startChild(args);
  started.push(child);
  return child;
};

test('a second process on the same data is refused with a clear message, and a killed one leaves no lock behind', async () => {
  const dataDir = path.join(root, 'data');
  const first = await start('hold', dataDir);
  await first.said('READY');
  const second = await start('hold', dataDir);
  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.errors()).toContain(`${path.join(dataDir, 'db')} is in use by another process`);
  first.process.kill('SIGKILL');
  await first.ended;
  expect(existsSync(path.join(dataDir, 'db', 'lock.sock'))).toBe(true);
  await (await start('hold', dataDir)).said('READY');
});

test('of many processes that find a stale lock at the same moment, one takes it', async () => {
  const holder = await start('hold', root);
  await holder.said('READY');
  holder.process.kill('SIGKILL');
  await holder.ended;
  const directory = path.join(root, 'db');
  const rivals = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataDir(directory)));
  const winners = rivals.flatMap((rival) => (rival.status === 'fulfilled' ? [rival.value] : []));
  const refused = rivals.filter((rival) => rival.status === 'rejected' && rival.reason instanceof DataDirInUseError);
  expect([winners.length, refused.length]).toEqual([1, 11]);
  expect(readdirSync(directory).filter((name) => name.startsWith('lock.sock'))).toEqual(['lock.sock']);
  winners[0]?.();
});

test('a released lock can be taken again', async () => {
  const directory = path.join(root, 'locked');
  const unlock = await lockDataDir(directory);
  await expect(lockDataDir(directory)).rejects.toBeInstanceOf(DataDirInUseError);
  unlock();
  (await lockDataDir(directory))();
  expect(readdirSync(directory)).toEqual([]);
});

test('a directory whose path is too long for a socket can still be locked', async () => {
  const directory = path.join(root, 'd'.repeat(100), 'e'.repeat(100));
  const unlock = await lockDataDir(directory);
  await expect(lockDataDir(directory)).rejects.toBeInstanceOf(DataDirInUseError);
  unlock();
});
