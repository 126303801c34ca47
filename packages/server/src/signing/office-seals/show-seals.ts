import type { OfficeSeal } from '@countersign/contract';
import type { Tx } from '../../platform/index.ts';
import { presentSeal } from './present.ts';
import type { Member } from './visibility.ts';
import { type SealRow, figuresOf, findMembers } from './store.ts';

/** Presents seals to members who may see them. */
export async function showSeals(
  tx: Tx,
  { enterpriseId }: Member,
  rows: readonly SealRow[],
  now: Date,
): Promise<OfficeSeal[]> {
  const figures = await figuresOf(
    tx,
    rows.map(({ id }) => id),
    now,
  );
  const authors = await findMembers(tx, enterpriseId, [...new Set(rows.map(({ authorId }) => authorId))]);
  return rows.map((row) =>
    presentSeal(row, { author: authors.get(row.authorId), figures: figures.get(row.id), isSeen: true }),
  );
}

export async function showSeal(tx: Tx, member: Member, row: SealRow, now: Date): Promise<OfficeSeal> {
  const [shown] = await showSeals(tx, member, [row], now);
  if (shown === undefined) throw new Error('a seal is missing from the presented ones');
  return shown;
}
