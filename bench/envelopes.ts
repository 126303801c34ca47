import { api } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { makeDraft, startDraft } from '../packages/server/src/contracts/envelopes/core/testing/draft.ts';
import { found } from '../packages/server/src/accounts/identity/testing/applying.ts';
import { sign } from '../packages/server/src/signing/ceremony/testing/signing-world.ts';
import { startPostgres } from '../scripts/setup/postgres.mjs';
import { postgresPrograms } from '../scripts/setup/tools.mjs';
import { type Parties, envelopeIdOf, growEnvelopes } from './parts/grow-envelopes.ts';

/**
 * npm run bench -- envelopes [SIZES [READS [ENGINE]]]: the HTTP times of the list, the detail and the start of an envelope for
 * an account with a thousand, a hundred thousand and a million envelopes, on the embedded database and on PostgreSQL, and the
 * signatures per second of the complete process. SIZES, such as 1000,100000, fewer READS and one ENGINE shorten a run.
 */
const SIZES = (process.argv[2] ?? '1000,100000,1000000').split(',').map(Number);
const READS = Number(process.argv[3] ?? 200);
const ENGINE = process.argv[4] ?? 'both';
const WARM_UP = 5;
const TOTALS = 5;
const STARTS = 20;
const CEREMONIES = 32;
const AT_ONCE = 8;

type Ratios = Record<string, number>;
const ratios: Ratios = {};
const say = (text: string): void => void process.stderr.write(`${text}\n`);

if (ENGINE !== 'postgres') await onEngine('pglite');
const programs = postgresPrograms();
if (programs === null) say('postgres: skipped, its programs are not installed');
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
    const [sender, receiver, signer] = await world.people('wang', 'li', 'alice');
    const parties = {
      sender,
      signer: receiver,
      receiver: { person: signer, ...(await found(signer, '远山有限公司')) },
      labels: await twoLabels(sender),
    };
    const bySize = new Map<number, Ratios>();
    let had = 0;
    for (const size of SIZES) {
      const began = performance.now();
      await growEnvelopes(world, parties, { from: had, total: size });
      if (engine === 'postgres') await settle(world);
      had = size;
      say(`${engine}: ${size} envelopes, made in ${Math.round((performance.now() - began) / 1000)} s`);
      const measured = await measure(world, parties, size);
      bySize.set(size, measured);
      for (const [name, value] of Object.entries(measured)) note(`${engine}_${name}_ms_${short(size)}`, value);
    }
    compare(engine, bySize);
    note(`${engine}_signatures_per_s`, await ceremonies(world, sender, receiver));
  } finally {
    await world.close();
  }
}

/** In production, autovacuum would have done this while the envelopes were created, not during the measurement. */
async function settle({ services }: World): Promise<void> {
  const { rows } = await services.db.withTx((tx) =>
    tx.execute<{ name: string }>(sql`select current_database() as name`),
  );
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query('vacuum (analyze)');
  await client.end();
}

function note(name: string, value: number): void {
  ratios[name] = Math.round(value * 100) / 100;
  say(`${name}: ${ratios[name]}`);
}

/** The ratio of the largest to the smallest size: the cost of growth. */
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

/** Every view of the list, by its query; each is read once per round, so that a slow moment affects all. */
function pagesOf({ sender, receiver, labels }: Parties, now: Date): Record<string, () => Promise<unknown>> {
  const day = (ago: number): string => new Date(now.getTime() - ago * 86_400_000).toISOString();
  const own = (query: object) => () => sender.call(api.listEnvelopes, { query: { total: 'quick', ...query } });
  const firm = (query: object) => () =>
    receiver.person.call(api.listEnterpriseEnvelopes, {
      params: { enterpriseWsid: receiver.enterpriseWsid },
      query: { total: 'quick', ...query },
    });
  const mixed = `labelWsid=${labels.often},createdFrom=${day(1)},isSender=true`;
  return {
    list: own({}),
    list_status: own({ envelopeShownStatus: 'WAITING_OTHERS' }),
    list_statuses: own({ filters: 'envelopeShownStatus=DRAFT|REVOKE' }),
    list_page5: own({ offset: 80 }),
    list_created: own({ sorts: '+createdDatetime' }),
    list_deadline: own({ sorts: '+expireDatetime', envelopeShownStatus: 'WAITING_OTHERS' }),
    list_title: own({ sorts: '+title' }),
    list_soon: own({ envelopeShownStatus: 'EXPIRING_SOON' }),
    list_today: own({ filters: `createdFrom=${day(0.05)}` }),
    list_yesterday: own({ filters: `createdFrom=${day(0.07)},createdTo=${day(0.02)}`, sorts: '-createdDatetime' }),
    list_long_ago: own({ filters: `createdTo=${day(0.07)}` }),
    list_ends: own({ filters: `expireFrom=${day(-10)},expireTo=${day(-11)}` }),
    list_side: own({ filters: 'isSender=false' }),
    list_flow: own({ filters: 'envelopeFlowType=CANCEL_PROCESS' }),
    list_label: own({ filters: `labelWsid=${labels.often}` }),
    list_label_seldom: own({ filters: `labelWsid=${labels.seldom}` }),
    search_all: own({ search: '合同' }),
    search_one: own({ search: '购' }),
    search_some: own({ search: '补充协议' }),
    search_number: own({ search: '合同 77' }),
    search_none: own({ search: '没有这样的' }),
    search_person: own({ participantName: '李小红', envelopeShownStatus: 'WAITING_OTHERS' }),
    search_file: own({ filters: 'documentName=contract', sorts: '+title' }),
    search_draft: own({ search: '补充', envelopeShownStatus: 'DRAFT', sorts: '+expireDatetime' }),
    saved_view: own({ search: '合同', envelopeShownStatus: 'WAITING_OTHERS', filters: mixed, sorts: '+title' }),
    firm: firm({}),
    firm_status: firm({ envelopeShownStatus: 'WAITING_ME_SIGN', sorts: '+expireDatetime' }),
    firm_search: firm({ search: '补充协议' }),
    firm_search_all: firm({ search: '远山', sorts: '+title' }),
  };
}

async function measure({ clock }: World, parties: Parties, size: number): Promise<Ratios> {
  const { sender } = parties;
  const detail = (at: number) => {
    const envelopeWsid = toWsid('envelope', envelopeIdOf(1 + ((at * 7919) % size)));
    return sender.call(api.getEnvelope, { params: { envelopeWsid }, query: {} });
  };
  const counts = () => sender.call(api.countEnvelopes, {});
  return {
    ...(await reads({ ...pagesOf(parties, clock.now()), counts, detail })),
    ...(await totals(parties)),
    ...(await starts(sender, parties.signer)),
  };
}

/** The time of an exact count of many envelopes, which a page requests after it is shown. */
async function totals({ sender }: Parties): Promise<Ratios> {
  const times: number[] = [];
  for (let at = 0; at < TOTALS; at++)
    times.push(await timed(() => sender.call(api.listEnvelopes, { query: { search: '合同', limit: 1 } })));
  return spread('total', times);
}

async function reads(ways: Record<string, (at: number) => Promise<unknown>>): Promise<Ratios> {
  const times = new Map(Object.keys(ways).map((name) => [name, [] as number[]]));
  for (let at = -WARM_UP; at < READS; at++) {
    for (const [name, read] of Object.entries(ways)) {
      const took = await timed(() => read(Math.max(0, at)));
      if (at >= 0) times.get(name)?.push(took);
    }
  }
  return Object.assign({}, ...[...times].map(([name, took]) => spread(name, took))) as Ratios;
}

async function twoLabels(sender: Person): Promise<Parties['labels']> {
  const labels = [
    { name: '常用', colour: 'ROSE' },
    { name: '少用', colour: 'ROSE' },
  ] as const;
  const made = (await sender.call(api.addLabels, { body: { labels: [...labels] } })).labels;
  const wsidOf = (wanted: string): string => made.find(({ name }) => name === wanted)?.labelWsid ?? '';
  return { often: wsidOf('常用'), seldom: wsidOf('少用') };
}

/** The time from the call until the documents are prepared. */
async function starts(sender: Person, receiver: Person): Promise<Ratios> {
  const times: number[] = [];
  for (let at = 0; at < STARTS; at++) {
    const draft = await makeDraft(sender, [{ person: receiver }]);
    times.push(await timed(() => startDraft(sender, draft)));
  }
  return spread('start', times);
}

/** All steps from the new draft to the acknowledged signature, several in parallel. */
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

/** The median in addition to the p99, which on a busy machine mostly reflects other work. */
function spread(name: string, values: readonly number[]): Ratios {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { [`${name}_p50`]: at(0.5), [`${name}_p99`]: at(0.99) };
}
