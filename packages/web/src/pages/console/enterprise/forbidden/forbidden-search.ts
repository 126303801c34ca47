/** The filters of the disabled members are kept in the address (ux 28). */
export interface ForbiddenSearch {
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

export function readForbiddenSearch(raw: Record<string, unknown>): ForbiddenSearch {
  const page = Number(raw['page']);
  const search = typeof raw['search'] === 'string' || typeof raw['search'] === 'number' ? String(raw['search']) : '';
  return { search: search.slice(0, 100), page: Number.isInteger(page) && page > 0 ? page : 1 };
}

export const writeForbiddenSearch = ({ search, page }: ForbiddenSearch): Record<string, string | number> => ({
  ...(search === '' ? {} : { search }),
  ...(page === 1 ? {} : { page }),
});
