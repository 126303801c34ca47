import { asc, eq } from 'drizzle-orm';
import { type Tx, operator } from '../../platform/index.ts';
import { tellSessionsChanged } from '../session-changes/index.ts';

export type OperatorRow = typeof operator.$inferSelect;

/** The normalised form of a login name. */
export const normaliseLogin = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

export async function findOperator(tx: Tx, by: { readonly id: string } | { readonly login: string }) {
  const whose = 'id' in by ? eq(operator.id, by.id) : eq(operator.login, by.login);
  const [row] = await tx.select().from(operator).where(whose);
  return row ?? null;
}

/** The operator, locked until the transaction ends. */
export async function lockOperator(tx: Tx, id: string): Promise<OperatorRow | null> {
  const [row] = await tx.select().from(operator).where(eq(operator.id, id)).for('update');
  return row ?? null;
}

/** Every operator, locked: whether one may be disabled depends on all of them. */
export const lockOperators = (tx: Tx): Promise<OperatorRow[]> =>
  tx.select().from(operator).orderBy(asc(operator.id)).for('update');

export const findOperators = (tx: Tx): Promise<OperatorRow[]> =>
  tx.select().from(operator).orderBy(asc(operator.createdAt), asc(operator.id));

/** Null if the login name is taken. */
export async function insertOperator(
  tx: Tx,
  row: Pick<OperatorRow, 'id' | 'login' | 'name' | 'passwordHash' | 'mustChangePassword' | 'roles' | 'createdAt'>,
): Promise<OperatorRow | null> {
  const [inserted] = await tx.insert(operator).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

export async function updateOperator(
  tx: Tx,
  id: string,
  change: Partial<Omit<OperatorRow, 'id' | 'login' | 'createdAt'>>,
): Promise<OperatorRow | null> {
  const [row] = await tx.update(operator).set(change).where(eq(operator.id, id)).returning();
  await tellSessionsChanged(tx, `operator ${id}`);
  return row ?? null;
}
