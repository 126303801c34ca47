import { toWsid } from '@countersign/domain';
import pg from 'pg';
import { whereOf } from '../packages/server/src/operator/audit/filters.ts';
import { walkAudit } from '../packages/server/src/operator/audit/store.ts';
import { openDatabase } from '../packages/server/src/platform/database/index.ts';
import { SetupError } from '../scripts/setup/steps.mjs';
import { startPostgres } from '../scripts/setup/postgres.mjs';
import { postgresPrograms } from '../scripts/setup/tools.mjs';

/**
 * npm run bench -- audit-search [ROWS]: the search of the audit log by each of its filters, among ROWS (1,000,000) generated rows of
 * ten thousand people and a hundred thousand contracts on PostgreSQL: the time of a page, beside that of the newest page without a
 * filter, and what is read for it.
 */
const ROWS = Number(process.argv[2] ?? 1_000_000);
const PEOPLE = 10_000;
const TIMES = 20;
const PAGE = 20;

const programs = postgresPrograms();
if (programs === null) throw new SetupError('this bench needs PostgreSQL');
const postgres = await startPostgres(programs);
const say = (text: string): void => void process.stderr.write(`${text}\n`);
const personId = (n: number): string => `0199f11e-0000-7000-8000-${String(n).padStart(12, '0')}`;
const envelopeId = (n: number): string => `0199f11e-0001-7000-8000-${String(n).padStart(12, '0')}`;

/** A year of rows: ten kinds that are frequent, one in a thousand that is rare; every tenth row belongs to the same contract. */
async function fill(client: pg.Client): Promise<void> {
  await client.query(
    `insert into person (id, phone, nickname, account_status, registered_at, modified_at)
     select ('0199f11e-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, (13900000000 + n)::text, '人' || n, 'ACTIVE',
       now() - interval '2 years', now() - interval '2 years'
     from generate_series(1, $1) as n`,
    [PEOPLE],
  );
  await client.query(
    `insert into audit (id, at, kind, envelope_id, person_id, actor_name, ip, detail, hash, version)
     select ('0199f11e-0002-7000-8000-' || lpad(n::text, 12, '0'))::uuid, now() - interval '365 days' * (1 - n::float8 / $1),
       case when n % 1000 = 7 then 'identity.viewed' else 'kind.' || n % 10 end,
       ('0199f11e-0001-7000-8000-' || lpad((1 + n / 10)::text, 12, '0'))::uuid,
       ('0199f11e-0000-7000-8000-' || lpad((1 + n % $2)::text, 12, '0'))::uuid,
       '人' || (1 + n % $2), '192.0.2.1', jsonb_build_object('by', 'PASSWORD', 'serial', md5(n::text)), decode(md5(n::text), 'hex'), 2
     from generate_series(1, $1) as n`,
    [ROWS, PEOPLE],
  );
  await client.query('vacuum analyze audit');
  await client.query('analyze person');
}

const half = new Date(Date.now() - 180 * 86_400_000).toISOString().slice(0, 10);
const SEARCHES: Readonly<Record<string, string>> = {
  'no filter': '',
  'a frequent kind': 'kind=kind.3',
  'a rare kind': 'kind=identity.viewed',
  'a kind without rows': 'kind=retention.erased',
  'until half a year ago': `to=${half}`,
  'a kind until half a year ago': `kind=kind.3,to=${half}`,
  'a contract by id': `envelopeWsid=${toWsid('envelope', envelopeId(500))}`,
  'a person by id': `userWsid=${toWsid('user', personId(77))}`,
  'a person by contact': 'actor=13900000077',
  'a person and a rare kind': `userWsid=${toWsid('user', personId(8))},kind=identity.viewed`,
  'a contact without account': 'actor=13700000000',
  'an account by contact': 'account=13900000077',
  'words of a contract without a match': 'contract=采购',
  'an actor by name, frequent': 'actor=人',
  'an actor by name, without a match': 'actor=Zzz',
  'an enterprise without rows': 'account=某某公司',
};

const client = new pg.Client({ connectionString: postgres.url });
let slowest = 0;
try {
  const db = await openDatabase({ dataDir: '', databaseUrl: postgres.url, databasePoolSize: 2 });
  await client.connect();
  await fill(client);
  say('| Search | p50, ms | p99, ms | times the newest page | rows | goes on |\n|---|---|---|---|---|---|');
  let base = 0;
  for (const [name, filters] of Object.entries(SEARCHES)) {
    const times: number[] = [];
    let found = { rows: 0, goesOn: false };
    for (let n = 0; n < TIMES; n += 1) {
      const began = performance.now();
      const step = await db.withTx((tx) =>
        walkAudit(tx, whereOf(filters), { order: 'newest', after: null, limit: PAGE }),
      );
      times.push(performance.now() - began);
      found = { rows: step.rows.length, goesOn: step.next !== null };
    }
    const sorted = times.toSorted((a, b) => a - b);
    const [p50, p99] = [sorted[Math.floor(TIMES / 2)] ?? 0, sorted.at(-1) ?? 0];
    if (base === 0) base = p50;
    slowest = Math.max(slowest, p50);
    say(
      `| ${name} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${(p50 / base).toFixed(1)} | ${found.rows} | ${found.goesOn ? 'yes' : 'no'} |`,
    );
  }
  await db.close();
} finally {
  await client.end();
  await postgres.stop();
}
process.stdout.write(`${JSON.stringify({ bench: 'audit-search', ratios: { slowestMs: Math.round(slowest) } })}\n`);
