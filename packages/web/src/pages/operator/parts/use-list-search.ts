import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ListSearch, isFiltered, readListSearch, writeListSearch } from '../model/list-search.ts';

/** The search of a list as its address says, and the ways to change it; a page is gone back from, a filter is not. */
export function useListSearch<K extends string>(keys: readonly K[]) {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = readListSearch(raw, keys);
  const go = (next: ListSearch<K>, replace: boolean): void =>
    void navigate({ to: '.', search: writeListSearch(next), replace });
  const none = Object.fromEntries(keys.map((key) => [key, ''])) as Record<K, string>;
  return {
    search,
    set: (next: Partial<Record<K, string>>): void => go({ filters: { ...search.filters, ...next }, page: 1 }, true),
    turnTo: (page: number): void => go({ ...search, page }, false),
    clear: isFiltered(search) ? (): void => go({ filters: none, page: 1 }, true) : null,
  };
}
