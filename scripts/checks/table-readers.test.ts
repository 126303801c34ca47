import { expect, it } from 'vitest';
import { readSources } from './sources.ts';
import { judgeTableReaders } from './table-readers.ts';

const SRC = 'packages/server/src';
const SCHEMA = {
  path: `${SRC}/platform/database/schema/people.ts`,
  text: "export const knownDevice = pgTable('known_device', {});",
};
const OWNER = {
  path: `${SRC}/accounts/sessions/store.ts`,
  text: "import { knownDevice } from '../../platform/index.ts';\nasync () => {\nawait tx.insert(knownDevice).values(row);\n};",
};
const VIEWS = {
  path: `${SRC}/accounts/sessions/views.ts`,
  text: `import { knownDevice as knownDeviceTable } from '../../platform/database/schema/people.ts';
export const knownDevice = readable(knownDeviceTable, ['id', 'lastUsedAt']);`,
};
const READER = `${SRC}/app/retention/jobs.ts`;
const IMPORT = "import { knownDevice } from '../../accounts/sessions/views.ts';";

const breachesOf = (text: string, path = READER) =>
  judgeTableReaders([SCHEMA, OWNER, VIEWS, { path, text }]).map(({ from, to }) => `${from} ${to}`);

it.each([
  ['an import of its view', IMPORT],
  ['an import of the type of its view', IMPORT.replace('import', 'import type')],
  ['columns of its view in a statement written as text', '`select d.id, d.last_used_at from known_device d`'],
])('accepts %s', (_what, text) => {
  expect(breachesOf(text)).toEqual([]);
});

it.each([
  ['an import of the table', "import { knownDevice } from '../../platform/index.ts';", 'knownDevice'],
  ['an import of its type', "import type { knownDevice } from '../../platform/index.ts';", 'knownDevice'],
  ['another column in a statement written as text', '`select d.secret from known_device d`', 'known_device.secret'],
  [
    'another column after a join',
    "'select 1 from code c join known_device as d on d.secret = c.id'",
    'known_device.secret',
  ],
])('refuses %s', (_what, text, to) => {
  expect(breachesOf(`${IMPORT}\n${text}`)).toEqual([`${READER} ${to}`]);
});

it('refuses a table that has no view', () => {
  const text = '`select id from known_device`';
  const found = judgeTableReaders([SCHEMA, OWNER, { path: READER, text }]);
  expect(found.map(({ to }) => to)).toEqual(['known_device']);
});

it('accepts any read of its owner, and those of tests', () => {
  const text = "import { knownDevice } from '../../platform/index.ts';\n`select d.secret from known_device d`";
  const unread = `${VIEWS.path} knownDevice`;
  expect(breachesOf(text, `${SRC}/accounts/sessions/list-devices.ts`)).toEqual([unread]);
  expect(breachesOf(text, `${SRC}/app/retention/jobs.test.ts`)).toEqual([unread]);
});

it('refuses a view of a table that another feature writes', () => {
  const path = `${SRC}/app/retention/views.ts`;
  const found = judgeTableReaders([SCHEMA, OWNER, { ...VIEWS, path }]);
  expect(found.map(({ from, because }) => `${from}: ${because}`)).toEqual([`${path}: accounts/sessions writes it`]);
});

it('finds no breach in the project', () => {
  expect(judgeTableReaders(readSources(['.ts']))).toEqual([]);
});
