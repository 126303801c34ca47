import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lockDataDir, lockOf } from './data-dir-lock.ts';
import { requestCopy, snapshotService } from './serve-copies.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'countersign-copies-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('asks in vain where no process holds the directory, instead of ending the program', async () => {
  expect(await requestCopy(lockOf(directory))).toBeNull();
});

it('gives a copy, and goes on when the other side breaks the connection off', async () => {
  const service = snapshotService(directory, async (target) => void mkdirSync(target, { recursive: true }));
  const unlock = await lockDataDir(directory, (connection) => service.serve(connection));
  const copy = await requestCopy(lockOf(directory));
  expect(copy?.isLost()).toBe(false);
  expect(service.isHeld()).toBe(true);
  copy?.release();
  await expect.poll(() => service.isHeld()).toBe(false);

  // It ends with the answer unread, which resets the connection.
  const rude = net.connect(lockOf(directory), () => void rude.write('snapshot\n'));
  rude.on('error', () => {});
  rude.pause();
  await expect.poll(() => service.isHeld()).toBe(true);
  rude.destroy();
  await expect.poll(() => service.isHeld()).toBe(false);
  unlock();
});
