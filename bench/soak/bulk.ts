import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CallError, type MultiSendJob, NetworkError, api } from '@countersign/contract';
import { composePdf } from '@countersign/pdf';
import { type Person, createPerson } from '@countersign/testkit';
import { buildServer, freePort, startServer } from './parts/killable-server.ts';

/**
 * npm run soak -- bulk [ROWS] [KILLS]: a multi-send to 10,000 recipients whose server is killed in the middle and restarted
 * without intervention. In the end each recipient must have exactly one envelope.
 */
const rows = Number(process.argv[2] ?? 10_000);
const kills = Number(process.argv[3] ?? 3);
const ROWS_AT_ONCE = 100;

const root = mkdtempSync(path.join(tmpdir(), 'countersign-soak-'));
const dataDir = path.join(root, 'data');
const port = await freePort();
const counts = { rows, kills: 0, sent: 0, envelopes: 0, lost: 0, doubled: 0, failed: 0 };

await buildServer();
let server = await startServer(dataDir, port);
const sender = createPerson(`http://127.0.0.1:${port}`, {
  name: '陈立',
  contact: '13800000001',
  password: 'Passw0rd!',
  signPassword: 'Sign0rd!!',
});
await sender.register();
const params = await makeDraft(sender);
let job = (await sender.call(api.startMultiSend, { params })).multiSendJob;

for (;;) {
  await pause(500);
  job = await read();
  if (job.status !== 'RUNNING') break;
  if (counts.kills < kills && rows - job.waiting >= (rows / (kills + 1)) * (counts.kills + 1)) {
    server.kill();
    await server.ended;
    counts.kills += 1;
    process.stderr.write(`killed with ${job.done} of ${rows} sent\n`);
    server = await startServer(dataDir, port);
  }
}
await judge();
server.kill();
await server.ended;
rmSync(root, { recursive: true, force: true });
process.stdout.write(`${JSON.stringify({ soak: 'bulk', counts })}\n`);
const { lost, doubled, failed, sent } = counts;
process.exit(lost + doubled + failed === 0 && sent === rows && counts.kills === kills ? 0 : 1);

/** The rows of the job, and the actual envelopes of the sender. */
async function judge(): Promise<void> {
  const seen = new Map<number, number>();
  const envelopes = new Set<string>();
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const { executions } = await sender.call(api.listExecutions, {
      params: { ...params, jobWsid: job.jobWsid },
      query: { offset, limit: ROWS_AT_ONCE },
    });
    if (executions.length === 0) break;
    for (const { number, status, envelopeWsid } of executions) {
      seen.set(number, (seen.get(number) ?? 0) + 1);
      if (status === 'FAILED') counts.failed += 1;
      if (envelopeWsid !== null) envelopes.add(envelopeWsid);
    }
  }
  const { page } = await sender.call(api.listEnvelopes, { query: { limit: 1 } });
  counts.sent = job.done;
  // All envelopes of the sender except the draft itself.
  counts.envelopes = page.totalElements - 1;
  counts.lost = rows - envelopes.size;
  counts.doubled = counts.envelopes - envelopes.size + [...seen.values()].filter((times) => times > 1).length;
}

/** A restarting server does not answer for a while. */
async function read(): Promise<MultiSendJob> {
  for (;;) {
    try {
      return (await sender.call(api.getMultiSendJob, { params: { ...params, jobWsid: job.jobWsid } })).multiSendJob;
    } catch (error) {
      if (!(error instanceof NetworkError) && !(error instanceof CallError && error.status === 503)) throw error;
      await pause(200);
    }
  }
}

async function makeDraft(person: Person): Promise<{ envelopeWsid: string }> {
  const { envelope } = await person.call(api.createEnvelope, { body: {} });
  const draft = { envelopeWsid: envelope.envelopeWsid };
  await person.call(api.updateEnvelope, { params: draft, body: { title: '{name} 的协议' } });
  const contract = composePdf({ pages: [{ width: 595.28, height: 841.89, drawings: [] }] });
  const size = contract.length;
  const { file } = await person.upload(api.uploadFragment, {
    query: { storageUsage: 'ENVELOPE' },
    fields: { fileName: 'a.pdf', taskId: crypto.randomUUID(), chunk: 0, size, totalSize: size, chunkTotal: 1 },
    file: { name: 'a.pdf', bytes: contract },
  });
  const fileWsid = file?.fileWsid ?? '';
  await person.call(api.addDocuments, { params: draft, body: { contents: [fileWsid] } });
  const list = { name: '名单', contact: {}, assignedSequence: 1, type: 'BULK_PERSON', roleType: 'SIGNER' } as const;
  const { participants } = await person.call(api.addParticipants, { params: draft, body: { participants: [list] } });
  const participantWsid = participants.find(({ type }) => type === 'BULK_PERSON')?.participantWsid ?? '';
  const shared = { fileWsid, participantWsid, page: 1 };
  await person.call(api.addForms, {
    params: draft,
    body: {
      forms: [
        { ...shared, formType: 'WRITE_SIGN', position: { ulx: 80, uly: 564, lrx: 240, lry: 500 } },
        { ...shared, formType: 'TEXT', position: { ulx: 80, uly: 664, lrx: 240, lry: 640 }, tagId: '职位' },
      ],
    },
  });
  const recipients = Array.from({ length: rows }, (_, at) => ({
    name: `收件人${at + 1}`,
    phone: String(13_900_000_000 + at),
    职位: `职位${at + 1}`,
  }));
  await person.call(api.setMultiSend, { params: { ...draft, participantWsid }, body: { rows: recipients } });
  return draft;
}
