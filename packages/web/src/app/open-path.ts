const OPEN =
  /^\/((homePage|manual|landing|invitation|join|login|register|forgot-password|find-password|report|verify|practice-statement|sign|in-person|scan|shared|shield|operator)(\/|$)|$)/i;

/** Public pages, and those of the operators, who have sessions of their own; the root only redirects. */
export const isOpenPath = (pathname: string): boolean => OPEN.test(pathname);
