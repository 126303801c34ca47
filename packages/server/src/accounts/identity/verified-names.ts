import { and, desc, eq } from 'drizzle-orm';
import { type Tx, identityApplication } from '../../platform/index.ts';
import { enterprise } from '../memberships/views.ts';

/**
 * The verified name of an enterprise and of its legal representative, as last approved by an operator; null if the enterprise
 * is not verified now.
 */
export async function findVerifiedNames(
  tx: Tx,
  enterpriseId: string,
): Promise<{ readonly companyName: string | null; readonly legalName: string | null }> {
  const [row] = await tx
    .select({ name: enterprise.name, idttvStatus: enterprise.idttvStatus })
    .from(enterprise)
    .where(eq(enterprise.id, enterpriseId));
  if (row?.idttvStatus !== 'PASSED' && row?.idttvStatus !== 'SENIOR_NO_CERT')
    return { companyName: null, legalName: null };
  const [passed] = await tx
    .select({ legalName: identityApplication.legalName })
    .from(identityApplication)
    .where(and(eq(identityApplication.enterpriseId, enterpriseId), eq(identityApplication.status, 'PASSED')))
    .orderBy(desc(identityApplication.decidedAt), desc(identityApplication.id))
    .limit(1);
  return { companyName: row.name, legalName: passed?.legalName ?? null };
}
