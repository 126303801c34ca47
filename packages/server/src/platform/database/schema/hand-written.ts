/** SQL of the schema that drizzle cannot express, before and after its tables: a statement each. */

/**
 * The keys of a search: each character and each pair of neighbouring characters of a text, each mark, and each owner that
 * may find the row. Only the index stores its result, so it needs no more of `hashtext` than a hash index does.
 */
const SEARCH_KEYS = `
CREATE FUNCTION search_keys(owners uuid[], words text, marks text[]) RETURNS integer[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(hashtext(key)) FROM (
    SELECT substr(folded, at, size) AS key
    FROM (SELECT lower(words) AS folded) AS text, generate_series(1, length(folded)) AS at, (VALUES (1), (2)) AS sizes (size)
    UNION ALL SELECT mark FROM unnest(marks) AS mark
    UNION ALL SELECT owner::text FROM unnest(owners) AS owner
  ) AS keys
$$;`;

/** Leaves space on every page, so that an update of the instants of a row stays there and does not write the index. */
const WORDS_FILL_FACTOR = 'ALTER TABLE "envelope_words" SET (fillfactor = 85);';

export const BEFORE_TABLES: readonly string[] = [SEARCH_KEYS];
export const AFTER_TABLES: readonly string[] = [WORDS_FILL_FACTOR];
