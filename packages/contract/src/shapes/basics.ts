import { FILE_NAME_MAX, cleanFileName, isSeenName } from '@countersign/domain';
import { z } from 'zod';
import { type NamedRefusal, YEARS, isInYears } from '../wire.ts';

/** Dates travel as ISO-8601 UTC with milliseconds (Rulings §1.6). */
export const wireDate = z.iso.datetime({ precision: 3 });
const outOfYears = `is not between the years ${YEARS.first} and ${YEARS.last}`;
export const wireDateIn = z.iso.datetime({ offset: true }).refine(isInYears, outOfYears);
/** A day of the calendar, `2026-11-21`. */
export const wireDayIn = z.iso.date().refine(isInYears, outOfYears);

/**
 * A name or a title: one line, without invisible characters or characters that change the direction of the surrounding text,
 * because it is shown in notices, file names, documents and certificates (security 29).
 */
export const lineText = (max: number, min: 0 | 1 = 1) =>
  z.string().trim().min(min).max(max).refine(isSeenName, 'has an invisible character');

/** The name of a file; a bad name does not refuse the file: invisible characters are removed, and unsafe ones are replaced. */
export const fileNameText = z
  .string()
  .min(1)
  .refine((name) => [...name].length <= FILE_NAME_MAX, {
    params: { error: 'ERROR_FILENAME_SIZE', limit: FILE_NAME_MAX } satisfies NamedRefusal,
    abort: true,
  })
  .overwrite(cleanFileName);

/** Sent with every list (Rulings §1.2). */
export const page = z.object({ offset: z.number(), limit: z.number(), totalElements: z.number() });
export type Page = z.output<typeof page>;

/** An empty value counts as not given. */
const count = (fallback: number) =>
  z.preprocess(
    (given) => (given === '' ? undefined : given),
    z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(fallback),
  );
/** A list that is paged by a key has no other beginning. */
export const noOffset = count(0).refine((offset) => offset === 0);

/** `filters=key=value,key=value`, `sorts=-key,+key`, `fields=a,b`, `offset`, `limit` (Rulings §1.3). */
export const listQuery = (limit: number) => ({
  filters: z.string().max(2000).default(''),
  sorts: z.string().max(200).default(''),
  fields: z.string().max(1000).default(''),
  offset: count(0),
  limit: count(limit),
});
