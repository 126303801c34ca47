import type pg from 'pg';

/** A table of the product, as a dump describes it. */
export interface DumpTable {
  readonly name: string;
  /** In their order in the table; generated columns are not dumped. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** The columns of the primary key: rows are dumped in its order. */
  readonly key: readonly string[];
}

/** A counter, and the last value that it gave; null if it has given none. */
export interface DumpSequence {
  readonly name: string;
  readonly last: string | null;
}

/** Columns and primary key of every table, by name. Partitions belong to their parent. */
export async function readTables(client: pg.ClientBase): Promise<DumpTable[]> {
  const { rows } = await client.query<{ name: string; columns: DumpTable['columns']; key: string[] | null }>(`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname collate "C"`);
  return rows.map(({ name, columns, key }) => ({ name, columns, key: key ?? columns.map((column) => column.name) }));
}

export async function readSequences(client: pg.ClientBase): Promise<DumpSequence[]> {
  const { rows } = await client.query<{ name: string; last: string | null }>(`
    select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'
    order by sequencename collate "C"`);
  return rows.map(({ name, last }) => ({ name, last }));
}

/** A name in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
