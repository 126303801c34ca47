import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from './database.ts';
import { tablesWrittenBy } from './written.ts';
import { openTestDatabase } from './testing.ts';

describe('The tables that a statement changes', () => {
  it.each([
    ['insert into "label" ("id") values ($1)', ['label']],
    ['update envelope set title = $1', ['envelope']],
    ['with gone as (delete from a where x) insert into b select 1', ['a', 'b']],
    ['select 1 from envelope for update', null],
    ['select * from job for no key update skip locked', null],
    ['insert into "public"."label" ("id") values ($1)', ['label']],
    ['insert into a select 1 on conflict do nothing', ['a']],
    ['merge into label using b on true when matched then update set name = $1', null],
    ['truncate envelope', null],
    ["select nextval('x')", null],
  ])('are those of %s', (text, tables) => {
    expect(tablesWrittenBy(text)).toEqual(tables);
  });
});

describe('The changes of this process', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(null);
    await run((tx) => tx.execute(sql`create table t (id int)`));
  });
  afterAll(() => db.close());
  const run = (act: (tx: Tx) => Promise<unknown>): Promise<unknown> => db.withTx(act);
  const count = (): number | null => db.writes(['t']);

  it('are counted when they are sent and when their transaction has ended', async () => {
    const before = count();
    let within: number | null = null;
    await run(async (tx) => {
      await tx.execute(sql`insert into t values (1)`);
      within = count();
    });
    expect(within).not.toBe(before);
    expect(count()).not.toBe(within);
  });

  it('are counted where they are rolled back', async () => {
    const before = count();
    const failed = run(async (tx) => {
      await tx.execute(sql`update t set id = 2`);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(count()).not.toBe(before);
  });

  it('are not those of other tables, and no reads', async () => {
    await run((tx) => tx.execute(sql`create table u (id int)`));
    const before = count();
    await run((tx) => tx.execute(sql`insert into u values (1)`));
    await run((tx) => tx.execute(sql`select * from t`));
    expect(count()).toBe(before);
  });
});
