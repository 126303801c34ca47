import {
  type Migration,
  compareVersions,
  parseMigration,
} from '../../packages/server/src/platform/database/migrations/release.ts';

/** A file of `packages/server/migrations`. */
export interface MigrationFile {
  readonly file: string;
  readonly text: string;
}

const NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

/**
 * What is wrong with the migrations of a version: how they are described and ordered, and what an expand one does that a server of
 * the release before would not survive.
 */
export function judgeMigrations(files: readonly MigrationFile[], version: string): string[] {
  const problems: string[] = [];
  const read: { migration: Migration; text: string }[] = [];
  for (const [at, { file, text }] of files.entries()) {
    if (NAME.exec(file)?.[1] !== String(at).padStart(4, '0'))
      problems.push(`${file}: migrations are named NNNN_words.sql and numbered from 0000 without a gap`);
    try {
      read.push({ migration: parseMigration(file.replace(/\.sql$/, ''), text), text });
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  for (const [at, { migration }] of read.entries()) {
    const before = read[at - 1]?.migration;
    problems.push(...judgeOrder(migration, before, version).map((why) => `${migration.name}: ${why}`));
    if (migration.kind !== 'expand') continue;
    const earlier = read.slice(0, at).flatMap(({ migration: { statements } }) => statements);
    problems.push(...judgeExpand(migration, earlier).map((why) => `${migration.name} is no expand migration: ${why}`));
  }
  return problems;
}

function judgeOrder({ kind, release, oldest }: Migration, before: Migration | undefined, version: string): string[] {
  const problems: string[] = [];
  if ((kind === 'initial') !== (before === undefined))
    problems.push('the first migration, and no other, is the initial one');
  if (compareVersions(release, version) > 0) problems.push(`it is of release ${release}, and this is ${version}`);
  if (before !== undefined && compareVersions(release, before.release) < 0)
    problems.push(`it is of release ${release}, and follows one of ${before.release}`);
  if (before?.kind === 'contract' && kind === 'expand' && before.release === release)
    problems.push(
      'within a release, expand migrations come before contract ones: servers of the release before need them together',
    );
  if (oldest !== null && compareVersions(oldest, release) >= 0)
    problems.push(
      `the release before ${release} must run with it, so that two releases work side by side: -- oldest must name an earlier one`,
    );
  return problems;
}

const TABLE = '(?:"?public"?\\.)?"?(\\w+)"?';
const at = (text: string): RegExp => new RegExp(`^${text}`, 'i');
const CREATE_TABLE = at(`create table (?:if not exists )?${TABLE}`);
const INDEX = at(`create (unique )?index (?:concurrently )?(?:if not exists )?"?\\w+"? on (?:only )?${TABLE}`);
const ADD_COLUMN = at(`alter table (?:only )?${TABLE} add column (?:if not exists )?"?\\w+"? `);
const ADD_CONSTRAINT = at(`alter table (?:only )?${TABLE} add constraint "?(\\w+)"? (.*)`);
const DROP_CONSTRAINT = at(`alter table (?:only )?${TABLE} drop constraint (?:if exists )?"?(\\w+)"?$`);
const RELAX = at(`alter table (?:only )?${TABLE} alter column "?\\w+"? (?:drop not null|set default .*)$`);
const STORAGE = at(`alter table (?:only )?${TABLE} set \\(`);
const HARMLESS = at('(?:create (?:function|sequence|view|type|extension)|comment on|insert into|update|analyze)\\b');

/** Statements that add, and change nothing for those who do not know what was added. Anything else is refused. */
function judgeExpand({ statements }: Migration, earlier: readonly string[]): string[] {
  const problems: string[] = [];
  const lines = statements.map((statement) => statement.replaceAll(/\s+/g, ' ').replace(/;$/, '').trim());
  const made = new Set(lines.flatMap((line) => CREATE_TABLE.exec(line)?.[1] ?? []));
  for (const line of lines) {
    const refuse = (why: string): void => void problems.push(`${why} (${line.slice(0, 120)})`);
    if (CREATE_TABLE.test(line) || RELAX.test(line) || STORAGE.test(line) || HARMLESS.test(line)) continue;
    const index = INDEX.exec(line);
    const column = ADD_COLUMN.exec(line);
    const constraint = ADD_CONSTRAINT.exec(line);
    const dropped = DROP_CONSTRAINT.exec(line);
    if (index !== null) {
      if (index[1] !== undefined && !made.has(index[2] ?? ''))
        refuse('an older server may write what a new unique index refuses');
    } else if (column !== null) {
      if (/\bnot null\b/i.test(line) && !/\b(default|generated)\b/i.test(line))
        refuse('an older server inserts no value for a column that is NOT NULL without a default');
      if (/\b(unique|primary key)\b/i.test(line)) refuse('an older server may write what a unique column refuses');
    } else if (constraint !== null) {
      const [, table = '', name = '', definition = ''] = constraint;
      if (made.has(table) || isWider(definition, valuesBefore(earlier, name))) continue;
      refuse('an older server may write what a new constraint refuses; a list of values may only grow');
    } else if (dropped !== null) {
      const isBack = lines.some((other) => ADD_CONSTRAINT.exec(other)?.[2] === dropped[2]);
      if (!isBack) refuse('a constraint that is dropped must come back wider');
    } else refuse('it may only add');
  }
  return problems;
}

const valuesIn = (text: string): string[] => [...text.matchAll(/'([^']*)'/g)].map(([, value]) => value ?? '');

/** The values that a check allowed before; null where it is not known. */
function valuesBefore(earlier: readonly string[], name: string): string[] | null {
  const defined = new RegExp(`constraint "?${name}"? check \\((.*?\\))\\)?(?:,|\\n|;|$)`, 'i');
  const found = earlier.flatMap((statement) => defined.exec(statement)?.[1] ?? []).at(-1);
  return found === undefined ? null : valuesIn(found);
}

/** Whether a check allows everything that it allowed before: a longer list of values of the same column. */
function isWider(definition: string, before: readonly string[] | null): boolean {
  if (before === null || before.length === 0 || !/^check \(\(?"?\w+"?\.?"?\w*"? in \(/i.test(definition)) return false;
  const now = new Set(valuesIn(definition));
  return before.every((value) => now.has(value));
}
