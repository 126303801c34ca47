import type { KnownColumns } from './described-query.ts';
import { tablesWrittenBy } from './written.ts';

/** What the database needs to know about a statement besides its text; found once per text. */
export interface Statement {
  /** The name under which each connection prepares it; null: parsed and planned with every call. */
  readonly name: string | null;
  /** It changes no row and nothing else that must be committed. */
  readonly isRead: boolean;
  /** A read that locks nothing either: outside a transaction it answers the same. */
  readonly isPlainRead: boolean;
  /** A query that locks the rows it returns and changes nothing else. */
  readonly isLock: boolean;
  /** The tables whose rows it changes; null where they are not known. */
  readonly tables: readonly string[] | null;
  /** It changes rows and returns none: the next statement need not wait for it. */
  readonly isSilent: boolean;
  /** Kept with its first execution under its name. */
  readonly columns: KnownColumns;
}

/** A text is prepared from its third call on: texts of one bulk write, with so many rows, may never come again. */
const CALLS_BEFORE_NAMED = 2;
/** Each connection of a PostgreSQL server keeps the plans of its prepared statements in memory; those in use are prepared again. */
const MOST_NAMED = 500;
const LONGEST_NAMED = 16_384;
/** Texts that are not prepared are forgotten when there are so many. */
const MOST_COUNTED = 5000;

const READ = /^\s*(select|with)\b/i;
/** Words of statements that change something, or call a function that does; a false match costs one more trip. */
const CHANGE =
  /\b(insert|update|delete|merge|truncate|create|drop|alter|nextval|setval|set_config|pg_notify|pg_current_xact_id|pg_promote)\b/i;

const FOR_UPDATE = /\bfor update\s*$/i;

/** What holds until the end of a transaction; a false match costs a `begin` and a `commit`. */
const LOCK = /\bfor (key )?share\b|advisory/i;

/** Statements about a transaction itself. */
const CONTROL = /^(savepoint|release|rollback)\b/;

function kindOf(text: string): Omit<Statement, 'name'> {
  const isQuery = READ.test(text) && !CHANGE.test(text);
  return {
    isRead: isQuery || CONTROL.test(text),
    isPlainRead: isQuery && !LOCK.test(text),
    isLock: READ.test(text) && FOR_UPDATE.test(text) && !CHANGE.test(text.replace(FOR_UPDATE, '')),
    tables: isQuery ? [] : tablesWrittenBy(text),
    isSilent: isSilent(text),
    columns: new Map(),
  };
}
/** Whether it changes nothing and locks nothing. */
export const isPlainRead = (text: string): boolean => kindOf(text).isPlainRead;

/** Several statements in one text cannot be prepared. */
const canBeNamed = (text: string): boolean =>
  text.length <= LONGEST_NAMED && !text.includes(';') && !CONTROL.test(text);

const SILENT = /^\s*(insert into|update|delete from)\b/i;

/** Without its common table expressions and everything else in parentheses. */
function mainPartOf(text: string): string {
  let depth = 0;
  let rest = '';
  for (const one of text) {
    if (one === '(') depth += 1;
    else if (one === ')') depth -= 1;
    else if (depth === 0) rest += one;
  }
  return rest;
}

function isSilent(text: string): boolean {
  if (/\breturning\b/i.test(text)) return false;
  if (SILENT.test(text)) return true;
  return /^\s*with\b/i.test(text) && /\b(insert into|update|delete from)\b/i.test(mainPartOf(text));
}

/** What is known about the texts that were sent. */
export interface Statements {
  /**
   * Counts the times that all names were given up, because so many texts were prepared; a connection then forgets what it has
   * prepared. Begins with 1.
   */
  readonly generation: number;
  /** What is known about a text that is about to be sent. */
  of(text: string): Statement;
}

/** @param mostNamed texts are prepared at a time */
export function createStatements(mostNamed = MOST_NAMED): Statements {
  const named = new Map<string, Statement>();
  const counted = new Map<string, { calls: number; readonly unnamed: Statement }>();
  let generation = 1;
  const nextName = (): string => {
    if (named.size >= mostNamed) {
      named.clear();
      generation += 1;
    }
    return `g${generation}s${named.size + 1}`;
  };
  return {
    get generation() {
      return generation;
    },
    of(text) {
      const known = named.get(text);
      if (known !== undefined) return known;
      const found = counted.get(text) ?? {
        calls: 0,
        unnamed: { name: null, ...kindOf(text) },
      };
      found.calls += 1;
      if (found.calls > CALLS_BEFORE_NAMED && canBeNamed(text)) {
        const statement = { ...found.unnamed, name: nextName() };
        named.set(text, statement);
        counted.delete(text);
        return statement;
      }
      if (counted.size >= MOST_COUNTED) counted.clear();
      counted.set(text, found);
      return found.unnamed;
    },
  };
}

/** Of this process: a name means the same on all of its connections. */
export const statements = createStatements();
