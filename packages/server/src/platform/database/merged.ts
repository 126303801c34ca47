import type pg from 'pg';

/** A statement that can be part of another one; there is one such object for each text. */
interface Piece {
  /** Different for each. */
  readonly id: number;
  /** As it is sent alone. */
  readonly query: pg.QueryConfig & { readonly text: string };
  /** How many parameters it has, `$1` and so on. */
  readonly size: number;
}

/** A query whose rows can be one value of another query. */
export interface Question extends Piece {
  /** How many columns its rows have; or they are read by their names, without instants and bytes. */
  readonly columns: number | 'BY_NAME';
  /** The places of those with bytes, which JSON has in hexadecimal. */
  readonly bytes?: readonly number[];
}

/** A change of rows that can be made together with others by one statement. */
export interface Change extends Piece {
  /** Common table expressions before the rest, by name: those that change rows can stand in no other place. */
  readonly before: readonly (readonly [name: string, text: string])[];
  readonly rest: string;
  /** The rows that the rest returns: as many columns by their places, all columns by their names, or none. */
  readonly returns: number | 'BY_NAME' | null;
}

let pieces = 0;
export const pieceId = (): number => (pieces += 1);

const PARAMETER = /\$(\d+)/g;

/** So many texts are kept. */
const MOST_KEPT = 1000;
const kept = new Map<string, string>();
function onceMade(kind: string, of: readonly Piece[], make: () => string): string {
  const key = `${kind} ${of.map(({ id }) => id).join(' ')}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const made = make();
  kept.set(key, made);
  return made;
}

const shifted = (text: string, by: number): string =>
  by === 0 ? text : text.replaceAll(PARAMETER, (_, number: string) => `$${Number(number) + by}`);

/** A function of PostgreSQL takes no more arguments. */
export const MOST_COLUMNS = 100;

const namesOf = (columns: number): string => Array.from({ length: columns }, (_, column) => `c${column}`).join(', ');

/** @param from a table expression */
function inJson(from: string, columns: number | 'BY_NAME'): string {
  if (columns === 'BY_NAME') return `(select json_agg(r) from ${from} as r)`;
  const names = namesOf(columns);
  return `(select json_agg(json_build_array(${names})) from ${from} as r (${names}))`;
}

/**
 * One query for several: the rows of each are one value, an array of arrays in JSON, null where it has none. All see the same
 * state of the database. The parameters of the first one come first.
 */
export const mergedQuestions = (questions: readonly Question[]): string =>
  onceMade('questions', questions, () => {
    let given = 0;
    const values = questions.map(({ query, size, columns }) => {
      const own = shifted(query.text, given);
      given += size;
      return inJson(`(${own})`, columns);
    });
    return `select ${values.join(', ')}`;
  });

/**
 * One statement for several changes, none of which depends on another: all see the state before. Its row has one value for each, an
 * array in JSON of the rows that it returns, or null. The parameters of the first one come first.
 */
export const mergedChanges = (changes: readonly Change[]): string =>
  onceMade('changes', changes, () => {
    let given = 0;
    const tables: string[] = [];
    const answers = changes.map(({ before, rest, size, returns }, at) => {
      const by = given;
      given += size;
      for (const [name, text] of before) tables.push(`${name} as (${shifted(text, by)})`);
      const own = shifted(rest, by);
      if (returns === 'BY_NAME') return inJson(`(${own})`, returns);
      tables.push(`w${at} as (${own})`);
      return returns === null ? 'null' : inJson(`w${at}`, returns);
    });
    return `with ${tables.join(', ')} select ${answers.join(', ')}`;
  });

/** What a change has to do with others of its transaction. Names of anything: of a table, a row, a column. */
export interface Effects {
  readonly writes: readonly string[];
  readonly reads?: readonly string[];
}

const meet = (one: readonly string[], other: readonly string[]): boolean => one.some((name) => other.includes(name));

/** Whether one of two changes depends on whether the other has been made. */
export const depend = (one: Effects, other: Effects): boolean =>
  meet(one.writes, other.writes) || meet(one.writes, other.reads ?? []) || meet(one.reads ?? [], other.writes);
