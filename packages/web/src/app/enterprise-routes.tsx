import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleRoute } from './console-root.tsx';

/** The enterprise of the active account, each section at its own address, within one frame. */
export const enterpriseRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/enterprise',
  component: lazyRouteComponent(() => import('../pages/console/enterprise/enterprise-frame.tsx'), 'EnterpriseFrame'),
});

/** The pages of Spec §2 "Enterprise pages"; who may open which stands in the domain's table of permissions. */
export const enterpriseRoutes = [
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/',
    component: lazyRouteComponent(() => import('../pages/console/enterprise/enterprise-page.tsx'), 'EnterprisePage'),
  }),
] as const;
