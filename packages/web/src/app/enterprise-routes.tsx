import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleRoute } from './console-root.tsx';

/** The enterprise of the active account, each section at its own address, within one frame. */
export const enterpriseRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/enterprise',
  component: lazyRouteComponent(() => import('../pages/console/enterprise/enterprise-frame.tsx'), 'EnterpriseFrame'),
});

/** Accepts any filters; each page validates its own and falls back to the defaults. */
const anySearch = (search: Record<string, unknown>): Record<string, unknown> => search;

/** The pages of Spec §2 "Enterprise pages"; the domain's permission table says who may open which. */
export const enterpriseRoutes = [
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/',
    component: lazyRouteComponent(() => import('../pages/console/enterprise/enterprise-page.tsx'), 'EnterprisePage'),
  }),
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/members',
    validateSearch: anySearch,
    component: lazyRouteComponent(() => import('../pages/console/enterprise/members/members-page.tsx'), 'MembersPage'),
  }),
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/members/import',
    validateSearch: (search: Record<string, unknown>): { run?: string } =>
      typeof search['run'] === 'string' ? { run: search['run'] } : {},
    component: lazyRouteComponent(
      () => import('../pages/console/enterprise/members/import/import-page.tsx'),
      'ImportPage',
    ),
  }),
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/invitations',
    validateSearch: anySearch,
    component: lazyRouteComponent(
      () => import('../pages/console/enterprise/invitations/invitations-page.tsx'),
      'InvitationsPage',
    ),
  }),
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/forbidden-members',
    validateSearch: anySearch,
    component: lazyRouteComponent(
      () => import('../pages/console/enterprise/forbidden/forbidden-page.tsx'),
      'ForbiddenPage',
    ),
  }),
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/seals',
    validateSearch: anySearch,
    component: lazyRouteComponent(() => import('../pages/console/enterprise/seals/seals-page.tsx'), 'SealsPage'),
  }),
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/seals/new',
    component: lazyRouteComponent(() => import('../pages/console/enterprise/seals/new-seal-page.tsx'), 'NewSealPage'),
  }),
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/seals/use-logs',
    validateSearch: anySearch,
    component: lazyRouteComponent(() => import('../pages/console/enterprise/seals/use-logs-page.tsx'), 'UseLogsPage'),
  }),
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/seals/$officeSealWsid',
    validateSearch: anySearch,
    component: lazyRouteComponent(() => import('../pages/console/enterprise/seals/seal-page.tsx'), 'SealPage'),
  }),
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/my-seals',
    validateSearch: anySearch,
    component: lazyRouteComponent(() => import('../pages/console/enterprise/seals/my-seals-page.tsx'), 'MySealsPage'),
  }),
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/seal-audit',
    validateSearch: anySearch,
    component: lazyRouteComponent(() => import('../pages/console/enterprise/seal-audit/audit-page.tsx'), 'AuditPage'),
  }),
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/applications',
    component: lazyRouteComponent(
      () => import('../pages/console/enterprise/applications/applications-page.tsx'),
      'ApplicationsPage',
    ),
  }),
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/applications/$webhookWsid',
    validateSearch: anySearch,
    component: lazyRouteComponent(
      () => import('../pages/console/enterprise/applications/webhook-page.tsx'),
      'WebhookPage',
    ),
  }),
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/contract-numbers',
    component: lazyRouteComponent(
      () => import('../pages/console/enterprise/contract-numbers/numbers-page.tsx'),
      'ContractNumbersPage',
    ),
  }),
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/finance',
    validateSearch: anySearch,
    component: lazyRouteComponent(() => import('../pages/console/enterprise/finance/finance-page.tsx'), 'FinancePage'),
  }),
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/roles',
    validateSearch: (search: Record<string, unknown>): { role?: string } =>
      typeof search['role'] === 'string' ? { role: search['role'] } : {},
    component: lazyRouteComponent(() => import('../pages/console/enterprise/roles/roles-page.tsx'), 'RolesPage'),
  }),
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/templates',
    validateSearch: anySearch,
    component: lazyRouteComponent(
      () => import('../pages/console/enterprise/templates/templates-page.tsx'),
      'TemplatesPage',
    ),
  }),
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/templates/$bstWsid',
    component: lazyRouteComponent(
      () => import('../pages/console/enterprise/templates/template-page.tsx'),
      'TemplatePage',
    ),
  }),
] as const;
