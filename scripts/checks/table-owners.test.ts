import { expect, it } from 'vitest';
import { KEPT_TABLES, LEFT_TABLES } from '../../packages/server/src/app/keeping/tables-for-production.ts';
import { readSources } from './sources.ts';
import { judgeTableOwners } from './table-owners.ts';

const SRC = 'packages/server/src';
const SCHEMA = {
  path: `${SRC}/platform/database/schema/people.ts`,
  text: "export const knownDevice = pgTable('known_device', {});",
};
const OWNER = {
  path: `${SRC}/accounts/sessions/store.ts`,
  text: statement('await tx.insert(knownDevice).values(row);'),
};

function statement(text: string, imported = 'knownDevice', from = '../../platform/index.ts'): string {
  return `import { ${imported} } from '${from}';\nasync () => {\n${text}\n};`;
}

const breachesOf = (text: string, path = `${SRC}/app/retention/jobs.ts`) =>
  judgeTableOwners([SCHEMA, OWNER, { path, text }]).map(({ from, line }) => `${from}:${line}`);
const BOTH = [`${OWNER.path}:3`, `${SRC}/app/retention/jobs.ts:3`];

it.each([
  ['insert', 'await tx.insert(knownDevice).values(row);'],
  ['update', 'await tx\n.update(knownDevice).set(row);'],
  ['delete', 'await tx.delete(knownDevice);'],
  ['a statement on another name for the transaction', 'await among.delete(knownDevice);'],
  ['a statement on another name for the table', 'const d = knownDevice; await tx.delete(d);'],
  ['SQL with the table', 'await tx.execute(sql`delete from ${knownDevice} where true`);'],
  ['SQL with its name', 'await tx.execute(sql`with a as (select 1) update known_device as d set a = 1`);'],
  ['SQL in a string', `await tx.execute(sql.raw('insert into "known_device" values (1)'));`],
])('a table that two features write is reported where they do: %s', (_kind, text) => {
  expect(breachesOf(statement(text))).toEqual(BOTH);
});

it('an imported table is known by another name', () => {
  expect(breachesOf(statement('await tx.delete(d);', 'knownDevice as d'))).toEqual(BOTH);
});

it.each(['../database/index.ts', '../database/schema/people.ts'])('a table is imported from %s', (from) => {
  const place = `${SRC}/platform/jobs/store.ts`;
  const text = statement('await tx.delete(knownDevice);', 'knownDevice', from);
  expect(breachesOf(text, place)).toEqual([`${OWNER.path}:3`, `${place}:3`]);
});

it.each([
  ['it only reads', 'await tx.select().from(knownDevice).for("update");'],
  ['a hash, a map or a text has the name', 'hash.update(device); map.delete(key); log("update known_device");'],
])('a feature that does not write the table is not reported: %s', (_kind, text) => {
  expect(breachesOf(statement(text))).toEqual([]);
});

it('the feature itself, tests and other names of the same spelling are not reported', () => {
  const text = statement('await tx.delete(knownDevice);');
  const deeper = statement('await tx.delete(knownDevice);', 'knownDevice', '../../../platform/index.ts');
  expect(breachesOf(deeper, `${SRC}/accounts/sessions/core/purge.ts`)).toEqual([]);
  expect(breachesOf(text, `${SRC}/app/retention/jobs.test.ts`)).toEqual([]);
  expect(breachesOf('(knownDevice) => hash.update(knownDevice);')).toEqual([]);
});

it.each([
  'await tx.delete(table);',
  'await services.db.insert(tables[name]);',
  'tx.execute(sql`delete from ${table}`);',
])('a statement that hides its table is reported: %s', (text) => {
  expect(breachesOf(statement(text))).toEqual([`${SRC}/app/retention/jobs.ts:3`]);
});

it('a table that no feature writes is reported', () => {
  expect(judgeTableOwners([SCHEMA]).map(({ to }) => to)).toEqual(['knownDevice']);
});

it('every table of the schema either goes from an evaluation into production, or is left for a reason', () => {
  const schema = readSources(['.ts']).filter(({ path }) => path.startsWith(`${SRC}/platform/database/schema/`));
  const tables = schema.flatMap(({ text }) => [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name = '']) => name));
  expect(tables.length).toBeGreaterThan(80);
  const listed = [...Object.keys(KEPT_TABLES), ...Object.keys(LEFT_TABLES)];
  expect(listed.toSorted(), 'list it in packages/server/src/app/keeping/tables-for-production.ts').toEqual(
    tables.toSorted(),
  );
  for (const reason of Object.values(LEFT_TABLES)) expect(reason).toMatch(/\w+ \w+/);
});
