import { expect, test } from 'vitest';
import { createStatements } from './statements.ts';

const statementOf = createStatements().of;

test.each([
  ['select 1 from "b" for share', { isRead: true, isPlainRead: false }],
  ['select 1 from "b" for key share of "b"', { isRead: true, isPlainRead: false }],
  ['select pg_advisory_xact_lock(1)', { isRead: true, isPlainRead: false }],
  ['savepoint sp1', { isRead: true, isPlainRead: false }],
  ['set transaction read only', { isPlainRead: false }],
  ['with a as (select 1) select * from a', { isRead: true, isPlainRead: true }],
  ['select "a" from "b" where "updated_at" > $1', { isRead: true, isPlainRead: true, isSilent: false }],
  ['select 1 from "b" for update', { isRead: false, isPlainRead: false, isSilent: false }],
  ['with gone as (delete from "b" returning a) select a from gone', { isRead: false, isSilent: false }],
  ["select setval('s', 1)", { isRead: false, isSilent: false }],
  ['insert into "b" ("a") values ($1)', { isRead: false, isSilent: true }],
  ['\n  update b set a = 1', { isRead: false, isSilent: true }],
  ['delete from "b" where "a" = $1 returning "a"', { isRead: false, isSilent: false }],
  ['with a as (select 1), b as (delete from c) insert into d select * from a', { isRead: false, isSilent: true }],
  ['with b as (delete from c) select 1', { isRead: false, isSilent: false }],
  ['rollback to savepoint sp1', { isRead: true, isSilent: false }],
  ['lock table b', { isRead: false, isSilent: false }],
])('tells what %s does', (text, expected) => {
  expect(statementOf(text)).toMatchObject(expected);
});

test('a text is prepared from its third call on, under a name of its own', () => {
  const names = (text: string): (string | null)[] => Array.from({ length: 4 }, () => statementOf(text).name);
  const [first, second] = [names('select 1 as one'), names('select 2 as two')];
  expect(first.slice(0, 2)).toEqual([null, null]);
  expect(first[2]).toMatch(/^g1s\d+$/);
  expect(first[3]).toBe(first[2]);
  expect(second[2]).not.toBe(first[2]);
});

test('all names are given up when there are too many, and none is given twice', () => {
  const statements = createStatements(2);
  const nameOf = (text: string): string | null => [1, 2, 3].map(() => statements.of(text).name)[2] ?? null;
  const names = ['select 1', 'select 2', 'select 3', 'select 4'].map(nameOf);
  expect(new Set(names).size).toBe(4);
  expect(statements.generation).toBe(2);
  expect(statements.of('select 4').name).toBe(names[3]);
  expect(statements.of('select 1').name).toBeNull();
});

test('several statements in one text, and statements about the transaction itself, are never prepared', () => {
  for (const text of ['select 1; select 2', 'savepoint sp1', 'x'.repeat(20_000)]) {
    for (let call = 0; call < 4; call += 1) expect(statementOf(text).name).toBeNull();
  }
});
