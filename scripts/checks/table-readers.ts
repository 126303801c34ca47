import path from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import type { Breach } from './judge-imports.ts';
import { isViews } from './server-groups.ts';
import type { Source } from './sources.ts';
import { ENTRANCES, featureOf, readOwners, readTables, SCHEMA, statementSources, type Tables } from './table-owners.ts';

const PLATFORM = 'packages/server/src/platform/';
/** What copies rows as they are: the database, backups, and the files of a person's or an enterprise's own data. */
const ANY_TABLE = [
  `${PLATFORM}database/`,
  'packages/server/src/app/keeping/',
  'packages/server/src/evidence/exports/subject-data.ts',
];

/** What the owner of a table lets others read of it. */
interface View {
  readonly feature: string;
  /** Names in SQL. */
  readonly columns: ReadonlySet<string>;
  readonly file: string;
  readonly line: number;
}

interface Named {
  readonly name: string;
}
const inSql = (property: string): string => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const lineAt = (text: string, start: number): number => text.slice(0, start).split('\n').length;

/** The views of a file `views.ts`, by the export of their table: `export const label = readable(labelTable, ['id', …])`. */
function viewsOf({ path: file, text }: Source): [string, View][] {
  const tables = new Map<string, string>();
  const views: [string, View][] = [];
  new Visitor({
    ImportDeclaration({ specifiers }) {
      for (const one of specifiers)
        if (one.type === 'ImportSpecifier') tables.set(one.local.name, (one.imported as Named).name);
    },
    CallExpression({ callee, arguments: [table, names], start }) {
      if (callee.type !== 'Identifier' || callee.name !== 'readable') return;
      if (table?.type !== 'Identifier' || names?.type !== 'ArrayExpression') return;
      const columns = names.elements.map((one) => (one?.type === 'Literal' ? inSql(String(one.value)) : ''));
      const view = { feature: featureOf(file), columns: new Set(columns), file, line: lineAt(text, start) };
      views.push([tables.get(table.name) ?? '', view]);
    },
  }).visit(parseSync(file, text).program);
  return views;
}

/** The tables that a file imports: from the schema, or from the index of `platform` or of its database. */
function importedTables({ path: file, text }: Source, tables: Tables): { table: string; line: number }[] {
  const found: { table: string; line: number }[] = [];
  new Visitor({
    ImportDeclaration({ source, specifiers, start }) {
      const from = path.posix.join(path.posix.dirname(file), source.value);
      if (!from.startsWith(SCHEMA) && !ENTRANCES.includes(from)) return;
      for (const one of specifiers) {
        const table = one.type === 'ImportSpecifier' ? (one.imported as Named).name : '';
        if (tables.has(table)) found.push({ table, line: lineAt(text, start) });
      }
    },
  }).visit(parseSync(file, text).program);
  return found;
}

const TABLE = /\b(?:from|join)\s+"?([a-z_]+)"?(?:\s+(?:as\s+)?([a-z]\w*))?/gi;
/** What follows the name of a table and is no other name for it. */
const KEYWORDS = new Set(
  'on where join left right inner cross full order group limit for union set using natural having returning'.split(' '),
);
const QUALIFIED = /\b([a-z]\w*)\.([a-z_]+)\b/gi;

/** The columns that a statement reads of its tables as `name.column`, by the names of the tables in SQL. */
function columnsRead(sql: string): { table: string; column: string | null }[] {
  const byName = new Map<string, string>();
  for (const [, table = '', alias = ''] of sql.matchAll(TABLE)) {
    byName.set(alias === '' || KEYWORDS.has(alias.toLowerCase()) ? table : alias, table);
  }
  const columns = [...sql.matchAll(QUALIFIED)].flatMap(([, name = '', column = '']) => {
    const table = byName.get(name);
    return table === undefined ? [] : [{ table, column }];
  });
  return [...[...byName.values()].map((table) => ({ table, column: null })), ...columns];
}

interface Read {
  readonly table: string;
  readonly column: string | null;
  readonly line: number;
}

/** What the statements of a file that are written as text read, by the names of tables and columns in SQL. */
function readsAsText({ path: file, text }: Source): Read[] {
  const reads: Read[] = [];
  const add = (sql: string, start: number): void => {
    for (const one of columnsRead(sql)) reads.push({ ...one, line: lineAt(text, start) });
  };
  new Visitor({
    TemplateLiteral({ quasis, start }) {
      add(quasis.map(({ value }) => value.raw).join(' ? '), start);
    },
    Literal({ value, start }) {
      if (typeof value === 'string') add(value, start);
    },
  }).visit(parseSync(file, text).program);
  return reads;
}

/** The views that a file imports, as PATH#TABLE. */
function importedViews({ path: file, text }: Source): string[] {
  const found: string[] = [];
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      const from = path.posix.join(path.posix.dirname(file), source.value);
      if (!isViews(from)) return;
      for (const one of specifiers)
        if (one.type === 'ImportSpecifier') found.push(`${from}#${(one.imported as Named).name}`);
    },
  }).visit(parseSync(file, text).program);
  return found;
}

const READ = 'tables-are-read-through-views';
const OWN = 'views-are-of-their-owner';

/**
 * Reads of another feature's table that its owner does not export: imports of the table itself, and columns in statements
 * written as text that are in no view of the owner; and views without a reader or of another feature's table. The columns in
 * statements that drizzle builds are checked by their types.
 * @param sources files of the project, the schema included
 */
export function judgeTableReaders(sources: readonly Source[]): Breach[] {
  const tables = readTables(sources);
  const owners = readOwners(sources, tables);
  const bySql = new Map([...tables].map(([table, name]) => [name, table]));
  const views = new Map(sources.filter(({ path: file }) => isViews(file)).flatMap(viewsOf));
  const readers = statementSources(sources).filter(({ path: file }) => !isViews(file));
  const isForeign = (table: string, file: string): boolean =>
    owners.has(table) && owners.get(table) !== featureOf(file);

  const imports = readers.flatMap((source) =>
    importedTables(source, tables)
      .filter(({ table }) => isForeign(table, source.path))
      .map(({ table, line }) => {
        const because = `import it from ${owners.get(table)}/views.ts`;
        return { rule: READ, because, from: source.path, line, to: table };
      }),
  );
  const read = new Set(readers.flatMap(importedViews));
  const texts = readers
    .filter(({ path: file }) => !ANY_TABLE.some((place) => file.startsWith(place)))
    .flatMap((source) => readsAsText(source).map((one) => ({ ...one, from: source.path })))
    .flatMap(({ table: name, column, from, line }) => {
      const table = bySql.get(name) ?? '';
      if (!isForeign(table, from)) return [];
      const view = views.get(table);
      if (view !== undefined) read.add(`${view.file}#${table}`);
      if (view !== undefined && (column === null || view.columns.has(column))) return [];
      const to = column === null ? name : `${name}.${column}`;
      return [{ rule: READ, because: `it is not in ${owners.get(table)}/views.ts`, from, line, to }];
    });
  const lists = [...views].flatMap(([table, { feature, file: from, line }]) => {
    if (owners.get(table) !== feature)
      return [{ rule: OWN, because: `${owners.get(table) ?? 'no feature'} writes it`, from, line, to: table }];
    const isRead = read.has(`${from}#${table}`);
    return isRead ? [] : [{ rule: OWN, because: 'no other feature reads it', from, line, to: table }];
  });
  return [...imports, ...texts, ...lists];
}
