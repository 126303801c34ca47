import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bundleProgram } from '../../src/platform/workers/testing.ts';

const KILLS = 2;

interface State {
  readonly envelopeId: string;
  readonly status: string;
  readonly participants: readonly { readonly wsid: string; readonly status: string }[];
  readonly kinds: readonly string[];
  readonly signatures: number;
  readonly timestamps: number;
  readonly valid: boolean;
}

let program: string;
beforeAll(async () => {
  program = await bundleProgram(fileURLToPath(new URL('signing-child.ts', import.meta.url)));
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'countersign-signing-kill-'));
});
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

function startServer(mode: 'work' | 'judge') {
  const child = spawn(process.execPath, [program, mode, path.join(root, 'data')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve(void running.delete(child))));
  const lines = (): string[] => out.split('\n').slice(0, -1);
  const said = async (start: string): Promise<string> => {
    for (;;) {
      const found = lines().find((line) => line.startsWith(start));
      if (found !== undefined) return found;
      if (child.exitCode !== null) throw new Error(`the server ended without ${start}: ${err}`);
      await pause(10);
    }
  };
  /** Resolves once that many lines begin with the given text. */
  const saidTimes = async (start: string, times: number): Promise<void> => {
    await said(start);
    while (lines().filter((line) => line.startsWith(start)).length < times) {
      if (child.exitCode !== null) throw new Error(`the server ended: ${err}`);
      await pause(10);
    }
  };
  return { child, lines, said, saidTimes, ended };
}

test(
  'a server killed while people sign loses no acknowledged signature and leaves nothing "all signed, not completed"',
  { timeout: 400_000 },
  async () => {
    const acknowledged = new Set<string>();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { child, lines, said, saidTimes, ended } = startServer('work');
      await said('READY');
      // However slow the machine is, something was acknowledged.
      await saidTimes('SIGNED', 2);
      await pause(randomInt(0, 1200));
      child.kill('SIGKILL');
      await ended;
      for (const line of lines()) if (line.startsWith('SIGNED')) acknowledged.add(line.split(' ')[2] ?? '');
    }
    const judge = startServer('judge');
    const found = JSON.parse((await judge.said('FOUND')).slice('FOUND '.length)) as State[];
    await judge.ended;
    const statusOf = new Map(
      found.flatMap(({ participants }) => participants.map(({ wsid, status }) => [wsid, status])),
    );
    expect(acknowledged.size).toBeGreaterThan(KILLS);
    expect([...acknowledged].filter((wsid) => statusOf.get(wsid) !== 'ED_SUCCESS')).toEqual([]);
    // An envelope that was being created when the process was killed has no participants or no documents yet; it was never
    // sent.
    for (const { status, participants, kinds, signatures, timestamps, valid } of found.filter((one) =>
      one.kinds.includes('PREPARE'),
    )) {
      const acted = participants.filter((one) => one.status === 'ED_SUCCESS').length;
      expect(participants.every((one) => one.status !== 'ING_PROCESS')).toBe(true);
      expect(kinds.filter((kind) => kind === 'SIGN')).toHaveLength(acted);
      expect(signatures).toBe(acted);
      expect([status, timestamps]).toEqual(acted === participants.length ? ['ED_SUCCESS', 1] : ['ING_PROCESS', 0]);
      if (acted > 0) expect(valid).toBe(true);
    }
  },
);
