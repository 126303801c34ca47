import { createRouter } from '@tanstack/react-router';
import { consoleRoute } from './console-root.ts';
import { batchSignRoute, consoleRoutes, prepareRoute, prepareRoutes } from './console-routes.ts';
import { FailurePage, NotFoundPage, PendingPage } from './failure-page.tsx';
import { homeRoute, lightRoutes, loggedOutRoute, loggedOutRoutes } from './light-routes.ts';
import { operatorOutRoute, operatorOutRoutes, operatorRoute, operatorRoutes } from './operator-routes.ts';
import { rootRoute } from './root-route.tsx';

/** The table of Spec §2. */
const routeTree = rootRoute.addChildren([
  homeRoute,
  loggedOutRoute.addChildren(loggedOutRoutes),
  ...lightRoutes,
  consoleRoute.addChildren(consoleRoutes),
  batchSignRoute,
  prepareRoute.addChildren(prepareRoutes),
  operatorRoute.addChildren(operatorRoutes),
  operatorOutRoute.addChildren(operatorOutRoutes),
]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingMs: 300,
  scrollRestoration: true,
  defaultErrorComponent: ({ error }) => <FailurePage error={error} />,
  defaultNotFoundComponent: NotFoundPage,
  defaultPendingComponent: PendingPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
