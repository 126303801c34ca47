import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../api/client.ts';
import { EMPTY_SEARCH } from '../pages/console/model/list-search.ts';
import { countsQuery, envelopeQuery, listQuery } from '../pages/console/model/queries.ts';
import { readAhead } from './read-ahead.ts';

const prefetch = vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue();
const asked = () => prefetch.mock.calls.map(([{ queryKey }]) => queryKey);
afterEach(() => prefetch.mockClear());

it('A list is requested with the filters of its address, under the key that the page asks for', () => {
  readAhead({ pathname: '/envelopes', search: { envelopeShownStatus: 'ED_SUCCESS', page: 3 } });
  const search = { ...EMPTY_SEARCH, status: 'ED_SUCCESS' as const, page: 3 };
  expect(asked()).toEqual([listQuery(search).queryKey, countsQuery.queryKey]);
});

it('A contract is requested by the id of its address', () => {
  readAhead({ pathname: '/envelope-detail/', search: { envelopeId: 'WSID_ENVE_1' } });
  expect(asked()).toEqual([envelopeQuery('WSID_ENVE_1').queryKey]);
});

it.each([
  ['/wesign', {}],
  ['/envelopes/WSID_ENVE_1/edit/fields', {}],
  ['/envelope-detail', {}],
  ['/envelope-detail', { envelopeId: '' }],
  ['/envelope-detail', { envelopeId: 7 }],
])('No other page requests anything: %s %o', (pathname, search) => {
  readAhead({ pathname, search });
  expect(asked()).toEqual([]);
});
