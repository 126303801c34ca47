import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { is } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as schema from '../../platform/database/schema/index.ts';
import { NAMING } from './store.ts';

/** Digests that name no blob, or one that another column names for as long as the row exists. */
const OTHERS = [
  // A removal is about to delete it.
  'blob_removal.digest',
  // What a session was shown of a revision.
  'document_view.digest',
  // Revisions of the document.
  'envelope_document.completed_digest',
  'envelope_document.head_digest',
  'revision.previous_digest',
  // Of documents that were deleted: only the digest remains.
  'erased_document.completed_digest',
  'erased_document.head_digest',
  // Of the file that an operator loaded, which is not kept.
  'trust_list.digest',
];

it('Every column with a digest is known to the collector, or names no blob of its own', () => {
  const columns = Object.values(schema)
    .filter((one) => is(one, PgTable))
    .flatMap((table) => {
      const { name, columns: all } = getTableConfig(table);
      return all.map((column) => `${name}.${column.name}`);
    })
    .filter((column) => /(^|[._])digest$/.test(column));
  const named = NAMING.map(([table, column]) => `${table}.${column}`);
  expect(columns.toSorted()).toEqual([...named, ...OTHERS].toSorted());
});
