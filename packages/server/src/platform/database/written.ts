/** A lock, not a change of rows. */
const LOCKING = /\bfor (?:no key )?update\b/gi;
const TARGET = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?(?:"?\w+"?\.)?"?(\w+)"?/gi;
/** Statements whose tables are not looked for. */
const OTHER = /\b(?:merge|truncate|copy)\b/i;

/** The tables whose rows a statement changes, or other words; null where they are not found. */
export function tablesWrittenBy(text: string): readonly string[] | null {
  const found = [...text.replaceAll(LOCKING, '').matchAll(TARGET)].map(([, table = '']) => table.toLowerCase());
  return found.length === 0 || OTHER.test(text) ? null : [...new Set(found)];
}

/**
 * Counts what this process changes in each table of a database: every statement when it is sent, and again when its transaction has
 * ended. While no number has changed, what was read before is what would be read, if no other process changes anything.
 */
export interface Written {
  /** A statement is sent that may change rows. */
  sent(tables: readonly string[] | null): void;
  /** Of the changes in these tables. */
  countOf(tables: readonly string[]): number;
}

export function createWritten(): Written {
  const counts = new Map<string, number>();
  /** Statements of which no table was found: they count for all. */
  let others = 0;
  return {
    sent(tables) {
      if (tables === null) others += 1;
      else for (const table of tables) counts.set(table, (counts.get(table) ?? 0) + 1);
    },
    countOf: (tables) => tables.reduce((sum, table) => sum + (counts.get(table) ?? 0), others),
  };
}
