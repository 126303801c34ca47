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

/** The same for a list that is paged by the key of its last row, which is `before` in the address; a changed filter begins at the newest row. */
export function useKeyedSearch<K extends string>(keys: readonly K[]) {
  const { search, set } = useListSearch<K | 'before'>([...keys, 'before']);
  const { before, ...filters } = search.filters;
  const none = Object.fromEntries([...keys, 'before'].map((key) => [key, ''])) as Record<K | 'before', string>;
  const isSet = isFiltered({ filters, page: 1 });
  return {
    filters: filters as Readonly<Record<K, string>>,
    set: (next: Partial<Record<K, string>>): void =>
      set({ ...next, before: '' } as Partial<Record<K | 'before', string>>),
    paging: {
      before,
      onTurn: (to: string): void => set({ before: to } as Partial<Record<K | 'before', string>>),
      onClear: isSet ? (): void => set(none) : null,
    },
  };
}
