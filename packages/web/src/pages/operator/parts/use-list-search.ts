import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAddressed } from '../../../ui/use-addressed.ts';
import { type ListSearch, isFiltered, readListSearch, writeListSearch } from '../model/list-search.ts';

/** The search of a list from its address, and functions to change it; a page change adds a history entry, a filter does not. */
export function useListSearch<K extends string>(keys: readonly K[]) {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [search, change] = useAddressed<ListSearch<K>>(
    readListSearch(raw, keys),
    (next, { page }) => navigate({ to: '.', search: writeListSearch(next), replace: page === undefined }),
    { page: 1 },
  );
  const none = Object.fromEntries(keys.map((key) => [key, ''])) as Record<K, string>;
  return {
    search,
    set: (next: Partial<Record<K, string>>): void => change({ filters: { ...search.filters, ...next } }),
    paging: {
      page: search.page,
      onPage: (page: number): void => change({ page }),
      onClear: isFiltered(search) ? (): void => change({ filters: none }) : null,
    },
  };
}
