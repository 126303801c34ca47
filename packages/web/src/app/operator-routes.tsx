import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { queryClient } from '../api/client.ts';
import { operatorQuery } from '../pages/operator/model/session.ts';
import { rootRoute } from './root-route.tsx';

/** Accepts any filters; each page validates its own and falls back to the defaults. */
const anySearch = (search: Record<string, unknown>): Record<string, unknown> => search;

/** Pages of the certificate authority's staff, behind a session of their own. */
export const operatorRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'operator',
  beforeLoad: async ({ location }) => {
    const operator = await queryClient.ensureQueryData(operatorQuery);
    if (operator === null) throw redirect({ to: '/operator/login', search: { returnTo: location.href } });
  },
  component: lazyRouteComponent(() => import('./frame-operator.tsx'), 'FrameOperator'),
});

const overviewRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/operator',
  component: lazyRouteComponent(() => import('../pages/operator/overview/overview-page.tsx'), 'OverviewPage'),
});
const passwordRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/operator/password',
  component: lazyRouteComponent(() => import('../pages/operator/login/password-page.tsx'), 'PasswordPage'),
});
const secondFactorRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/operator/second-factor',
  component: lazyRouteComponent(() => import('../pages/operator/login/second-factor-page.tsx'), 'SecondFactorPage'),
});
const sealChecksRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/operator/seals',
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('../pages/operator/seals/seal-checks-page.tsx'), 'SealChecksPage'),
});
const requestsRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/operator/requests',
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('../pages/operator/requests/requests-page.tsx'), 'RequestsPage'),
});
const identityRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/operator/identity',
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('../pages/operator/identity/applications-page.tsx'), 'ApplicationsPage'),
});
const applicationRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/operator/identity/$applicationWsid',
  component: lazyRouteComponent(() => import('../pages/operator/identity/application-page.tsx'), 'ApplicationPage'),
});
const certificatesRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/operator/certificates',
  validateSearch: anySearch,
  component: lazyRouteComponent(
    () => import('../pages/operator/certificates/certificates-page.tsx'),
    'CertificatesPage',
  ),
});
const trustRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/operator/trust',
  component: lazyRouteComponent(() => import('../pages/operator/trust/trust-page.tsx'), 'TrustPage'),
});
const usersRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/operator/users',
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('../pages/operator/users/users-page.tsx'), 'UsersPage'),
});
const complaintsRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/operator/complaints',
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('../pages/operator/complaints/complaints-page.tsx'), 'ComplaintsPage'),
});
const blacklistRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/operator/blacklist',
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('../pages/operator/complaints/blacklist-page.tsx'), 'BlacklistPage'),
});
const ordersRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/operator/orders',
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('../pages/operator/orders/orders-page.tsx'), 'OperatorOrdersPage'),
});
const authorityRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/operator/authority',
  component: lazyRouteComponent(() => import('../pages/operator/authority/authority-page.tsx'), 'AuthorityPage'),
});
const healthRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/operator/health',
  component: lazyRouteComponent(() => import('../pages/operator/health/health-page.tsx'), 'HealthPage'),
});
const auditRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/operator/audit',
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('../pages/operator/audit/audit-page.tsx'), 'AuditPage'),
});
const operatorsRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/operator/operators',
  component: lazyRouteComponent(() => import('../pages/operator/operators/operators-page.tsx'), 'OperatorsPage'),
});
export const operatorRoutes = [
  overviewRoute,
  passwordRoute,
  secondFactorRoute,
  sealChecksRoute,
  requestsRoute,
  identityRoute,
  applicationRoute,
  certificatesRoute,
  trustRoute,
  usersRoute,
  complaintsRoute,
  blacklistRoute,
  ordersRoute,
  authorityRoute,
  healthRoute,
  auditRoute,
  operatorsRoute,
] as const;

export const operatorOutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'operator-out',
  component: lazyRouteComponent(() => import('./frame-operator.tsx'), 'FrameOperatorOut'),
});
const loginRoute = createRoute({
  getParentRoute: () => operatorOutRoute,
  path: '/operator/login',
  validateSearch: (search: Record<string, unknown>): { returnTo?: string; inactive?: true } => ({
    ...(typeof search['returnTo'] === 'string' ? { returnTo: search['returnTo'] } : {}),
    ...(search['inactive'] === true ? { inactive: true } : {}),
  }),
  component: lazyRouteComponent(() => import('../pages/operator/login/login-page.tsx'), 'OperatorLoginPage'),
});
export const operatorOutRoutes = [loginRoute] as const;
