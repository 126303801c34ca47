import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { needStrace, startChild } from './spawn-child.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'countersign-fsync-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The system calls of a run of child.ts in order: syncs and acknowledgements. */
async function watch(args: readonly string[]): Promise<{ synced?: string; acked?: string }[]> {
  const trace = path.join(root, 'trace');
  const child = await startChild(args, [
    'strace',
    '-f',
    // Only the traced calls stop the process.
    '--seccomp-bpf',
    '-y',
    '-s',
    '120',
    '-e',
    'trace=fsync,fdatasync,write',
    '-o',
    trace,
  ]);
  expect(await child.ended, child.errors()).toMatchObject({ code: 0 });
  return readFileSync(trace, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const synced = /f(?:data)?sync\(\d+<([^>]+)>/.exec(line)?.[1];
      const acked = /write\(1<[^>]+>, "((?:ACK|PUT) [0-9a-f]+)/.exec(line)?.[1];
      return synced === undefined && acked === undefined ? [] : [{ synced, acked }];
    });
}

test('each acknowledged commit has its log on disk before', async (context) => {
  needStrace(context);
  const dataDir = path.join(root, 'data');
  const calls = await watch(['write', dataDir, '20']);
  let sinceLastAck: string[] = [];
  const acks: string[] = [];
  for (const { synced, acked } of calls) {
    if (synced !== undefined) sinceLastAck.push(synced);
    if (acked === undefined) continue;
    acks.push(acked);
    expect(sinceLastAck.filter((file) => file.includes('/pg_wal/')).length, acked).toBeGreaterThan(0);
    sinceLastAck = [];
  }
  expect(acks).toEqual(Array.from({ length: 20 }, (_, n) => `ACK ${n + 1}`));
  // The checkpoint of a clean shutdown syncs tables and control file too.
  const all = calls.flatMap(({ synced }) => synced ?? []);
  expect(all.some((file) => file.includes('/base/'))).toBe(true);
  expect(all.some((file) => file.endsWith('/pg_control'))).toBe(true);
});

test('a new cluster is on disk before it is used', async (context) => {
  needStrace(context);
  const dataDir = path.join(root, 'data');
  const calls = await watch(['write', dataDir, '1']);
  const before = calls
    .slice(
      0,
      calls.findIndex(({ acked }) => acked !== undefined),
    )
    .flatMap(({ synced }) => synced ?? []);
  expect(before.some((file) => /\/new-\d+\/base\//.test(file))).toBe(true);
  expect(before).toContain(path.join(dataDir, 'db'));
});

test('each acknowledged blob has its bytes and its name on disk before', async (context) => {
  needStrace(context);
  const calls = await watch(['blobs', path.join(root, 'data'), '10']);
  let sinceLastAck: string[] = [];
  let acks = 0;
  for (const { synced, acked } of calls) {
    if (synced !== undefined) sinceLastAck.push(synced);
    if (acked === undefined) continue;
    acks += 1;
    const digest = acked.slice('PUT '.length);
    const bytes = sinceLastAck.findIndex((file) => file.includes('/tmp/blob-'));
    const name = sinceLastAck.findIndex((file) => file.endsWith(`/blobs/${digest.slice(0, 2)}`));
    expect(bytes, acked).toBeGreaterThanOrEqual(0);
    expect(name, acked).toBeGreaterThan(bytes);
    sinceLastAck = [];
  }
  expect(acks).toBe(10);
});
