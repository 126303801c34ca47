import { spawn } from 'node:child_process';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import { cpuMsOf } from './processes.ts';

const ROUNDS = 20;
const REQUESTS = 34;
const FSYNCS = 30;
const FILE_BYTES = 150_000;
const HASHES_AND_SIGNATURES = 8;

/**
 * Milliseconds of CPU that a ceremony needs at least: one password hash, the small answers of a bare node:http server, the
 * fsyncs of its acts, and the digests and signatures of two signatures, a time-stamp and validation data.
 */
export async function ceremonyFloor(): Promise<number> {
  const began = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) await computeOnce();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000 / ROUNDS + (await bareRequestsMs()) / ROUNDS;
}

async function computeOnce(): Promise<void> {
  await hash('Sign0rd!!', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const file = randomBytes(FILE_BYTES);
  for (let at = 0; at < HASHES_AND_SIGNATURES; at += 1) {
    createHash('sha256').update(file).digest();
    sign('sha256', file.subarray(0, 500), privateKey);
  }
  const target = path.join(tmpdir(), `countersign-floor-${process.pid}`);
  const handle = openSync(target, 'w');
  for (let at = 0; at < FSYNCS; at += 1) {
    writeSync(handle, file, 0, 4096);
    fsyncSync(handle);
  }
  closeSync(handle);
  rmSync(target);
}

const BARE_SERVER = `
  const server = require('node:http').createServer((request, reply) => reply.end('{"ok":true}'));
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

/** CPU of a process that only answers, without that of the client, for the requests of all rounds. */
async function bareRequestsMs(): Promise<number> {
  const child = spawn(process.execPath, ['-e', BARE_SERVER], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve) => child.stdout.once('data', (text) => resolve(Number(text))));
  const agent = new Agent({ keepAlive: true });
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      get({ agent, port, host: '127.0.0.1' }, (reply) => reply.resume().once('end', resolve)).once('error', reject);
    });
  const pid = child.pid ?? 0;
  for (let at = 0; at < REQUESTS * ROUNDS; at += 1) await ask();
  const began = cpuMsOf([pid]);
  for (let at = 0; at < REQUESTS * ROUNDS; at += 1) await ask();
  const ms = cpuMsOf([pid]) - began;
  agent.destroy();
  child.kill();
  return ms;
}
