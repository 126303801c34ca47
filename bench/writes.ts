import { createWorld } from '@countersign/testkit';
import { sql } from 'drizzle-orm';
import { startPostgres } from '../scripts/setup/postgres.mjs';
import { SetupError } from '../scripts/setup/steps.mjs';
import { postgresPrograms } from '../scripts/setup/tools.mjs';
import { type Step, finishCeremony, newPair, openCeremony } from './parts/ceremony.ts';

/**
 * npm run bench -- writes [COUNT]: the rows that one ceremony inserts, updates and deletes on PostgreSQL, by table, with the indexes
 * of the table. A row that is inserted, or updated in another place of the table, gets an entry in each index whose condition it
 * meets. COUNT (8) ceremonies are counted. The last line is one JSON object.
 */
const COUNT = Number(process.argv[2] ?? 8);
/** By then every connection has reported what it did. */
const REPORTED_MS = 12_000;

interface Written extends Record<string, unknown> {
  readonly name: string;
  readonly inserted: number;
  readonly updated: number;
  readonly in_place: number;
  readonly deleted: number;
  readonly indexes: number;
  readonly partial: number;
}

const programs = postgresPrograms();
if (programs === null) throw new SetupError('this bench needs PostgreSQL');
const postgres = await startPostgres(programs);
process.env['TEST_DATABASE_URL'] = postgres.url;
const world = await createWorld();
const step: Step = async (_name, work) => {
  const result = await work();
  await world.app.jobs.drain();
  return result;
};

async function written(): Promise<Map<string, Written>> {
  await new Promise((resolve) => setTimeout(resolve, REPORTED_MS));
  const { rows } = await world.services.db.withTx((tx) =>
    tx.execute<Written>(sql`
      select s.relname as name, n_tup_ins::int as inserted, n_tup_upd::int as updated, n_tup_hot_upd::int as in_place,
        n_tup_del::int as deleted, count(i.indexrelid)::int as indexes, count(i.indexrelid) filter (where i.indpred is not null)::int as partial
      from pg_stat_user_tables s left join pg_index i on i.indrelid = s.relid group by s.relid, 1, 2, 3, 4, 5`),
  );
  return new Map(rows.map((row) => [row.name, row]));
}

const pair = await newPair(world.base);

async function ceremony(): Promise<void> {
  const opened = await openCeremony(world.base, pair, step);
  world.clock.advance({ minutes: 2 });
  await finishCeremony(pair, { ...opened, codeAt: 0 }, step);
}

await ceremony();
const before = await written();
for (let at = 0; at < COUNT; at += 1) await ceremony();
const after = await written();
await world.close();
await postgres.stop();

const each = (value: number): number => Math.round((value / COUNT) * 10) / 10;
const rows = [...after.values()]
  .map(({ name, indexes, partial, ...now }) => {
    const then = before.get(name);
    const inserted = each(now.inserted - (then?.inserted ?? 0));
    const updated = each(now.updated - (then?.updated ?? 0));
    const inPlace = each(now.in_place - (then?.in_place ?? 0));
    const deleted = each(now.deleted - (then?.deleted ?? 0));
    return { name, inserted, updated, inPlace, deleted, whole: indexes - partial, partial };
  })
  .filter(({ inserted, updated, deleted }) => inserted + updated + deleted > 0)
  .toSorted((a, b) => entriesOf(b) - entriesOf(a));
type Row = (typeof rows)[number];
/** Entries of the indexes that have every row. */
function entriesOf({ inserted, updated, inPlace, whole }: Omit<Row, 'name'>): number {
  return Math.round((inserted + updated - inPlace) * whole * 10) / 10;
}
process.stderr.write(
  '| Table | inserted | updated | of them in place | deleted | indexes | partial ones | entries |\n|---|---|---|---|---|---|---|---|\n',
);
for (const row of rows) {
  const { name, inserted, updated, inPlace, deleted, whole, partial } = row;
  process.stderr.write(
    `| ${[name, inserted, updated, inPlace, deleted, whole, partial, entriesOf(row)].join(' | ')} |\n`,
  );
}
const sum = (of: (row: Row) => number): number => Math.round(rows.reduce((total, row) => total + of(row), 0) * 10) / 10;
const sums = {
  rows: sum(({ inserted, updated, deleted }) => inserted + updated + deleted),
  entries: sum(entriesOf),
};
process.stdout.write(`${JSON.stringify({ bench: 'writes', ...sums })}\n`);
process.exit(0);
