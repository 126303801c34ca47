import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Participant, api } from '@countersign/contract';
import { type Person, createPerson, drawing, uploaded, wirePassword } from '@countersign/testkit';
import { sampleFile } from './parts/pdf/sample-file.ts';
import { cpuMsOf, descendants } from './parts/processes.ts';
import { writeLines } from './parts/report.ts';
import { buildServer, freePort, startServer } from './soak/parts/killable-server.ts';

/**
 * npm run bench -- growth [NAME…]: the CPU of the whole process tree while one size of a contract grows, everything else being
 * small: `pages`, `fields`, `participants`, `viewers` (participants with accounts), `documents`, and `rows` of a multi-send. Each
 * is made, started, signed by its first signer and completed where no one else signs. One more unit may cost no more at the
 * largest size than at a smaller one; the last line is one JSON object with the cost of one unit, in milliseconds, and that ratio.
 */
const SIZES = {
  pages: [1, 100, 500, 2000],
  fields: [2, 100, 500, 2000],
  documents: [1, 10, 50],
  participants: [1, 20, 100],
  viewers: [1, 20, 100],
  rows: [100, 500, 2000],
} as const;
type Name = keyof typeof SIZES;

const asked = process.argv.slice(2);
const names = (Object.keys(SIZES) as Name[]).filter((name) => asked.length === 0 || asked.includes(name));
const SETTLED_MS = 1000;
/** As many as one call may add. */
const FORMS_AT_ONCE = 500;
const PASSWORDS = { password: 'Passw0rd!', signPassword: 'Sign0rd!!' };

const lines: string[] = [];
const say = (text: string): void => {
  lines.push(text);
  process.stderr.write(`${text}\n`);
};
const ratios: Record<string, number> = {};
let people = 0;

await buildServer();
const dataDir = mkdtempSync(path.join(tmpdir(), 'countersign-bench-'));
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const server = await startServer(dataDir, port, { TRUST_PROXY: '127.0.0.1' });
let pids = descendants();
try {
  const [sender, signer] = [newPerson('陈立'), newPerson('李雷')];
  for (const person of [sender, signer]) await person.register();
  await signer.setSignPassword();
  const parties = { sender, signer };
  for (let time = 0; time < 5; time += 1) await measureContract(parties, {});
  for (const name of names) await measureGrowth(parties, name);
} finally {
  server.kill();
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
}
writeLines('growth', 'Growth', 'The CPU of the whole process tree while one size of a contract grows.', lines);
process.stdout.write(`${JSON.stringify({ bench: 'growth', ratios })}\n`);

interface Parties {
  readonly sender: Person;
  readonly signer: Person;
}

type Size = { readonly [K in Name]?: number };
/** Milliseconds of CPU by step. */
type Cost = Record<string, number>;

async function measureGrowth(parties: Parties, name: Name): Promise<void> {
  const costs: { size: number; cost: Cost }[] = [];
  for (const size of SIZES[name]) {
    const cost =
      name === 'rows' ? await measureRows(parties.sender, size) : await measureContract(parties, { [name]: size });
    say(
      `${name} ${size}: ${Object.entries(cost)
        .map(([step, ms]) => `${step} ${ms.toFixed(0)}`)
        .join(', ')} ms`,
    );
    costs.push({ size, cost });
  }
  const [least, middle, most] = [costs[0], costs.at(-2), costs.at(-1)];
  if (least === undefined || middle === undefined || most === undefined) return;
  for (const step of Object.keys(most.cost)) {
    const perUnit = (a: typeof most, b: typeof most): number =>
      ((b.cost[step] ?? 0) - (a.cost[step] ?? 0)) / (b.size - a.size);
    note(`${name}_${step}_ms`, perUnit(least, most));
    if (middle !== least) note(`${name}_${step}_linear`, perUnit(middle, most) / perUnit(least, middle));
  }
}

function note(name: string, value: number): void {
  ratios[name] = Math.round(value * 1000) / 1000;
}

/** @returns milliseconds of CPU that `work` and what follows from it need */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  await settled();
  const before = cpuMsOf(pids);
  await work();
  await settled();
  return cpuMsOf(pids) - before;
}

/** Waits until the server needs hardly any CPU. */
async function settled(): Promise<void> {
  pids = descendants();
  for (let before = cpuMsOf(pids); ;) {
    await pause(SETTLED_MS);
    const now = cpuMsOf(pids);
    if (now - before < 60) return;
    before = now;
  }
}

async function measureContract({ sender, signer }: Parties, size: Size): Promise<Cost> {
  const { pages = 1, fields = 2, documents = 1, participants = 1, viewers = 1 } = size;
  const others = Array.from({ length: Math.max(participants, viewers) - 1 }, (_, at) => newPerson(`收件人${at + 1}`));
  if (viewers > 1) for (const person of others) await person.register();
  const params = await draft(sender, '服务合同');
  const cost: Cost = {};
  const files: string[] = [];
  cost['upload'] = await cpuOf(async () => {
    for (let at = 0; at < documents; at += 1) files.push(await upload(sender, pages));
  });
  let list: readonly Participant[] = [];
  cost['draft'] = await cpuOf(async () => {
    await sender.call(api.addDocuments, { params, body: { contents: files } });
    const body = {
      participants: [signer, ...others].map(({ name, contact }) => ({
        name,
        contact: { phone: contact },
        assignedSequence: 1,
        type: 'PERSON' as const,
        roleType: 'SIGNER' as const,
      })),
    };
    list = (await sender.call(api.addParticipants, { params, body })).participants.filter(
      ({ actionType }) => actionType === 'SIGNER',
    );
    const forms = formsOf(files, list, fields);
    for (let at = 0; at < forms.length; at += FORMS_AT_ONCE)
      await sender.call(api.addForms, { params, body: { forms: forms.slice(at, at + FORMS_AT_ONCE) } });
  });
  cost['start'] = await cpuOf(() => sender.call(api.startEnvelope, { params }));
  const participantWsid = list.find(({ name }) => name === signer.name)?.participantWsid ?? '';
  const turn = { ...params, participantWsid };
  let view = await signer.call(api.getSigning, { params: turn });
  cost['open'] = await cpuOf(async () => {
    view = await signer.call(api.getSigning, { params: turn });
  });
  const documentsRead = view.documents.map(({ fileWsid, digest }) => ({ fileWsid, digest }));
  const filled = view.forms.map(({ formWsid, formType }) => ({
    formWsid,
    initialValue: formType === 'WRITE_SIGN' ? { writeData: drawing() } : '甲方',
  }));
  const body = {
    documents: documentsRead,
    forms: filled,
    signPassword: wirePassword('sign', PASSWORDS.signPassword),
  };
  cost['sign'] = await cpuOf(() => signer.call(api.sign, { params: turn, body }));
  cost['detail'] = await cpuOf(() => sender.call(api.getEnvelope, { params }));
  return cost;
}

/** One signature of each participant on each document, and texts of the first participant up to the number of fields. */
function formsOf(files: readonly string[], list: readonly Participant[], fields: number) {
  const signatures = files.flatMap((fileWsid) =>
    list.map(({ participantWsid }, at) => ({
      fileWsid,
      participantWsid,
      formType: 'WRITE_SIGN' as const,
      page: 1,
      position: {
        ulx: 20 + 55 * (at % 10),
        uly: 800 - 40 * Math.floor(at / 10),
        lrx: 70 + 55 * (at % 10),
        lry: 780 - 40 * Math.floor(at / 10),
      },
    })),
  );
  const texts = Array.from({ length: Math.max(0, fields - 1) }, (_, at) => ({
    fileWsid: files[0] ?? '',
    participantWsid: list[0]?.participantWsid ?? '',
    formType: 'TEXT' as const,
    page: 1,
    tagId: `条款${at}`,
    position: {
      ulx: 5 + 12 * (at % 48),
      uly: 760 - 17 * Math.floor(at / 48),
      lrx: 16 + 12 * (at % 48),
      lry: 745 - 17 * Math.floor(at / 48),
    },
  }));
  return [...signatures, ...texts];
}

async function draft(sender: Person, title: string): Promise<{ envelopeWsid: string }> {
  const { envelope } = await sender.call(api.createEnvelope, { body: {} });
  const params = { envelopeWsid: envelope.envelopeWsid };
  await sender.call(api.updateEnvelope, { params, body: { title } });
  return params;
}

async function upload(person: Person, pages: number): Promise<string> {
  const bytes = sampleFile({ name: 'growth', bytes: Math.max(100_000, 2000 * pages), pages });
  const chunk = 2_097_152;
  const taskId = crypto.randomUUID();
  const chunkTotal = Math.ceil(bytes.length / chunk);
  let last: Awaited<ReturnType<typeof send>> | undefined;
  const send = (at: number) =>
    person.upload(api.uploadFragment, {
      query: { storageUsage: 'ENVELOPE' },
      fields: {
        fileName: 'a.pdf',
        taskId,
        chunk: at,
        size: Math.min(chunk, bytes.length - at * chunk),
        totalSize: bytes.length,
        chunkTotal,
      },
      file: { name: 'a.pdf', bytes: bytes.subarray(at * chunk, (at + 1) * chunk) },
    });
  for (let at = 0; at < chunkTotal; at += 1) last = await send(at);
  return (await uploaded(person, last?.file ?? undefined)).fileWsid;
}

async function measureRows(sender: Person, rows: number): Promise<Cost> {
  const params = await draft(sender, '{name} 的协议');
  const fileWsid = await upload(sender, 1);
  await sender.call(api.addDocuments, { params, body: { contents: [fileWsid] } });
  const everyone = { name: '名单', contact: {}, assignedSequence: 1, type: 'BULK_PERSON', roleType: 'SIGNER' } as const;
  const { participants } = await sender.call(api.addParticipants, { params, body: { participants: [everyone] } });
  const participantWsid = participants.find(({ type }) => type === 'BULK_PERSON')?.participantWsid ?? '';
  const position = { ulx: 80, uly: 564, lrx: 240, lry: 500 };
  const forms = [{ fileWsid, participantWsid, page: 1, formType: 'WRITE_SIGN' as const, position }];
  await sender.call(api.addForms, { params, body: { forms } });
  const recipients = Array.from({ length: rows }, () => {
    const { name, contact } = newPerson('收件人');
    return { name, phone: contact };
  });
  const save = await cpuOf(() =>
    sender.call(api.setMultiSend, { params: { ...params, participantWsid }, body: { rows: recipients } }),
  );
  const began = performance.now();
  let seconds = 0;
  const send = await cpuOf(async () => {
    const { multiSendJob } = await sender.call(api.startMultiSend, { params });
    const job = { ...params, jobWsid: multiSendJob.jobWsid };
    while ((await sender.call(api.getMultiSendJob, { params: job })).multiSendJob.status === 'RUNNING')
      await pause(200);
    seconds = (performance.now() - began) / 1000;
  });
  say(`rows ${rows}: ${(rows / seconds).toFixed(1)} sent each second`);
  note(`rows_${rows}_per_s`, rows / seconds);
  return { save, send };
}

/** Each person is a client of their own. */
function newPerson(name: string): Person {
  people += 1;
  const contact = `138${String(people).padStart(8, '0')}`;
  const address = `10.${people >> 16}.${(people >> 8) & 0xff}.${people & 0xff}`;
  return createPerson(base, { name, contact, address, ...PASSWORDS });
}
