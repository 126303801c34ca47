import { ENVELOPES_SORT, type ShownStatus, type ShownStatusFilter } from '@countersign/domain';
import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../api/client.ts';
import { LIST_SORTS } from '../model/list-search.ts';

export type HomePart = 'mine' | 'others' | 'soon' | 'drafts' | 'recent';

interface Asked {
  /** The statuses of the part; while nothing is counted, the link to all of them leads to the first. */
  readonly statuses: readonly [ShownStatusFilter, ...ShownStatusFilter[]];
  readonly sorts: string;
}
/** The envelopes of each part: waiting ones by deadline, the others by their last change. */
const HOME_PARTS: Readonly<Record<HomePart, Asked>> = {
  mine: {
    statuses: ['WAITING_ME_SIGN', 'WAITING_ME_CHECK', 'WAITING_JOIN_ENTERPRISE', 'CANCEL_WAITING_ME'],
    sorts: LIST_SORTS.deadline,
  },
  others: { statuses: ['WAITING_OTHERS', 'CANCEL_WAITING_OTHERS'], sorts: LIST_SORTS.deadline },
  soon: { statuses: ['EXPIRING_SOON'], sorts: LIST_SORTS.deadline },
  drafts: { statuses: ['DRAFT'], sorts: ENVELOPES_SORT },
  recent: { statuses: ['ED_SUCCESS'], sorts: ENVELOPES_SORT },
};

export type Counts = Partial<Record<ShownStatus, number>>;
const countOf = (counts: Counts, status: ShownStatusFilter): number =>
  status === 'ALL' || status === 'EXPIRING_SOON' ? 0 : (counts[status] ?? 0);

/** The number of envelopes in the part by the counts of the tabs; 0 for statuses that are not counted. */
export const countIn = (part: HomePart, counts: Counts): number =>
  HOME_PARTS[part].statuses.reduce((sum, status) => sum + countOf(counts, status), 0);

/** The tab of the list that the part links to: the first of its statuses that is not empty. */
export function tabOf(part: HomePart, counts: Counts): ShownStatusFilter {
  const { statuses } = HOME_PARTS[part];
  return statuses.find((status) => countOf(counts, status) > 0) ?? statuses[0];
}

/** The first few of one part. Keys begin with `envelopes`, so that a push refetches them all. */
export const partQuery = (part: HomePart, limit: number) => {
  const { statuses, sorts } = HOME_PARTS[part];
  return queryOptions({
    queryKey: ['envelopes', 'few', part, limit],
    queryFn: ({ signal }) =>
      call(api.listEnvelopes, {
        query: { filters: `envelopeShownStatus=${statuses.join('|')}`, sorts, limit },
        signal,
      }),
  });
};
