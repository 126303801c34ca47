import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { queryClient } from '../api/client.ts';
import { isFreeLogin, sessionQuery } from '../api/session.ts';
import { rootRoute } from './root-route.tsx';

/** Pages behind a full session, in the console's frame; antd comes with the first of them. */
export const consoleRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'console',
  beforeLoad: async ({ location }) => {
    const session = await queryClient.ensureQueryData(sessionQuery);
    if (session === null) throw redirect({ to: '/login', search: { returnTo: location.href } });
    return { session, isFreeLogin: isFreeLogin(session) };
  },
  component: lazyRouteComponent(() => import('./frame-console.tsx'), 'FrameConsole'),
});

/** Each page is a chunk of its own: `component: lazyRouteComponent(() => import('../pages/console/…'), 'NameOfPage')`. */
export const consoleRoutes = [] as const;
