import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CallError, type Envelope, api } from '@countersign/contract';
import { type Life, canKillAtFsync, freePort, live } from './parts/mortal-server.ts';
import { type Sent, makeTeam, signAs, work } from './parts/signing-load.ts';

/**
 * npm run soak -- kill [TIMES]: a server under load is killed at random moments and at each fsync of a signature, and
 * started again without help. Nothing acknowledged may be lost, nothing signed twice, every file valid.
 */
const times = Number(process.argv[2] ?? 200);
const TEAMS = 3;
/** More than one signature of the load brings to disk. */
const FSYNCS = 60;
const SETTLE_MS = 240_000;

const root = mkdtempSync(path.join(tmpdir(), 'countersign-soak-'));
const dataDir = path.join(root, 'data');
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const atFsync = canKillAtFsync();
const counts = {
  kills: 0,
  kills_at_fsync: 0,
  envelopes: 0,
  acknowledged: 0,
  lost: 0,
  doubled: 0,
  invalid: 0,
  unfinished: 0,
};

let life: Life = await live(dataDir, port);
const teams = [];
for (let at = 0; at < TEAMS; at += 1) teams.push(await makeTeam(base, at));
const sents: Sent[] = [];

for (let kill = 0; kill < times; kill += 1) {
  if (kill > 0) life = await live(dataDir, port);
  let isOver = false;
  const dead = life.ended.then(() => (isOver = true));
  const working = Promise.all(teams.map((team) => work(team, sents, () => isOver)));
  await pause(randomInt(200, 1500));
  if (atFsync && kill % 2 === 1) {
    life.killAtFsync(1 + (Math.floor(kill / 2) % FSYNCS));
    counts.kills_at_fsync += 1;
    await Promise.race([dead, pause(15_000)]);
  }
  life.kill();
  await dead;
  await working;
  counts.kills += 1;
  if (kill % 10 === 9) process.stderr.write(`${kill + 1} kills, ${sents.length} envelopes\n`);
}

life = await live(dataDir, port);
for (const sent of sents) await judge(sent);
counts.envelopes = sents.length;
counts.acknowledged = sents.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
life.kill();
await life.ended;
rmSync(root, { recursive: true, force: true });
process.stdout.write(`${JSON.stringify({ soak: 'kill', counts })}\n`);
const { lost, doubled, invalid, unfinished } = counts;
// A soak in which nothing was acknowledged has shown nothing.
process.exit(lost + doubled + invalid + unfinished === 0 && counts.acknowledged > times ? 0 : 1);

/** What was acknowledged is there; what was not is done now; then the file is whole and holds each signature once. */
async function judge(sent: Sent): Promise<void> {
  const before = await read(sent);
  const statusOf = (wsid: string) => before.participants.find((one) => one.participantWsid === wsid)?.status;
  if (sent.isStarted && before.status === 'DRAFT') counts.lost += 1;
  counts.lost += [...sent.acknowledged].filter((wsid) => statusOf(wsid) !== 'ED_SUCCESS').length;
  if (before.status === 'DRAFT') return;
  const finished = await finish(sent);
  if (finished.status !== 'ED_SUCCESS') {
    counts.unfinished += 1;
    return;
  }
  const { sender } = sent.team;
  const { documents } = await sender.call(api.listDocuments, { params: { envelopeWsid: sent.envelopeWsid } });
  for (const { fileHref } of documents) {
    const bytes = new Uint8Array(await (await sender.fetch(fileHref.href)).arrayBuffer());
    const { verification } = await sender.upload(api.verifyPdf, { fields: {}, file: { name: 'a.pdf', bytes } });
    if (!verification.valid) counts.invalid += 1;
    if (verification.signatures.length !== sent.team.signers.length) counts.doubled += 1;
  }
}

async function read({ team, envelopeWsid }: Sent): Promise<Envelope> {
  return (await team.sender.call(api.getEnvelope, { params: { envelopeWsid } })).envelope;
}

/** Whoever has not signed signs now; a turn that a killed server held lapses within a minute. */
async function finish(sent: Sent): Promise<Envelope> {
  const until = Date.now() + SETTLE_MS;
  for (;;) {
    const envelope = await read(sent);
    if (envelope.status !== 'ING_PROCESS' || Date.now() > until) return envelope;
    for (const signer of sent.team.signers) {
      await signAs(sent, signer).catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error;
      });
    }
    await pause(500);
  }
}
