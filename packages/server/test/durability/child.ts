/**
 * The process that the durability tests kill. It prints one line per acknowledged step, with a synchronous write, so that
 * every line the parent has read was acknowledged to this process before.
 */
import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import {
  type Database,
  type Job,
  enqueue,
  openBlobStore,
  openDatabase,
  startJobs,
  systemIds,
} from '../../src/platform/index.ts';
import { fixedKeys } from '../../src/platform/blobs/testing/fixed-keys.ts';

const say = (line: string): void => void writeSync(1, `${line}\n`);
const [mode = '', dataDir = '', count = '1000000'] = process.argv.slice(2);
const clock = { now: () => new Date() };
const log = { info: () => {}, warn: () => {}, error: console.error, fatal: console.error };

async function open(): Promise<Database> {
  const database = await openDatabase({ dataDir, databaseUrl: null, databasePoolSize: 1 }, { log });
  say('READY');
  return database;
}

const commands: Record<string, () => Promise<void>> = {
  /** Two rows per transaction, numbered without gaps; a checkpoint now and then. */
  async write() {
    const db = await open();
    await db.withTx((tx) => tx.execute(sql`create table if not exists pair (n int, side text, filler text)`));
    const { rows } = await db.withTx((tx) => tx.execute(sql`select coalesce(max(n), 0)::int as n from pair`));
    const first = Number(rows[0]?.['n'] ?? 0) + 1;
    say(`BEGIN ${first}`);
    for (let n = first; n < first + Number(count); n += 1) {
      await db.withTx(async (tx) => {
        const filler = randomBytes(500).toString('hex');
        await tx.execute(sql`insert into pair (n, side, filler) values (${n}, 'a', ${filler})`);
        await tx.execute(sql`insert into pair (n, side, filler) values (${n}, 'b', ${filler})`);
      });
      say(`ACK ${n}`);
      if (n % 100 === 0) await db.withTx((tx) => tx.execute(sql`checkpoint`));
    }
    await db.close();
  },

  /** Prints how often each number is stored, as JSON. */
  async read() {
    const db = await open();
    const { rows } = await db.withTx((tx) =>
      tx.execute(
        sql`select n, count(*)::int as rows, count(distinct side)::int as sides from pair group by n order by n`,
      ),
    );
    say(JSON.stringify(rows));
    await db.close();
  },

  /** Holds the database open until it is killed. */
  async hold() {
    await open();
    setInterval(() => {}, 1000);
  },

  /** Enqueues `count` jobs once, then runs them, the effect of each in the transaction that completes it. */
  async jobs() {
    const db = await open();
    await db.withTx((tx) => tx.execute(sql`create table if not exists effect (key text)`));
    const { rows } = await db.withTx((tx) => tx.execute(sql`select count(*)::int as n from job`));
    if (rows[0]?.['n'] === 0) {
      await db.withTx(async (tx) => {
        for (let n = 0; n < Number(count); n += 1) {
          const now = clock.now();
          await enqueue(tx, { id: systemIds.next(), kind: 'work', key: String(n), payload: {}, runAt: now, now });
        }
      });
    }
    const run = async (job: Job): Promise<void> => {
      await db.withTx(async (tx) => {
        await tx.execute(sql`insert into effect (key) values (${job.key})`);
        await job.finishIn(tx);
      });
      say(`DONE ${job.key}`);
    };
    const handlers = { work: { run, leaseSec: 1, maxAttempts: 1000, concurrency: 4 } };
    const jobs = startJobs({ db, clock, ids: systemIds, handlers, log });
    for (;;) {
      await jobs.drain();
      const left = await db.withTx((tx) => tx.execute(sql`select count(*)::int as n from job where done_at is null`));
      if (left.rows[0]?.['n'] === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const effects = await db.withTx((tx) => tx.execute(sql`select key from effect`));
    say(`EFFECTS ${JSON.stringify(effects.rows.map(({ key }) => key))}`);
    await jobs.stop();
    await db.close();
  },

  /** Puts blobs of many sizes. */
  async blobs() {
    const store = await openBlobStore({ dataDir, s3: null }, fixedKeys(), async () => 'NONE');
    say('READY');
    for (let n = 0; n < Number(count); n += 1) {
      const { digest } = await store.put(randomBytes(1 + ((n * 7919) % 300_000)));
      say(`PUT ${digest}`);
    }
  },

  /** Makes the embedded backend exceed its stack, so that it ends without an answer; the next one is asked for the rows. */
  async overflow() {
    const db = await open();
    await db.withTx((tx) => tx.execute(sql.raw(`select ${'1+'.repeat(60_000)}1`))).catch(() => {});
    for (;;) {
      const found = await db
        .withTx((tx) => tx.execute(sql`select count(distinct n)::int as n from pair`))
        .catch(() => null);
      if (found !== null) {
        say(`ROWS ${Number(found.rows[0]?.['n'])}`);
        break;
      }
    }
    await db.close();
  },
};

try {
  await commands[mode]?.();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
