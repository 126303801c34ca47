import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { withTexts } from '../text/load-texts.ts';

/** Accepts any filters; each page validates its own and falls back to the defaults. */
const anySearch = (search: Record<string, unknown>): Record<string, unknown> => search;

/** Loads the module that exports the page `Name`. */
type Load<Name extends string> = () => Promise<Record<Name, () => ReactNode>>;

/** Makes the routes of the pages below `parent`; each page is a chunk of its own. */
export const pagesOf =
  <P extends AnyRoute>(parent: P) =>
  <const Path extends string, Name extends string>(path: Path, load: Load<NoInfer<Name>>, name: Name) =>
    createRoute({ getParentRoute: () => parent, path, component: lazyRouteComponent(withTexts(load), name) });

/** The same for pages with filters in their address. */
export const listsOf =
  <P extends AnyRoute>(parent: P) =>
  <const Path extends string, Name extends string>(path: Path, load: Load<NoInfer<Name>>, name: Name) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      validateSearch: anySearch,
      component: lazyRouteComponent(withTexts(load), name),
    });
