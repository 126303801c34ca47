import path from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import type { Breach } from './judge-imports.ts';
import { isTest, type Source } from './sources.ts';

const SERVER = 'packages/server/src/';
export const SCHEMA = `${SERVER}platform/database/schema/`;
/** Copies the rows of every table as they are, whichever they are: no decision about one of them is made there. */
const COPIES = `${SERVER}platform/database/dump/`;
/** The files through which other features and groups import the tables. */
export const ENTRANCES = [`${SERVER}platform/database/index.ts`, `${SERVER}platform/index.ts`];

/** The tables of the schema: their names in SQL, by the names of their exports. */
export type Tables = ReadonlyMap<string, string>;
type Program = Parameters<InstanceType<typeof Visitor>['visit']>[0];

/** A statement that writes a table. */
interface Write {
  /** The export of the schema; null if the code does not show which table it is. */
  readonly table: string | null;
  readonly feature: string;
  readonly file: string;
  readonly line: number;
}

const nameOf = (node: object): string => ('type' in node && node.type === 'Identifier' ? lastName(node) : '');
const lastName = (node: object): string => {
  if ('name' in node) return String(node.name);
  return 'property' in node ? nameOf(node.property as object) : '';
};

/** `accounts/codes` for packages/server/src/accounts/codes/store.ts; files outside of a feature belong to their group, or to app. */
export const featureOf = (file: string): string =>
  file.slice(SERVER.length).split('/').slice(0, -1).slice(0, 2).join('/') || 'app';

export function readTables(sources: readonly Source[]): Tables {
  const tables = new Map<string, string>();
  for (const { path: file, text } of sources.filter((source) => source.path.startsWith(SCHEMA))) {
    new Visitor({
      VariableDeclarator({ id, init }) {
        if (init?.type !== 'CallExpression' || nameOf(init.callee) !== 'pgTable') return;
        const [inSql] = init.arguments;
        if (inSql?.type === 'Literal') tables.set(nameOf(id), String(inSql.value));
      },
    }).visit(parseSync(file, text).program);
  }
  return tables;
}

/** The tables by their names in a file: imported from the schema, also as `person as p`, or made by `const p = person`. */
function readNames(file: string, program: Program, tables: Tables): Map<string, string> {
  const names = new Map<string, string>();
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      const from = path.posix.join(path.posix.dirname(file), source.value);
      if (!from.startsWith(SCHEMA) && !ENTRANCES.includes(from)) return;
      for (const one of specifiers) {
        const table = one.type === 'ImportSpecifier' ? nameOf(one.imported) : '';
        if (tables.has(table)) names.set(nameOf(one.local), table);
      }
    },
    VariableDeclarator({ id, init }) {
      const table = init === null ? undefined : names.get(nameOf(init));
      if (table !== undefined) names.set(nameOf(id), table);
    },
  }).visit(program);
  return names;
}

/** A statement in SQL; `?` stands for an expression that is no table. */
const STATEMENT =
  /\b(?:insert\s+into\s+"?([\w?]+)|update\s+(?:only\s+)?"?([\w?]+)"?(?:\s+(?:as\s+)?\w+)?\s+set\b|delete\s+from\s+(?:only\s+)?"?([\w?]+)|truncate\s+(?:table\s+)?"?([\w?]+))/gi;
const UNKNOWN = '?';

/** The statements of a file that write a table. */
function writesOf({ path: file, text }: Source, tables: Tables): Write[] {
  const { program } = parseSync(file, text);
  const names = readNames(file, program, tables);
  const bySql = new Map([...tables].map(([table, inSql]) => [inSql, table]));
  const writes: Write[] = [];
  const add = (table: string | null, start: number): void => {
    writes.push({ table, feature: featureOf(file), file, line: text.slice(0, start).split('\n').length });
  };
  const addSql = (sql: string, start: number): void => {
    for (const [, ...found] of sql.matchAll(STATEMENT)) {
      const inSql = found.find((name) => name !== undefined) ?? '';
      const table = bySql.get(inSql);
      if (table !== undefined || inSql === UNKNOWN) add(table ?? null, start);
    }
  };
  new Visitor({
    CallExpression({ callee, arguments: [given], start }) {
      if (callee.type !== 'MemberExpression' || given === undefined) return;
      if (!['insert', 'update', 'delete'].includes(nameOf(callee.property))) return;
      const table = names.get(nameOf(given));
      if (table !== undefined || ['tx', 'db'].includes(lastName(callee.object))) add(table ?? null, start);
    },
    TemplateLiteral({ quasis, expressions, start }) {
      const inSql = (node: object): string => tables.get(names.get(nameOf(node)) ?? '') ?? UNKNOWN;
      addSql(
        quasis.map(({ value }, at) => value.raw + (expressions[at] ? inSql(expressions[at]) : '')).join(''),
        start,
      );
    },
    Literal({ value, start }) {
      if (typeof value === 'string') addSql(value, start);
    },
  }).visit(program);
  return writes;
}

const breach = (because: string, { file: from, line }: Omit<Write, 'feature'>, to: string): Breach => ({
  rule: 'one-feature-writes-a-table',
  because,
  from,
  line,
  to,
});
const SHARED = 'several features write it; let one export the function, and the others call it in their transaction';
const UNOWNED = 'no statement writes it: remove the table, or write the statement so that this check finds it';
const HIDDEN = 'name the table in the statement, so that its owner is known';

/** The sources that select from tables and write them: product code of the server but for the schema and what copies whole tables. */
export const statementSources = (sources: readonly Source[]): Source[] =>
  sources.filter(
    ({ path: file }) => file.startsWith(SERVER) && ![SCHEMA, COPIES].some((at) => file.startsWith(at)) && !isTest(file),
  );

const allWrites = (sources: readonly Source[], tables: Tables): Write[] =>
  statementSources(sources).flatMap((source) => writesOf(source, tables));

/** The feature that writes a table, by the table's export; the first one where there are several. */
export const readOwners = (sources: readonly Source[], tables: Tables): ReadonlyMap<string, string> =>
  new Map(
    allWrites(sources, tables).flatMap(({ table, feature }) => (table === null ? [] : [[table, feature] as const])),
  );

/**
 * Tables with several owners or none, and statements that hide their table. The owner follows from the code: it is the only
 * directory GROUP/FEATURE with statements that write the table.
 * @param sources files of the project, the schema included
 */
export function judgeTableOwners(sources: readonly Source[]): Breach[] {
  const tables = readTables(sources);
  const writes = allWrites(sources, tables);
  const hidden = writes.filter(({ table }) => table === null).map((one) => breach(HIDDEN, one, 'a table'));
  const judged = [...tables.keys()].flatMap((table) => {
    const own = writes.filter((one) => one.table === table);
    if (own.length === 0) return [breach(UNOWNED, { table, file: `${SCHEMA}index.ts`, line: 1 }, table)];
    const isShared = new Set(own.map(({ feature }) => feature)).size > 1;
    return isShared ? own.map((one) => breach(SHARED, one, table)) : [];
  });
  return [...hidden, ...judged];
}
