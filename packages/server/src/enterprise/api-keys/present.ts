import type { ApiClient } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import type { ListedApiClient } from '../../accounts/index.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export function presentApiClient({ row, actsForOwner }: ListedApiClient, now: Date): ApiClient {
  const isOldKeyLive = row.oldKeyUntil !== null && row.oldKeyUntil > now && row.revokedAt === null;
  return {
    apiClientWsid: toWsid('apiClient', row.id),
    name: row.name,
    scopes: row.scopes,
    keyPrefix: row.keyPrefix,
    status: statusOf(row, actsForOwner, now),
    createdDatetime: row.createdAt.toISOString(),
    expireDatetime: iso(row.expireAt),
    oldKeyUntilDatetime: isOldKeyLive ? iso(row.oldKeyUntil) : null,
    lastUsedDatetime: iso(row.lastUsedAt),
    lastUsedIp: row.lastUsedIp,
    revokedDatetime: iso(row.revokedAt),
  };
}

function statusOf(row: ListedApiClient['row'], actsForOwner: boolean, now: Date): ApiClient['status'] {
  if (row.revokedAt !== null) return 'REVOKED';
  if (row.expireAt !== null && row.expireAt <= now) return 'EXPIRED';
  return actsForOwner ? 'ACTIVE' : 'STOPPED';
}
