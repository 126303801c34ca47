import { parseCertificate } from '@countersign/asn1';
import { type AuthorityIdentity, EVALUATION_IDENTITY, identityIn } from '@countersign/pki';
import { eq } from 'drizzle-orm';
import { type Config, type StoredAuthorityKey, type Tx, authorityKey, authorityState } from '../../platform/index.ts';

const NAME = 'identity';

/** The identity that the operator chose; one that was not stored is read from the newest issuing CA. */
export async function findIdentity(
  tx: Tx,
  keys: readonly Pick<StoredAuthorityKey, 'role' | 'certificate'>[],
): Promise<AuthorityIdentity | null> {
  const [row] = await tx.select().from(authorityState).where(eq(authorityState.name, NAME));
  if (row?.der) return JSON.parse(Buffer.from(row.der).toString('utf8')) as AuthorityIdentity;
  const issuing = keys.findLast(({ role }) => role === 'ISSUING');
  return issuing === undefined ? null : identityIn(parseCertificate(issuing.certificate));
}

export async function saveIdentity(tx: Tx, identity: AuthorityIdentity, at: Date): Promise<void> {
  const row = { number: 1, at, der: Buffer.from(JSON.stringify(identity), 'utf8') };
  await tx
    .insert(authorityState)
    .values({ name: NAME, ...row })
    .onConflictDoUpdate({ target: authorityState.name, set: row });
}

const PRODUCT = 'Countersign';

/**
 * The name in messages, on pages and in reports: the organisation of the authority; in evaluation the product's, because no one
 * is responsible for it.
 */
export async function readAuthorityName(tx: Tx, { mode }: Pick<Config, 'mode'>): Promise<string> {
  if (mode === 'evaluation') return PRODUCT;
  const keys = await tx
    .select()
    .from(authorityKey)
    .where(eq(authorityKey.role, 'ISSUING'))
    .orderBy(authorityKey.generation);
  return (await findIdentity(tx, keys))?.organisation ?? PRODUCT;
}

/** Evaluation makes its own authority at the first start; in production the operator names it (npm run ca -- create). */
export const firstIdentity = ({ mode }: Pick<Config, 'mode'>): AuthorityIdentity | null =>
  mode === 'evaluation' ? EVALUATION_IDENTITY : null;
