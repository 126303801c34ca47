import type { Api } from '@countersign/contract';
import { type Handler, type Services, demandSorts, pageOf, refuseWith } from '../../platform/index.ts';
import { whereOf } from './filters.ts';
import { presentAudit } from './present.ts';
import { type AuditKey, walkAudit } from './store.ts';

/** Newest first, paged by the key of the last row: rows written meanwhile shift none. */
export const searchAudit: Handler<Api['searchAudit']> = (services, { query }) => {
  demandSorts(query.sorts, []);
  const { limit } = pageOf({ offset: 0, limit: query.limit });
  return searchRows(services, { filters: query.filters, before: query.before, limit });
};

interface RowSearch {
  readonly filters: string;
  /** `next` of the answer before; '' for the newest. */
  readonly before: string;
  readonly limit: number;
}

/** Rows with the people and contracts that they name. */
export async function searchRows(services: Pick<Services, 'db'>, { filters, before, limit }: RowSearch) {
  const where = whereOf(filters);
  const after = keyOf(before);
  const { rows, next } = await services.db.withTx((tx) => walkAudit(tx, where, { order: 'newest', after, limit }));
  return {
    audit: rows.map(presentAudit),
    page: {
      next: next === null ? null : `${next.at.getTime()}.${next.number}`,
      searchedTo: next?.at.toISOString() ?? null,
    },
  };
}

function keyOf(text: string): AuditKey | null {
  if (text === '') return null;
  const [, at, number] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? refuseWith('ERROR_MALFORMED', NO_KEY);
  return { at: new Date(Number(at)), number: Number(number) };
}
const NO_KEY = { field: 'before', detail: 'is not the “next” of an answer' };
