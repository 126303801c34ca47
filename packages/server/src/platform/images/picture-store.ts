import { and, desc, eq } from 'drizzle-orm';
import { type Tx, picture } from '../database/index.ts';

export type PictureKind = 'WRITE' | 'PERSON_SEAL';
export type PictureRow = typeof picture.$inferSelect;

/** A picture of this person that is not deleted; another person's picture is not found. */
export async function findPicture(
  tx: Tx,
  of: { kind: PictureKind; id: string | null; personId: string },
): Promise<PictureRow | null> {
  if (of.id === null) return null;
  const [row] = await tx
    .select()
    .from(picture)
    .where(
      and(
        eq(picture.id, of.id),
        eq(picture.kind, of.kind),
        eq(picture.personId, of.personId),
        eq(picture.deleted, false),
      ),
    );
  return row ?? null;
}

/** Newest first. */
export function listPictures(tx: Tx, kind: PictureKind, personId: string): Promise<PictureRow[]> {
  return tx
    .select()
    .from(picture)
    .where(and(eq(picture.personId, personId), eq(picture.kind, kind), eq(picture.deleted, false)))
    .orderBy(desc(picture.createdAt), desc(picture.id));
}

export async function insertPicture(tx: Tx, row: Omit<PictureRow, 'deleted'>): Promise<void> {
  await tx.insert(picture).values({ ...row, deleted: false });
}

/** The row is kept: a signature made with it references its digest. The outlines of the handwriting are deleted. */
export async function deletePicture(tx: Tx, id: string): Promise<void> {
  await tx.update(picture).set({ deleted: true, outlines: null }).where(eq(picture.id, id));
}

/** Deletes every saved signature and personal seal of a person; what they signed has the drawing in its own bytes. */
export const erasePicturesOf = async (tx: Tx, personId: string): Promise<void> =>
  void (await tx.delete(picture).where(eq(picture.personId, personId)));
