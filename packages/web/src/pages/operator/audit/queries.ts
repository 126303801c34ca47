import { PAGE_SIZE } from '@countersign/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { operatorApi } from '@countersign/contract';
import { operatorCall } from '../model/calls.ts';
import { filtersText } from '../model/list-search.ts';
import { instantOf } from '../model/local-time.ts';

const FILTERS = ['kind', 'actor', 'contract', 'account', 'envelopeWsid', 'userWsid', 'from', 'to'] as const;
/** What the address of the page holds: the filters, and the row before which the page begins. */
export const AUDIT_SEARCH = [...FILTERS, 'before'] as const;
type AuditSearch = Readonly<Record<(typeof AUDIT_SEARCH)[number], string>>;

/** The filters on the wire; times are typed in the reader's time zone. */
export const auditFilters = (search: AuditSearch): string =>
  filtersText({ ...search, before: '', from: instantOf(search.from), to: instantOf(search.to) });

export const auditQuery = (search: AuditSearch) =>
  queryOptions({
    queryKey: ['operator', 'audit', search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      operatorCall(operatorApi.searchAudit, {
        query: { filters: auditFilters(search), before: search.before, limit: PAGE_SIZE },
        signal,
      }),
  });
