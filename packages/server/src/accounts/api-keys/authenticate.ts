import { ACTIVITY_REPORT_MS, mayCallByKey, scopesOpening, toWsid } from '@countersign/domain';
import { type Caller, type Tx, isSameHash, refuseWith } from '../../platform/index.ts';
import { hashOfKey } from './key.ts';
import { type ApiClientRow, findByKeyHash, updateApiClientRow } from './store.ts';

/**
 * The caller that a key stands for: the membership of its maker, limited to its scopes and its enterprise. It works as long as
 * the maker owns the enterprise, because only the owner can make keys.
 * @throws Refused ERROR_API_KEY
 */
export async function callerOfKey(tx: Tx, key: string, { now, ip }: { now: Date; ip: string }): Promise<Caller> {
  const hash = hashOfKey(key);
  const found = key === '' ? null : await findByKeyHash(tx, hash);
  if (found === null || !isInForce(found.row, hash, now)) return refuseWith('ERROR_API_KEY');
  const { row, personId, isOwner, memberStatus, memberEnterpriseId, accountStatus } = found;
  if (!isOwner || memberStatus !== 'NORMAL' || accountStatus === 'DISABLED') refuseWith('ERROR_API_KEY');
  if (memberEnterpriseId !== row.enterpriseId) refuseWith('ERROR_API_KEY');
  // At most one write per minute and key.
  if (row.lastUsedAt === null || now.getTime() - row.lastUsedAt.getTime() >= ACTIVITY_REPORT_MS)
    await updateApiClientRow(tx, row.id, { lastUsedAt: now, lastUsedIp: ip });
  const { id, name, scopes, memberId, enterpriseId } = row;
  return {
    sessionId: id,
    personId,
    userWsid: toWsid('enterpriseUser', memberId),
    memberId,
    enterpriseId,
    isOwner,
    scopes: null,
    apiClient: { id, name, scopes },
  };
}

function isInForce(row: ApiClientRow, hash: string, now: Date): boolean {
  if (row.revokedAt !== null || (row.expireAt !== null && row.expireAt <= now)) return false;
  if (isSameHash(row.keyHash, hash)) return true;
  return row.oldKeyUntil !== null && row.oldKeyUntil > now && isSameHash(row.oldKeyHash ?? '', hash);
}

/** Denied by default: a call that no scope of the key opens is refused, also one that anyone may make. */
export function demandScope({ apiClient }: Caller, call: string): void {
  if (apiClient === undefined || mayCallByKey(apiClient.scopes, call)) return;
  refuseWith('ERROR_API_KEY_SCOPE', { scopes: scopesOpening(call).join(', ') || '—' });
}
