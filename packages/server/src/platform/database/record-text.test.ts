import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, participant } from './index.ts';
import { readRecords, recordShape } from './record-text.ts';
import { openTestDatabase } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase(process.env['TEST_DATABASE_URL'] ?? null);
}, 120_000);
afterAll(() => db.close());

async function textOf(query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await db.withTx((tx) => tx.execute<{ found: string }>(query));
  return rows[0]?.found ?? '';
}

test('the text of rows is read as the values that the database has made it of', async () => {
  const value = fc.option(
    fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('"', '\\', ',', '(', ')', ' ', '\n', '', '陈', '𠮷', '{', '}') }),
    ),
    { nil: null },
  );
  const rows = fc.array(fc.array(value, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      fc.pre(!given.flat().some((one) => one?.includes('\0')));
      const texts = given.map(
        (row) =>
          sql`row(${sql.join(
            row.map((one) => sql`${one}::text`),
            sql`, `,
          )})::text`,
      );
      expect(readRecords(await textOf(sql`select concat(${sql.join(texts, sql`, `)}) as found`))).toEqual(given);
    }),
    { numRuns: 60 },
  );
});

test('a row of a table is read with the types of its columns', async () => {
  const shape = recordShape(participant, [
    'id',
    'sequence',
    'noAppearance',
    'multiSend',
    'multiArray',
    'metadata',
    'name',
    'phone',
    'handledAt',
    'remindedAt',
  ]);
  const text = await textOf(sql`
    select row(${sql.raw(shape.columns.map((column) => `p.${column}`).join(', '))})::text as found
    from (select '0198f1de-0000-7000-8000-000000000001'::uuid as id, 12 as sequence, true as no_appearance, false as multi_send,
      '["甲", "b,\\"c\\\\"]'::jsonb as multi_array, null::jsonb as metadata, ''::text as name, null::text as phone,
      '2026-03-01 08:00:00.123+08'::timestamptz as handled_at, null::timestamptz as reminded_at) p`);
  expect(readRecords(text).map((values) => shape.read(values, 0))).toEqual([
    {
      id: '0198f1de-0000-7000-8000-000000000001',
      sequence: 12,
      noAppearance: true,
      multiSend: false,
      multiArray: ['甲', 'b,"c\\'],
      metadata: null,
      name: '',
      phone: null,
      handledAt: new Date('2026-03-01T00:00:00.123Z'),
      remindedAt: null,
    },
  ]);
});

test('text that is not that of a row is refused', () => {
  for (const text of ['(a,b', '("a,b)', '(a,b)(', 'x'])
    expect(() => readRecords(text)).toThrow('this is not the text of a row');
});
