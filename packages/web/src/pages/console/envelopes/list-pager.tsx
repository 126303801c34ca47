import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../text/format.ts';
import { Pager } from '../../../ui/pager.tsx';
import type { ListSearch } from '../model/list-search.ts';
import { listTotalQuery } from '../model/queries.ts';
import { useEnvelopesText } from './text.ts';

interface ListPagerProps {
  search: ListSearch;
  /** Those of the answered page. */
  page: { readonly totalElements: number; readonly isExact?: boolean | undefined };
  /** For the list of an enterprise. */
  enterpriseWsid?: string;
  onPage: (page: number) => void;
}

/** The pager of the list. For a long list it shows a lower bound of the count until the exact count has arrived. */
export function ListPager({ search, page, enterpriseWsid, onPage }: ListPagerProps) {
  const words = useEnvelopesText();
  const { data: counted } = useQuery({
    ...listTotalQuery(search, enterpriseWsid ?? null),
    enabled: page.isExact === false,
  });
  const exact = page.isExact === false ? counted : page.totalElements;
  const total = exact ?? page.totalElements;
  const many = formatNumber(total);
  return (
    <Pager
      page={search.page}
      total={total}
      count={exact === undefined ? words.countAtLeast(many) : words.count(many)}
      onPage={onPage}
    />
  );
}
