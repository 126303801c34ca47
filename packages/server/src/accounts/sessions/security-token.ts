import { createHash, randomBytes } from 'node:crypto';
import { type Decision, SECURITY_TOKEN_LIFE_SEC, accept, refuse } from '@countersign/domain';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { type Tx, securityToken } from '../../platform/index.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes a token for one login elsewhere, valid for a minute; only its hash is stored (security 17). */
export async function mintSecurityToken(
  tx: Tx,
  { id, personId, now }: { id: string; personId: string; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + SECURITY_TOKEN_LIFE_SEC * 1000);
  await tx.insert(securityToken).values({ id, personId, secretHash: hashOf(token), createdAt: now, expiresAt });
  return token;
}

/** Invalidates the tokens of a person who is logged out everywhere (security 3). */
export async function voidSecurityTokens(tx: Tx, personId: string, now: Date): Promise<void> {
  await tx
    .update(securityToken)
    .set({ usedAt: now })
    .where(and(eq(securityToken.personId, personId), isNull(securityToken.usedAt)));
}

/** Uses up a token; returns whose it was. */
export async function useSecurityToken(tx: Tx, token: string, now: Date): Promise<Decision<string>> {
  const [row] = await tx
    .update(securityToken)
    .set({ usedAt: now })
    .where(
      and(eq(securityToken.secretHash, hashOf(token)), isNull(securityToken.usedAt), gt(securityToken.expiresAt, now)),
    )
    .returning({ personId: securityToken.personId });
  return row === undefined ? refuse('ERROR_SECURITY_TOKEN') : accept(row.personId);
}

/** Deletes expired tokens. */
export async function purgeSecurityTokens(tx: Tx, now: Date): Promise<void> {
  await tx.delete(securityToken).where(lt(securityToken.expiresAt, now));
}

export const deleteTokensOf = async (tx: Tx, personId: string): Promise<void> =>
  void (await tx.delete(securityToken).where(eq(securityToken.personId, personId)));
