import type { LabelColour, LabelMode } from '@countersign/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Tx, envelopeLabel, label, prepared, savedView } from '../../platform/index.ts';

export interface LabelRow {
  readonly id: string;
  readonly name: string;
  readonly colour: LabelColour;
}
export type NewLabel = LabelRow & { readonly createdAt: Date };

const labelColumns = { id: label.id, name: label.name, colour: label.colour };

export const selectLabels = (tx: Tx, accountId: string): Promise<LabelRow[]> =>
  tx.select(labelColumns).from(label).where(eq(label.accountId, accountId)).orderBy(asc(label.name), asc(label.id));

export async function insertLabels(tx: Tx, accountId: string, rows: readonly NewLabel[]): Promise<void> {
  await tx.insert(label).values(rows.map((row) => ({ ...row, accountId })));
}

export async function updateLabel(tx: Tx, { id, name, colour }: LabelRow): Promise<void> {
  await tx.update(label).set({ name, colour }).where(eq(label.id, id));
}

/** Also removes the label from every envelope. */
export async function deleteLabelRow(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(label)
    .where(and(eq(label.id, id), eq(label.accountId, accountId)))
    .returning({ id: label.id });
  return rows.length > 0;
}

export interface Labelling {
  readonly accountId: string;
  readonly envelopeIds: readonly string[];
  readonly labelIds: readonly string[];
}

export async function putLabels(tx: Tx, mode: LabelMode, labelling: Labelling): Promise<void> {
  const { accountId, envelopeIds, labelIds } = labelling;
  const ofThese = and(eq(envelopeLabel.accountId, accountId), inArray(envelopeLabel.envelopeId, [...envelopeIds]));
  if (mode === 'REPLACE') await tx.delete(envelopeLabel).where(ofThese);
  if (labelIds.length === 0) return;
  if (mode === 'REMOVE') {
    await tx.delete(envelopeLabel).where(and(ofThese, inArray(envelopeLabel.labelId, [...labelIds])));
    return;
  }
  const rows = envelopeIds.flatMap((envelopeId) => labelIds.map((labelId) => ({ envelopeId, labelId, accountId })));
  await tx.insert(envelopeLabel).values(rows).onConflictDoNothing();
}

export async function listEnvelopeLabels(
  tx: Tx,
  accountId: string,
  envelopeIds: readonly string[],
): Promise<(LabelRow & { readonly envelopeId: string })[]> {
  return envelopeIds.length === 0 ? [] : labelsOf(tx, { accountId, envelopeIds });
}

const labelsOf = prepared<
  { readonly accountId: string; readonly envelopeIds: readonly string[] },
  (LabelRow & { readonly envelopeId: string })[]
>((tx) => {
  const isOfThese = sql`${envelopeLabel.envelopeId} = any(${sql.placeholder('envelopeIds')}::uuid[])`;
  return tx
    .select({ ...labelColumns, envelopeId: envelopeLabel.envelopeId })
    .from(envelopeLabel)
    .innerJoin(label, eq(label.id, envelopeLabel.labelId))
    .where(and(eq(envelopeLabel.accountId, sql.placeholder('accountId')), isOfThese))
    .orderBy(asc(label.name), asc(label.id));
});

export interface ViewRow {
  readonly id: string;
  readonly name: string;
  readonly search: string;
}

export const listViews = (tx: Tx, accountId: string): Promise<ViewRow[]> =>
  tx
    .select({ id: savedView.id, name: savedView.name, search: savedView.search })
    .from(savedView)
    .where(eq(savedView.accountId, accountId))
    .orderBy(asc(savedView.name), asc(savedView.id));

export async function putView(tx: Tx, accountId: string, row: ViewRow & { readonly createdAt: Date }): Promise<void> {
  await tx
    .insert(savedView)
    .values({ ...row, accountId })
    .onConflictDoUpdate({ target: [savedView.accountId, savedView.name], set: { search: row.search } });
}

export async function deleteViewRow(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(savedView)
    .where(and(eq(savedView.id, id), eq(savedView.accountId, accountId)))
    .returning({ id: savedView.id });
  return rows.length > 0;
}

/** Takes the labels off an envelope that is deleted, or only those of accounts that end keeping it. */
export async function dropEnvelopeLabels(tx: Tx, envelopeId: string, accounts?: readonly string[]): Promise<void> {
  const ofThese = accounts === undefined ? undefined : inArray(envelopeLabel.accountId, [...accounts]);
  await tx.delete(envelopeLabel).where(and(eq(envelopeLabel.envelopeId, envelopeId), ofThese));
}

/** Deletes the labels and the saved views of an account. */
export async function deleteLabelsOf(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(label).where(eq(label.accountId, accountId));
  await tx.delete(savedView).where(eq(savedView.accountId, accountId));
}
