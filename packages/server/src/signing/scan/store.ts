import { createHash } from 'node:crypto';
import type { ScanPurpose } from '@countersign/domain';
import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import { type Tx, scan } from '../../platform/index.ts';

export type ScanRow = typeof scan.$inferSelect;

export interface NewScan {
  readonly id: string;
  /** 256 random bits; only their hash is stored. */
  readonly secret: string;
  readonly personId: string;
  readonly sessionId: string;
  readonly purpose: ScanPurpose;
  readonly name: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export const scanHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export async function insertScan(tx: Tx, { secret, ...row }: NewScan): Promise<void> {
  await tx.insert(scan).values({ ...row, secretHash: scanHash(secret) });
}

export async function countLiveScans(tx: Tx, sessionId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ live: count() })
    .from(scan)
    .where(and(eq(scan.sessionId, sessionId), isNull(scan.usedAt), gt(scan.expiresAt, now)));
  return row?.live ?? 0;
}

/** Returns a scan that has been neither used up nor has expired. */
export async function findLiveScan(tx: Tx, id: string | null, now: Date): Promise<ScanRow | null> {
  if (id === null) return null;
  const [row] = await tx
    .select()
    .from(scan)
    .where(and(eq(scan.id, id), isNull(scan.usedAt), gt(scan.expiresAt, now)));
  return row ?? null;
}

/** Returns true for the first caller who opens it. */
export async function markOpened(tx: Tx, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(scan)
    .set({ openedAt: now })
    .where(and(eq(scan.id, id), isNull(scan.openedAt)))
    .returning({ id: scan.id });
  return rows.length > 0;
}

/** Returns true for the caller who uses it up, of any number of concurrent ones. */
export async function takeScan(tx: Tx, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(scan)
    .set({ usedAt: now })
    .where(and(eq(scan.id, id), isNull(scan.usedAt)))
    .returning({ id: scan.id });
  return rows.length > 0;
}

export async function setDrawn(tx: Tx, id: string, pictureId: string): Promise<void> {
  await tx.update(scan).set({ pictureId }).where(eq(scan.id, id));
}

/** Whether the picture was drawn for a QR code that this very session has shown. */
export async function isDrawnFor(tx: Tx, sessionId: string, pictureId: string | null): Promise<boolean> {
  if (pictureId === null) return false;
  const rows = await tx
    .select({ id: scan.id })
    .from(scan)
    .where(and(eq(scan.sessionId, sessionId), eq(scan.pictureId, pictureId)));
  return rows.length > 0;
}

/** The drawing could not be stored: it may be drawn again. */
export async function giveScanBack(tx: Tx, id: string): Promise<void> {
  await tx.update(scan).set({ usedAt: null }).where(eq(scan.id, id));
}

/** Deletes expired QR codes. */
export async function purgeScans(tx: Tx, now: Date): Promise<void> {
  await tx.delete(scan).where(lt(scan.expiresAt, now));
}
