import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { queryClient } from '../api/client.ts';
import { listsOf, pagesOf } from './page-routes.ts';
import { rootRoute } from './root-route.tsx';
import { withTexts } from '../text/load-texts.ts';

/** Pages of the certificate authority's staff, behind a session of their own. */
export const operatorRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'operator',
  beforeLoad: async ({ location }) => {
    const { operatorQuery } = await import('../pages/operator/model/session.ts');
    const operator = await queryClient.ensureQueryData(operatorQuery);
    if (operator === null) throw redirect({ to: '/operator/login', search: { returnTo: location.href } });
  },
  component: lazyRouteComponent(
    withTexts(() => import('./frame-operator.tsx')),
    'FrameOperator',
  ),
});

const page = pagesOf(operatorRoute);
const list = listsOf(operatorRoute);

export const operatorRoutes = [
  page('/operator', () => import('../pages/operator/overview/overview-page.tsx'), 'OverviewPage'),
  page('/operator/password', () => import('../pages/operator/login/password-page.tsx'), 'PasswordPage'),
  page('/operator/second-factor', () => import('../pages/operator/login/second-factor-page.tsx'), 'SecondFactorPage'),
  list('/operator/seals', () => import('../pages/operator/seals/seal-checks-page.tsx'), 'SealChecksPage'),
  list('/operator/requests', () => import('../pages/operator/requests/requests-page.tsx'), 'RequestsPage'),
  list('/operator/identity', () => import('../pages/operator/identity/applications-page.tsx'), 'ApplicationsPage'),
  page(
    '/operator/identity/$applicationWsid',
    () => import('../pages/operator/identity/application-page.tsx'),
    'ApplicationPage',
  ),
  list(
    '/operator/certificates',
    () => import('../pages/operator/certificates/certificates-page.tsx'),
    'CertificatesPage',
  ),
  page('/operator/trust', () => import('../pages/operator/trust/trust-page.tsx'), 'TrustPage'),
  list('/operator/directory', () => import('../pages/operator/directory/directory-page.tsx'), 'DirectoryPage'),
  page(
    '/operator/directory/$account',
    () => import('../pages/operator/directory/entry-page.tsx'),
    'DirectoryEntryPage',
  ),
  list('/operator/users', () => import('../pages/operator/users/users-page.tsx'), 'UsersPage'),
  list('/operator/complaints', () => import('../pages/operator/complaints/complaints-page.tsx'), 'ComplaintsPage'),
  list('/operator/blacklist', () => import('../pages/operator/complaints/blacklist-page.tsx'), 'BlacklistPage'),
  list('/operator/unreached', () => import('../pages/operator/complaints/unreached-page.tsx'), 'UnreachedPage'),
  list('/operator/holds', () => import('../pages/operator/holds/holds-page.tsx'), 'HoldsPage'),
  list('/operator/orders', () => import('../pages/operator/orders/orders-page.tsx'), 'OperatorOrdersPage'),
  page('/operator/authority', () => import('../pages/operator/authority/authority-page.tsx'), 'AuthorityPage'),
  page('/operator/health', () => import('../pages/operator/health/health-page.tsx'), 'HealthPage'),
  list('/operator/statistics', () => import('../pages/operator/statistics/statistics-page.tsx'), 'StatisticsPage'),
  list('/operator/audit', () => import('../pages/operator/audit/audit-page.tsx'), 'AuditPage'),
  page('/operator/operators', () => import('../pages/operator/operators/operators-page.tsx'), 'OperatorsPage'),
] as const;

export const operatorOutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'operator-out',
  component: lazyRouteComponent(
    withTexts(() => import('./frame-operator.tsx')),
    'FrameOperatorOut',
  ),
});
const loginRoute = createRoute({
  getParentRoute: () => operatorOutRoute,
  path: '/operator/login',
  validateSearch: (search: Record<string, unknown>): { returnTo?: string; inactive?: true } => ({
    ...(typeof search['returnTo'] === 'string' ? { returnTo: search['returnTo'] } : {}),
    ...(search['inactive'] === true ? { inactive: true } : {}),
  }),
  component: lazyRouteComponent(
    withTexts(() => import('../pages/operator/login/login-page.tsx')),
    'OperatorLoginPage',
  ),
});
export const operatorOutRoutes = [loginRoute] as const;
