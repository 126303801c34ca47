import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { DatabaseVersionError } from './migrate.ts';
import { type OpenOptions, openDatabase } from './open.ts';

describe('The version of a database', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'countersign-version-'));
  const open = (options?: OpenOptions): Promise<Database> =>
    openDatabase({ dataDir, databaseUrl: null, databasePoolSize: 1 }, { durable: false, ...options });
  const run = async (query: SQL): Promise<unknown[]> => {
    const db = await open({ migrate: false });
    const { rows } = await db.withTx((tx) => tx.execute(query));
    await db.close();
    return rows;
  };
  const applied = (): Promise<unknown[]> => run(sql`select hash, created_at from drizzle.__drizzle_migrations`);

  beforeAll(async () => (await open()).close(), 120_000);
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('opens a database of its own version and leaves it unchanged', async () => {
    const before = await applied();
    await (await open()).close();
    expect(before).toHaveLength(1);
    expect(await applied()).toEqual(before);
  });

  it('refuses a database made by a newer version', async () => {
    await run(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9)`);
    await expect(open()).rejects.toThrow(/by a newer version/);
  });

  it('refuses a database made before the first release, and says what to do', async () => {
    await run(sql`update drizzle.__drizzle_migrations set hash = 'another'`);
    const opening = open();
    await expect(opening).rejects.toThrow(DatabaseVersionError);
    await expect(opening).rejects.toThrow(/before the first release.*empty DATA_DIR/);
    expect(await applied()).toHaveLength(2);
  });
});
