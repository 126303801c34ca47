import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { api, pathOf } from '@countersign/contract';
import { type Person, createPerson } from '@countersign/testkit';
import { ensureBuilt } from '../scripts/build/build.mjs';
import { startPostgres } from '../scripts/setup/postgres.mjs';
import { postgresPrograms } from '../scripts/setup/tools.mjs';
import { type Answer, type BareKind, startBareServer } from './parts/bare-server.ts';
import { cpuMsOf, descendants } from './parts/processes.ts';
import { writeSection, writtenBy } from './parts/report.ts';
import { createRequester } from './parts/requester.ts';
import { freePort, startServer } from './soak/parts/killable-server.ts';

/**
 * npm run bench -- requests [ROUNDS [ENGINE]]: the CPU of the whole process tree for one simple request: a list of twenty
 * envelopes, one envelope, the session, a ping, a page and an asset, one and eight at a time, on the embedded database and on
 * PostgreSQL. The list is one that has not changed since it was shown; it is measured again with a change of a title before each, the
 * cost of the change included. Beside them, a bare Fastify and a bare node:http answer the same bytes in the same run. The last line is one JSON
 * object of ratios to bare Fastify; a complete run writes its section of bench/REPORT.md.
 */
const ROUNDS = Number(process.argv[2] ?? 600);
const ENGINE = process.argv[3] ?? 'both';
const AT_ONCE = [1, 8];
const WARM_UP = 300;
/** A bare server needs so little that fewer rounds would be within the resolution of its counters. */
const BARE_ROUNDS = 3 * ROUNDS;
const ENVELOPES = 20;
/** With fewer rounds the report is not written. */
const REPORTED_ROUNDS = 300;

const ratios: Record<string, number> = {};
const say = (text: string): void => void process.stderr.write(`${text}\n`);
const lines: string[] = [];
const rounded = (value: number): number => Math.round(value * 100) / 100;

await ensureBuilt();
if (ENGINE !== 'postgres') await onEngine('embedded', {});
const programs = postgresPrograms();
if (ENGINE !== 'embedded' && programs === null) say('postgres: skipped, its programs are not installed');
else if (ENGINE !== 'embedded' && programs !== null) {
  const postgres = await startPostgres(programs, { durable: true });
  try {
    await onEngine('postgres', { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}
if (ROUNDS >= REPORTED_ROUNDS && ENGINE === 'both') writeSection('requests', report());
process.stdout.write(`${JSON.stringify({ bench: 'requests', ratios })}\n`);

function report(): string {
  return `# What a simple request costs

${writtenBy('npm run bench -- requests')}

Milliseconds of CPU of the whole process tree for one request, one and eight at a time; of a list that has not changed since it was
shown, and of one with the change of a title before it, whose cost is included; and the same bytes from a bare Fastify and a
bare node:http in the same run, each after a warm-up. Other work on the machine changes these values less than times; the quotients
change least.

| Database | Request | At once | Bytes | Countersign | Fastify | node:http | Quotient to Fastify |
| --- | --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}`;
}

async function onEngine(engine: string, env: Readonly<Record<string, string>>): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'countersign-bench-'));
  const port = await freePort();
  const others = new Set(descendants());
  const server = await startServer(dataDir, port, env);
  try {
    const base = `http://127.0.0.1:${port}`;
    const targets = await targetsOf(base);
    const tree = descendants().filter((pid) => !others.has(pid));
    for (const [name, target] of Object.entries(targets)) await measure(`${engine}_${name}`, { ...target, base, tree });
  } finally {
    server.kill();
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Target {
  readonly address: string;
  readonly cookie: string;
  /** What is done before each request. */
  readonly before?: () => Promise<unknown>;
}

async function targetsOf(base: string): Promise<Readonly<Record<string, Target>>> {
  const person = createPerson(base, { name: '陈立', contact: '13900000001', password: 'Passw0rd!' });
  await person.register();
  const wsids = await manyDrafts(person);
  const [envelopeWsid = ''] = wsids;
  let changes = 0;
  const change = (): Promise<unknown> => {
    changes += 1;
    const params = { envelopeWsid: wsids[changes % wsids.length] ?? '' };
    return person.call(api.updateEnvelope, { params, body: { title: `服务合同 ${changes}` } });
  };
  const address = `${pathOf(api.listEnvelopes)}?limit=${ENVELOPES}`;
  const cookie = person.jar.header();
  const page = await (await fetch(`${base}/login`)).text();
  const asset = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '/';
  return {
    list: { address, cookie },
    'list after a change': { address, cookie, before: change },
    detail: { address: pathOf(api.getEnvelope, { envelopeWsid }), cookie },
    session: { address: pathOf(api.getSession), cookie },
    ping: { address: pathOf(api.ping), cookie },
    page: { address: '/login', cookie: '' },
    asset: { address: asset, cookie: '' },
  };
}

async function manyDrafts(person: Person): Promise<readonly string[]> {
  const wsids: string[] = [];
  for (let at = 0; at < ENVELOPES; at += 1) {
    const { envelope } = await person.call(api.createEnvelope, { body: {} });
    const { envelopeWsid } = envelope;
    const body = { title: `服务合同 ${at + 1}` };
    await person.call(api.updateEnvelope, { params: { envelopeWsid }, body });
    wsids.unshift(envelopeWsid);
  }
  return wsids;
}

interface Measured extends Target {
  readonly base: string;
  readonly tree: readonly number[];
}

async function measure(name: string, { base, address, cookie, before, tree }: Measured): Promise<void> {
  const ours = createRequester(base, address, cookie);
  const ask = before === undefined ? ours.once : () => before().then(ours.once);
  const answer = await ours.once();
  if (answer.status !== 200) throw new Error(`${address} was answered by ${answer.status}`);
  const fastify = await bareMs('fastify', answer);
  const http = await bareMs('http', answer);
  for (const atOnce of AT_ONCE) {
    const ms = await cpuPerRequest(tree, atOnce, ask, ROUNDS);
    const bare = fastify[atOnce] ?? Number.NaN;
    const label = `${name.padEnd(28)} ${atOnce} at once ${String(answer.body.length).padStart(6)} bytes`;
    say(
      `${label} ${ms.toFixed(2)} ms, Fastify ${bare.toFixed(3)}, node:http ${http[atOnce]?.toFixed(3)}: ${(ms / bare).toFixed(1)} ×`,
    );
    const [engine, request] = name.split('_');
    const bytes = answer.body.length;
    const floors = `${bare.toFixed(3)} | ${http[atOnce]?.toFixed(3)}`;
    lines.push(
      `| ${engine} | ${request} | ${atOnce} | ${bytes} | ${ms.toFixed(2)} | ${floors} | ${(ms / bare).toFixed(1)} |`,
    );
    ratios[`${name}_${atOnce}_ms`] = rounded(ms);
    ratios[`${name}_${atOnce}_over_fastify`] = rounded(ms / bare);
  }
  ours.close();
}

async function bareMs(kind: BareKind, answer: Answer): Promise<Readonly<Record<number, number>>> {
  const { base, pid, stop } = await startBareServer(kind, answer);
  const requester = createRequester(base, '/', '');
  try {
    const found: Record<number, number> = {};
    for (const atOnce of AT_ONCE) found[atOnce] = await cpuPerRequest([pid], atOnce, requester.once, BARE_ROUNDS);
    return found;
  } finally {
    requester.close();
    await stop();
  }
}

/** Milliseconds of CPU of these processes for one request, after a warm-up. */
async function cpuPerRequest(
  pids: readonly number[],
  atOnce: number,
  ask: () => Promise<unknown>,
  rounds: number,
): Promise<number> {
  await manyTimes(WARM_UP, atOnce, ask);
  const before = cpuMsOf(pids);
  await manyTimes(rounds, atOnce, ask);
  return (cpuMsOf(pids) - before) / rounds;
}

async function manyTimes(count: number, atOnce: number, ask: () => Promise<unknown>): Promise<void> {
  let left = count;
  const lane = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await ask();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
