import type { Api } from '@countersign/contract';
import { CHARGE_OWNERS, fromWsid } from '@countersign/domain';
import { type Handler, type Handlers, demandSorts, filtersOf, pageOf, refuseWith } from '../../platform/index.ts';
import { searchRows } from '../audit/index.ts';
import { findEntries, findEntry } from './entries.ts';
import { type Account, chargesOf, sectionsOf } from './sections.ts';

const searchDirectory: Handler<Api['searchDirectory']> = (services, { query }) => {
  demandSorts(query.sorts, []);
  const { kind, text = '' } = filtersOf(query.filters, ['kind', 'text']);
  const wanted = CHARGE_OWNERS.find((one) => one === kind);
  if (kind !== undefined && wanted === undefined)
    refuseWith('ERROR_MALFORMED', { field: 'filters.kind', detail: 'is unknown' });
  const page = pageOf(query);
  return services.db.withTx(async (tx) => {
    const { entries, total } = await findEntries(tx, { kind: wanted ?? null, text }, page);
    return { entries, page: { ...page, totalElements: total } };
  });
};

const getDirectoryEntry: Handler<Api['getDirectoryEntry']> = (services, { caller, params }) => {
  const account = accountIn(params.account);
  return services.db.withTx(async (tx) => ({
    entry: (await findEntry(tx, account)) ?? refuseWith('ERROR_NOT_FOUND'),
    charges: await chargesOf(tx, account),
    sections: await sectionsOf(tx, services, account, caller),
  }));
};

const listDirectoryHistory: Handler<Api['listDirectoryHistory']> = async (services, { params, query }) => {
  demandSorts(query.sorts, []);
  accountIn(params.account);
  const { limit } = pageOf({ offset: 0, limit: query.limit });
  const { audit, page } = await searchRows(services, {
    filters: `account=${params.account}`,
    before: query.before,
    limit,
  });
  return { audit, page: { next: page.next } };
};

/** @throws Refused ERROR_NOT_FOUND */
function accountIn(wsid: string): Account {
  const personId = fromWsid('user', wsid);
  if (personId !== null) return { kind: 'PERSON', id: personId };
  return { kind: 'ENTERPRISE', id: fromWsid('enterprise', wsid) ?? refuseWith('ERROR_NOT_FOUND') };
}

/** Read-only; the adapter records each read. */
export const directoryCalls = {
  searchDirectory,
  getDirectoryEntry,
  listDirectoryHistory,
} satisfies Partial<Handlers>;
