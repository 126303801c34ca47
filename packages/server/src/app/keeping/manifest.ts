import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A backup, or a file in it, cannot be used; the message names it. */
export class BackupRefusedError extends Error {
  override readonly name = 'BackupRefusedError';
}

export const FORMAT = 'countersign-backup';
export const FORMAT_VERSION = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const written = z.object({ bytes: count, sha256 });

const manifestShape = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  /** The version of the product that made it. */
  product: z.string(),
  madeAt: z.iso.datetime(),
  database: z.enum(['embedded', 'postgres']),
  mode: z.enum(['evaluation', 'production']),
  /** The migrations that the database had, by their digests. */
  schema: z.array(z.string()).min(1),
  tables: z.array(
    z.object({
      name,
      columns: z.array(z.object({ name: z.string(), type: z.string() })).min(1),
      key: z.array(z.string()).min(1),
      rows: count,
      /** Of the lines of the rows. */
      sha256,
      /** The file as it is, compressed. */
      file: written,
    }),
  ),
  sequences: z.array(z.object({ name, last: z.string().regex(/^\d+$/).nullable() })),
  /** The stored files, and the file that lists them. */
  blobs: z.object({ count, bytes: count, file: written }),
  /** Files that the database names and that were not in the store. */
  missing: z.array(sha256),
  /** The rows in the audit log. */
  logSize: count,
  /** Settings of the installation, without secrets; and the names of the secrets that it had. */
  settings: z.record(z.string(), z.string()),
  secrets: z.array(z.string()),
  /** By these the keys are recognised that the backup needs: they are not in it. Null where they were not at hand. */
  keys: z.object({ kek: z.string().nullable(), pepper: z.string().nullable() }),
});

/** What a backup contains: everything in it is named here with its digest. */
export type Manifest = z.infer<typeof manifestShape>;

/** The file of a manifest: its digest stands before it. */
export function printManifest(manifest: Manifest): string {
  const text = JSON.stringify(manifest, null, 1);
  return `${FORMAT} ${createHash('sha256').update(text).digest('hex')}\n${text}\n`;
}

/** @throws BackupRefusedError with the name of the file */
export function parseManifest(text: string, file: string): Manifest {
  const refuse = (reason: string): never => {
    throw new BackupRefusedError(`${file} ${reason}`);
  };
  const at = text.indexOf('\n');
  const [, digest] =
    /^countersign-backup ([0-9a-f]{64})$/.exec(text.slice(0, at)) ?? refuse('is no manifest of a backup');
  const body = text.slice(at + 1, -1);
  if (!text.endsWith('\n') || createHash('sha256').update(body).digest('hex') !== digest)
    return refuse('is damaged: it is cut off, or was changed');
  const parsed = manifestShape.safeParse(JSON.parse(body));
  if (parsed.success) return parsed.data;
  return refuse(`is of a version that this release does not know: ${z.prettifyError(parsed.error)}`);
}
