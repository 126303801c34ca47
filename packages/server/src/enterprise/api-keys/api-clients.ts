import type { Api } from '@countersign/contract';
import { API_CLIENTS_MAX, fromWsid, toWsid } from '@countersign/domain';
import {
  type ApiClientRow,
  recordByCaller,
  countLiveApiClients,
  findApiClients,
  hashOfKey,
  insertApiClient,
  lockApiClient,
  newApiKey,
  prefixOfKey,
  updateApiClientRow,
} from '../../accounts/index.ts';
import {
  type Caller,
  type Handler,
  type RequestContext,
  type Services,
  type Tx,
  refuseWith,
} from '../../platform/index.ts';
import { presentApiClient } from './present.ts';

const HOUR_MS = 3_600_000;

const instantOf = (text: string | null | undefined): Date | null => (typeof text === 'string' ? new Date(text) : null);
const demandFuture = (expireAt: Date | null, now: Date): Date | null =>
  expireAt !== null && expireAt <= now ? refuseWith('ERROR_API_CLIENT_EXPIRE') : expireAt;
/** A new end applies to the new key: the old one is not valid for longer than before. */
const earlier = (at: Date, end: Date | null): Date => (end !== null && end < at ? end : at);

/** The caller with enterprise and account; both are set, since the access of these routes requires them. */
function ownerOf({ enterpriseId, memberId }: Caller): { enterpriseId: string; memberId: string } {
  return enterpriseId !== null && memberId !== null ? { enterpriseId, memberId } : refuseWith('ERROR_NOT_FOUND');
}

const record = async (
  services: Services,
  tx: Tx,
  kind: 'created' | 'changed' | 'rotated' | 'revoked',
  row: ApiClientRow,
  { caller, context }: { caller: Caller; context: RequestContext },
): Promise<void> =>
  recordByCaller(tx, services, { caller, context }, `apiClient.${kind}`, {
    apiClientWsid: toWsid('apiClient', row.id),
    enterpriseId: row.enterpriseId,
    name: row.name,
    scopes: row.scopes.join(' '),
  });

/** A key that is not revoked; revoked keys are kept as history. */
const locked = async (tx: Tx, caller: Caller, apiClientWsid: string): Promise<ApiClientRow> => {
  const id = fromWsid('apiClient', apiClientWsid) ?? refuseWith('ERROR_NOT_FOUND');
  const row = await lockApiClient(tx, ownerOf(caller).enterpriseId, id);
  return row === null || row.revokedAt !== null ? refuseWith('ERROR_NOT_FOUND') : row;
};

const shown = (row: ApiClientRow, caller: Caller, now: Date) =>
  presentApiClient({ row, actsForOwner: row.memberId === caller.memberId }, now);

export const listApiClients: Handler<Api['listApiClients']> = async (services, { caller, context }) => {
  const rows = await services.db.withTx((tx) => findApiClients(tx, ownerOf(caller).enterpriseId));
  return { apiClients: rows.map((row) => presentApiClient(row, context.now)) };
};

export const createApiClient: Handler<Api['createApiClient']> = (services, { caller, body, context }) => {
  const { enterpriseId, memberId } = ownerOf(caller);
  const { now } = context;
  const expireAt = demandFuture(instantOf(body.expireDatetime), now);
  const key = newApiKey();
  return services.db.withTx(async (tx) => {
    if ((await countLiveApiClients(tx, enterpriseId)) >= API_CLIENTS_MAX)
      refuseWith('ERROR_API_CLIENT_LIMIT', { limit: API_CLIENTS_MAX });
    const row = await insertApiClient(tx, {
      id: services.ids.next(),
      enterpriseId,
      memberId,
      name: body.name,
      scopes: [...new Set(body.scopes)],
      keyHash: hashOfKey(key),
      keyPrefix: prefixOfKey(key),
      createdAt: now,
      expireAt,
    });
    await record(services, tx, 'created', row, { caller, context });
    return { apiClient: shown(row, caller, now), key };
  });
};

export const updateApiClient: Handler<Api['updateApiClient']> = (services, { caller, params, body, context }) =>
  services.db.withTx(async (tx) => {
    const known = await locked(tx, caller, params.apiClientWsid);
    const { name = known.name, scopes = known.scopes } = body;
    const row = await updateApiClientRow(tx, known.id, { name, scopes: [...new Set(scopes)] });
    await record(services, tx, 'changed', row, { caller, context });
    // Changing a key does not take it over: it still acts as its maker.
    return { apiClient: shown(row, caller, context.now) };
  });

export const rotateApiClient: Handler<Api['rotateApiClient']> = (services, { caller, params, body, context }) => {
  const { memberId } = ownerOf(caller);
  const { now } = context;
  const key = newApiKey();
  return services.db.withTx(async (tx) => {
    const known = await locked(tx, caller, params.apiClientWsid);
    const { expireDatetime } = body;
    // An expired key can only be renewed together with a new end: no one gets an expired key.
    const expireAt = demandFuture(expireDatetime === undefined ? known.expireAt : instantOf(expireDatetime), now);
    // The key of a former owner does not stay valid beside the new one.
    const overlapMs = known.memberId === memberId ? body.overlapHours * HOUR_MS : 0;
    const oldKeyUntil = earlier(new Date(now.getTime() + overlapMs), known.expireAt);
    const row = await updateApiClientRow(tx, known.id, {
      memberId,
      expireAt,
      keyHash: hashOfKey(key),
      keyPrefix: prefixOfKey(key),
      ...(oldKeyUntil <= now ? { oldKeyHash: null, oldKeyUntil: null } : { oldKeyHash: known.keyHash, oldKeyUntil }),
    });
    await record(services, tx, 'rotated', row, { caller, context });
    return { apiClient: shown(row, caller, now), key };
  });
};

export const revokeApiClient: Handler<Api['revokeApiClient']> = (services, { caller, params, context }) =>
  services.db.withTx(async (tx) => {
    const known = await locked(tx, caller, params.apiClientWsid);
    const change = { revokedAt: context.now, oldKeyHash: null, oldKeyUntil: null };
    const row = await updateApiClientRow(tx, known.id, change);
    await record(services, tx, 'revoked', row, { caller, context });
    return { apiClient: shown(row, caller, context.now) };
  });
