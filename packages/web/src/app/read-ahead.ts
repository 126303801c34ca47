import { queryClient } from '../api/client.ts';
import { readListSearch } from '../pages/console/model/list-search.ts';
import { countsQuery, envelopeQuery, listQuery } from '../pages/console/model/queries.ts';

export interface Address {
  readonly pathname: string;
  readonly search: object;
}

/** Requests what a page shows first, by its address, before the page is there (ux 40). */
export function readAhead({ pathname, search }: Address): void {
  const named: Record<string, unknown> = { ...search };
  if (/^\/envelopes\/?$/.test(pathname)) {
    void queryClient.prefetchQuery(listQuery(readListSearch(named)));
    void queryClient.prefetchQuery(countsQuery);
  }
  if (/^\/envelope-detail\/?$/.test(pathname) && typeof named.envelopeId === 'string' && named.envelopeId !== '')
    void queryClient.prefetchQuery(envelopeQuery(named.envelopeId));
}
