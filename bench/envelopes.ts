import { api } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { makeDraft, startDraft } from '../packages/server/src/envelopes/testing/draft.ts';
import { sign } from '../packages/server/src/signing/testing/signing-world.ts';
import { startPostgres } from '../scripts/setup/postgres.mjs';
import { postgresPrograms } from '../scripts/setup/tools.mjs';
import { growEnvelopes } from './parts/grow-envelopes.ts';

/**
 * npm run bench -- envelopes [SIZES [READS [ENGINE]]]: what the list, the detail and the start of an envelope take over
 * HTTP while the account has a thousand, a hundred thousand and a million of them, on the embedded database and on
 * PostgreSQL, and how many signatures a second the whole ceremony makes. SIZES, such as 1000,100000, fewer READS and one
 * ENGINE are for a quick look.
 */
const SIZES = (process.argv[2] ?? '1000,100000,1000000').split(',').map(Number);
const READS = Number(process.argv[3] ?? 200);
const ENGINE = process.argv[4] ?? 'both';
const WARM_UP = 20;
const STARTS = 20;
const CEREMONIES = 32;
const AT_ONCE = 8;

type Ratios = Record<string, number>;
const ratios: Ratios = {};
const say = (text: string): void => void process.stderr.write(`${text}\n`);

if (ENGINE !== 'postgres') await onEngine('pglite');
const programs = postgresPrograms();
if (programs === null) say('postgres: left out, its programs are not on this machine');
else if (ENGINE !== 'pglite') {
  const postgres = await startPostgres(programs);
  process.env['TEST_DATABASE_URL'] = postgres.url;
  try {
    await onEngine('postgres');
  } finally {
    await postgres.stop();
  }
}
process.stdout.write(`${JSON.stringify({ bench: 'envelopes', ratios })}\n`);

async function onEngine(engine: string): Promise<void> {
  if (engine === 'pglite') delete process.env['TEST_DATABASE_URL'];
  const world = await createWorld();
  try {
    const [sender, receiver] = await world.people('wang', 'li');
    const bySize = new Map<number, Ratios>();
    let had = 0;
    for (const size of SIZES) {
      const began = performance.now();
      await growEnvelopes(world, { sender, receiver }, { from: had, total: size });
      had = size;
      say(`${engine}: ${size} envelopes, made in ${Math.round((performance.now() - began) / 1000)} s`);
      const found = await measure(sender, receiver, size);
      bySize.set(size, found);
      for (const [name, value] of Object.entries(found)) note(`${engine}_${name}_ms_${short(size)}`, value);
    }
    compare(engine, bySize);
    note(`${engine}_signatures_per_s`, await ceremonies(world, sender, receiver));
  } finally {
    await world.close();
  }
}

function note(name: string, value: number): void {
  ratios[name] = Math.round(value * 100) / 100;
  say(`${name}: ${ratios[name]}`);
}

/** The largest against the smallest: what growth costs. */
function compare(engine: string, bySize: ReadonlyMap<number, Ratios>): void {
  const [least, most] = [Math.min(...SIZES), Math.max(...SIZES)];
  const [small, large] = [bySize.get(least), bySize.get(most)];
  if (small === undefined || large === undefined || least === most) return;
  for (const [name, value] of Object.entries(large))
    note(`${engine}_${name}_${short(most)}_over_${short(least)}`, value / (small[name] ?? value));
}

function short(size: number): string {
  return size >= 1_000_000 ? `${size / 1_000_000}M` : `${size / 1000}k`;
}

async function measure(sender: Person, receiver: Person, size: number): Promise<Ratios> {
  const page = (query: Record<string, string | number>) => () =>
    sender.call(api.listEnvelopes, { query: query as never });
  const idOf = (n: number): string => toWsid('envelope', `01990001-0000-7000-8000-${n.toString(16).padStart(12, '0')}`);
  const detail = (at: number) =>
    sender.call(api.getEnvelope, { params: { envelopeWsid: idOf(1 + ((at * 7919) % size)) }, query: {} });
  return {
    ...(await reads('list', page({}))),
    ...(await reads('list_status', page({ envelopeShownStatus: 'WAITING_OTHERS' }))),
    ...(await reads('list_page5', page({ offset: 80 }))),
    ...(await reads('list_created', page({ sorts: '+createdDatetime' }))),
    ...(await reads('list_deadline', page({ sorts: '+expireDatetime', envelopeShownStatus: 'WAITING_OTHERS' }))),
    ...(await reads('counts', () => sender.call(api.countEnvelopes, {}))),
    ...(await reads('detail', detail)),
    ...(await starts(sender, receiver)),
  };
}

async function reads(name: string, read: (at: number) => Promise<unknown>): Promise<Ratios> {
  for (let at = 0; at < WARM_UP; at++) await read(at);
  const times: number[] = [];
  for (let at = 0; at < READS; at++) times.push(await timed(() => read(at)));
  return spread(name, times);
}

/** From the call until the documents are prepared. */
async function starts(sender: Person, receiver: Person): Promise<Ratios> {
  const times: number[] = [];
  for (let at = 0; at < STARTS; at++) {
    const draft = await makeDraft(sender, [{ person: receiver }]);
    times.push(await timed(() => startDraft(sender, draft)));
  }
  return spread('start', times);
}

/** Everything from the new draft to the acknowledged signature, several at once. */
async function ceremonies({ clock }: World, sender: Person, receiver: Person): Promise<number> {
  clock.advance({ minutes: 1 });
  let left = CEREMONIES;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const draft = await makeDraft(sender, [{ person: receiver }]);
      await startDraft(sender, draft);
      const participantWsids = draft.participants.map(({ participantWsid }) => participantWsid);
      await sign(receiver, { ...draft, envelopeId: '', fileWsids: [draft.fileWsid], participantWsids }, 0);
    }
  };
  const took = await timed(() => Promise.all(Array.from({ length: AT_ONCE }, work)));
  return CEREMONIES / (took / 1000);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The median beside the p99, which on a busy machine is mostly that of its other work. */
function spread(name: string, values: readonly number[]): Ratios {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { [`${name}_p50`]: at(0.5), [`${name}_p99`]: at(0.99) };
}
