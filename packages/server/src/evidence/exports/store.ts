import { and, asc, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import {
  type ExportedFile,
  type Tx,
  dataExport,
  dataExportBlob,
  dataExportPart,
  preparedText,
} from '../../platform/index.ts';

export type ExportRow = typeof dataExport.$inferSelect;

/** Whose data is exported: an enterprise’s, or that of a person with all of their accounts. */
export interface Subject {
  readonly personId: string;
  /** Null for the person’s own. */
  readonly enterpriseId: string | null;
}

/** The contracts of a subject that were created from the first instant on and before the second one. */
export type Selection = Subject & Pick<ExportRow, 'fromAt' | 'untilAt'>;

const isOf = ({ personId, enterpriseId }: Subject) =>
  enterpriseId === null
    ? and(eq(dataExport.personId, personId), isNull(dataExport.enterpriseId))
    : eq(dataExport.enterpriseId, enterpriseId);

/** False if one is being made already. */
export async function insertExport(tx: Tx, row: typeof dataExport.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(dataExport).values(row).onConflictDoNothing().returning({ id: dataExport.id });
  return rows.length > 0;
}

export async function findExport(tx: Tx, id: string): Promise<ExportRow | null> {
  const [row] = await tx.select().from(dataExport).where(eq(dataExport.id, id));
  return row ?? null;
}

/** The exports of a subject, newest first. */
export const listExports = (tx: Tx, subject: Subject, limit: number): Promise<ExportRow[]> =>
  tx
    .select()
    .from(dataExport)
    .where(isOf(subject))
    .orderBy(desc(dataExport.createdAt), desc(dataExport.id))
    .limit(limit);

/** How many were asked for since then, deleted ones not counted. */
export const countSince = (tx: Tx, subject: Subject, since: Date): Promise<number> =>
  tx.$count(dataExport, and(isOf(subject), gt(dataExport.createdAt, since)));

/** The export with its row locked, if it is still being made. */
export async function lockRunning(tx: Tx, id: string): Promise<ExportRow | null> {
  const running = and(eq(dataExport.id, id), eq(dataExport.status, 'RUNNING'));
  const [row] = await tx.select().from(dataExport).where(running).for('update');
  return row ?? null;
}

export async function updateExport(tx: Tx, id: string, change: Partial<ExportRow>): Promise<void> {
  await tx.update(dataExport).set(change).where(eq(dataExport.id, id));
}

export async function deleteExport(tx: Tx, id: string): Promise<void> {
  await tx.delete(dataExport).where(eq(dataExport.id, id));
}

/** Stores the files of a step, and keeps the blobs that they are made of. */
export async function insertPart(
  tx: Tx,
  exportId: string,
  number: number,
  files: readonly ExportedFile[],
): Promise<void> {
  await tx.insert(dataExportPart).values({ exportId, number, files: [...files] });
  const digests = new Set(files.flatMap(blobsOf));
  if (digests.size === 0) return;
  const rows = [...digests].map((digest) => ({ exportId, digest }));
  await tx.insert(dataExportBlob).values(rows).onConflictDoNothing();
}

const blobsOf = ({ sha256, archive }: ExportedFile): string[] =>
  archive === undefined ? [sha256] : [archive.parts, ...archive.stored.map(({ digest }) => digest)];

export async function hasPart(tx: Tx, exportId: string, number: number): Promise<boolean> {
  return (
    (await tx.$count(dataExportPart, and(eq(dataExportPart.exportId, exportId), eq(dataExportPart.number, number)))) > 0
  );
}

const PARTS_AT_ONCE = 50;

/** Parts after this number, in their order. */
export const partsAfter = (
  tx: Tx,
  exportId: string,
  after: number,
): Promise<{ number: number; files: ExportedFile[] }[]> =>
  tx
    .select({ number: dataExportPart.number, files: dataExportPart.files })
    .from(dataExportPart)
    .where(and(eq(dataExportPart.exportId, exportId), gt(dataExportPart.number, after)))
    .orderBy(asc(dataExportPart.number))
    .limit(PARTS_AT_ONCE);

/** Exports whose time is over lose their files; the rows stay for the list. */
export async function purgeExports(tx: Tx, now: Date): Promise<void> {
  const over = await tx
    .update(dataExport)
    .set({ status: 'EXPIRED' })
    .where(and(eq(dataExport.status, 'READY'), lte(dataExport.expireAt, now)))
    .returning({ id: dataExport.id });
  for (const { id } of over) await dropFiles(tx, id);
  await tx.delete(dataExport).where(lte(dataExport.createdAt, new Date(now.getTime() - KEEP_ROWS_MS)));
}

const KEEP_ROWS_MS = 90 * 86_400_000;

/** Releases the files of an export. */
export async function dropFiles(tx: Tx, exportId: string): Promise<void> {
  await tx.delete(dataExportPart).where(eq(dataExportPart.exportId, exportId));
  await tx.delete(dataExportBlob).where(eq(dataExportBlob.exportId, exportId));
}

const ENVELOPES_AT_ONCE = 200;
const NONE = '00000000-0000-0000-0000-000000000000';

/** SQL of the envelopes of a period that accounts of an enterprise see, or the person and their present memberships. */
const IN_PERIOD = 'v.created_at >= $2::timestamptz and v.created_at < $3::timestamptz';
const SEEN = {
  enterprise: `select v.envelope_id from envelope_viewer v where v.enterprise_id = $1::uuid and ${IN_PERIOD}`,
  person: `select v.envelope_id from envelope_viewer v left join member m on m.id = v.account_id
    where v.person_id = $1::uuid and (v.account_id = $1::uuid or m.status = 'NORMAL') and ${IN_PERIOD}`,
} as const;
const pageText = (seen: string): string => `
  select distinct envelope_id as id from (${seen}) as seen where envelope_id > $4::uuid order by id limit ${ENVELOPES_AT_ONCE}`;
const countText = (seen: string): string => `select count(distinct envelope_id)::int as count from (${seen}) as seen`;

const pages = {
  enterprise: preparedText<{ id: string }>(pageText(SEEN.enterprise)),
  person: preparedText<{ id: string }>(pageText(SEEN.person)),
};
const counts = {
  enterprise: preparedText<{ count: number }>(countText(SEEN.enterprise)),
  person: preparedText<{ count: number }>(countText(SEEN.person)),
};
const whose = ({ enterpriseId }: Subject) => (enterpriseId === null ? 'person' : 'enterprise');
const keysOf = ({ personId, enterpriseId, fromAt, untilAt }: Selection) => [
  enterpriseId ?? personId,
  fromAt?.toISOString() ?? '-infinity',
  untilAt?.toISOString() ?? 'infinity',
];

/** The next envelopes of an export, by their ids. */
export const envelopesAfter = async (tx: Tx, selection: Selection, after: string | null): Promise<string[]> =>
  (await pages[whose(selection)](tx, [...keysOf(selection), after ?? NONE])).map(({ id }) => id);

export const countEnvelopes = async (tx: Tx, selection: Selection): Promise<number> =>
  (await counts[whose(selection)](tx, keysOf(selection)))[0]?.count ?? 0;

/** Deletes the exports of a person’s own data; those of an enterprise are the enterprise’s. */
export const deleteExportsOf = async (tx: Tx, personId: string): Promise<void> =>
  void (await tx.delete(dataExport).where(and(eq(dataExport.personId, personId), isNull(dataExport.enterpriseId))));
