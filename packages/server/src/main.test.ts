import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { api } from '@countersign/contract';
import { PEOPLE, createPerson } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleProgram } from './platform/workers/testing.ts';

let main: string;
let directory: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  main = await bundleProgram(fileURLToPath(new URL('main.ts', import.meta.url)));
  directory = await mkdtemp(path.join(tmpdir(), 'countersign-main-'));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  /** The output so far, of stdout and stderr. */
  readonly said: () => string;
  /** The announced address, as soon as it is known; fails if the process ends first. */
  readonly base: Promise<string>;
  readonly ended: Promise<number | null>;
}

function start(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}): Started {
  const settings = { PATH: process.env.PATH ?? '', DATA_DIR: path.join(directory, 'data'), PORT: '0', ...env };
  const child = spawn(process.execPath, [main, ...args], {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  const base = new Promise<string>((resolve, reject) => {
    const hear = (text: string): void => {
      said += text;
      const [, address] = /ready in [^]*?(http:\/\/localhost:\d+)\n[^]*Ctrl-C/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.on('exit', () => reject(new Error(`it ended: ${said}`)));
  });
  base.catch(() => {});
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return { child, said: () => said, base, ended };
}

describe('The server', () => {
  it('announces the steps of its first start, creates the demo users, stops cleanly and finds its data again', async () => {
    const first = start(['--demo']);
    const base = await first.base;
    expect(first.said()).toMatch(/creating the database … done in/);
    expect(first.said()).toMatch(/creating the certificate authority … done in/);
    const wang = createPerson(base, PEOPLE.wang);
    expect(first.said()).toContain(`${wang.contact.padEnd(20)} 王小明`);
    await wang.login();
    const canvas = createCanvas(60, 60);
    canvas.getContext('2d').fillRect(10, 10, 30, 30);
    const file = { name: 'seal.png', bytes: canvas.toBuffer('image/png') };
    const { personSeal } = await wang.upload(api.createPersonSeal, { fields: { name: '章' }, file });
    const root = await (await fetch(`${base}/pki/ca/root.pem`)).text();
    expect(root).toContain('BEGIN CERTIFICATE');
    // An idle connection, as browsers open them in advance, does not delay the stop.
    const silent = connect(Number(new URL(base).port), '127.0.0.1').on('error', () => {});
    await once(silent, 'connect');
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.said()).toContain('stopped');

    const rejecting = path.join(directory, 'rejecting.mjs');
    await writeFile(rejecting, "process.on('SIGUSR2', () => void Promise.reject(new Error('left alone')));\n");
    const second = start(['--demo'], { NODE_OPTIONS: `--import=${rejecting}` });
    const again = createPerson(await second.base, PEOPLE.wang);
    expect(second.said()).toMatch(/opening the database … done in/);
    await again.login();
    expect((await again.call(api.listPersonSeals, {})).personSeals).toEqual([personSeal]);
    expect(await (await fetch(`${await second.base}/pki/ca/root.pem`)).text()).toBe(root);

    second.child.kill('SIGUSR2');
    await expect.poll(second.said).toContain('left alone');
    expect((await again.call(api.listPersonSeals, {})).personSeals).toEqual([personSeal]);

    const rival = start();
    expect(await rival.ended).toBe(1);
    expect(rival.said()).toMatch(/is in use by another process: stop that one, or choose another DATA_DIR\n$/);
    const { port } = new URL(await second.base);
    const neighbour = start([], { DATA_DIR: path.join(directory, 'other'), PORT: port });
    expect(await neighbour.ended).toBe(1);
    expect(neighbour.said()).toMatch(
      new RegExp(`:${port} is in use by another program: stop that one, or choose another PORT\\n$`),
    );
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
  });

  it.each<[string, readonly string[], Record<string, string>, number, RegExp]>([
    ['an unknown option', ['--fast'], {}, 2, /^usage: /],
    ['a setting of the wrong form', [], { PORT: 'x' }, 1, /PORT: "x" is not a port/],
    ['production on its defaults', [], { MODE: 'production' }, 1, /DATABASE_URL is unset/],
    ['demo users in production', ['--demo'], { MODE: 'production' }, 1, /unsafe defaults/],
  ])('refuses %s in plain words', async (_what, args, env, code, words) => {
    const started = start(args, env);
    expect(await started.ended).toBe(code);
    expect(started.said()).toMatch(words);
    expect(started.said()).not.toContain('    at ');
  });
});
