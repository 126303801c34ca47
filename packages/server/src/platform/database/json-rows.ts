import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

export interface JsonRows<T extends PgTable> {
  /** An expression for one row under the name `as`: a JSON array of its columns. */
  sql(as: string): string;
  /** The row of such an array, as the builders of drizzle return it. */
  read(values: readonly unknown[]): T['$inferSelect'];
}

/** Rows of a table inside one JSON answer; for reads that need rows of several tables in one statement. */
export function jsonRows<T extends PgTable>(table: T): JsonRows<T> {
  const columns = Object.entries(getTableColumns(table)).map(([key, { name, dataType }]) => {
    // Other types, such as bytes, have another form in JSON.
    if (!['string', 'number', 'boolean', 'date', 'json', 'array'].includes(dataType))
      throw new Error(`the column ${name} cannot be read from JSON`);
    return { key, name, isDate: dataType === 'date' };
  });
  return {
    sql: (as) => `json_build_array(${columns.map(({ name }) => `${as}.${name}`).join(', ')})`,
    read(values) {
      const row: Record<string, unknown> = {};
      for (const [at, { key, isDate }] of columns.entries()) {
        const value = values[at];
        row[key] = isDate && value !== null ? new Date(value as string) : value;
      }
      return row;
    },
  };
}
