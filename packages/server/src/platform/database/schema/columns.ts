import { customType, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid('id').primaryKey();
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** A status in the spelling of the specification; the CHECK is declared with the table. */
export const status = <const T extends readonly [string, ...string[]]>(name: string, values: T) =>
  text(name, { enum: values as unknown as [string, ...string[]] }).$type<T[number]>();
export const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
});
/** Bytes that are hexadecimal text everywhere else, such as a SHA-256: half as long in the database. */
export const hexadecimal = customType<{ data: string; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value, 'hex'),
  fromDriver: (value) => value.toString('hex'),
});
/** `column in ('A', 'B')` for a CHECK; the values are the domain's own constants. */
export const oneOf = (column: string, values: readonly string[]): string =>
  `${column} in (${values.map((value) => `'${value}'`).join(', ')})`;
