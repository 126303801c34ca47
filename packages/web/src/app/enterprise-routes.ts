import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleRoute } from './console-root.ts';
import { listsOf, pagesOf } from './page-routes.ts';
import { withTexts } from '../text/load-texts.ts';

/** The enterprise of the active account, each section at its own address, within one frame. */
export const enterpriseRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/enterprise',
  component: lazyRouteComponent(
    withTexts(() => import('../pages/console/enterprise/enterprise-frame.tsx')),
    'EnterpriseFrame',
  ),
});

const page = pagesOf(enterpriseRoute);
const list = listsOf(enterpriseRoute);

/** The pages of Spec §2 "Enterprise pages"; the domain's permission table says who may open which. */
export const enterpriseRoutes = [
  page('/', () => import('../pages/console/enterprise/enterprise-page.tsx'), 'EnterprisePage'),
  list('/members', () => import('../pages/console/enterprise/members/members-page.tsx'), 'MembersPage'),
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/members/import',
    validateSearch: (search: Record<string, unknown>): { run?: string } =>
      typeof search['run'] === 'string' ? { run: search['run'] } : {},
    component: lazyRouteComponent(
      withTexts(() => import('../pages/console/enterprise/members/import/import-page.tsx')),
      'ImportPage',
    ),
  }),
  list('/invitations', () => import('../pages/console/enterprise/invitations/invitations-page.tsx'), 'InvitationsPage'),
  list('/forbidden-members', () => import('../pages/console/enterprise/forbidden/forbidden-page.tsx'), 'ForbiddenPage'),
  list('/seals', () => import('../pages/console/enterprise/seals/seals-page.tsx'), 'SealsPage'),
  page('/seals/new', () => import('../pages/console/enterprise/seals/new-seal-page.tsx'), 'NewSealPage'),
  list('/seals/use-logs', () => import('../pages/console/enterprise/seals/use-logs-page.tsx'), 'UseLogsPage'),
  list('/seals/$officeSealWsid', () => import('../pages/console/enterprise/seals/seal-page.tsx'), 'SealPage'),
  list('/my-seals', () => import('../pages/console/enterprise/seals/my-seals-page.tsx'), 'MySealsPage'),
  list('/seal-audit', () => import('../pages/console/enterprise/seal-audit/audit-page.tsx'), 'AuditPage'),
  page(
    '/applications',
    () => import('../pages/console/enterprise/applications/applications-page.tsx'),
    'ApplicationsPage',
  ),
  list(
    '/applications/$webhookWsid',
    () => import('../pages/console/enterprise/applications/webhook-page.tsx'),
    'WebhookPage',
  ),
  page(
    '/contract-numbers',
    () => import('../pages/console/enterprise/contract-numbers/numbers-page.tsx'),
    'ContractNumbersPage',
  ),
  page('/retention', () => import('../pages/console/enterprise/retention/retention-page.tsx'), 'RetentionPage'),
  page('/data', () => import('../pages/console/enterprise/own-data/data-page.tsx'), 'EnterpriseDataPage'),
  list('/finance', () => import('../pages/console/enterprise/finance/finance-page.tsx'), 'FinancePage'),
  createRoute({
    getParentRoute: () => enterpriseRoute,
    path: '/roles',
    validateSearch: (search: Record<string, unknown>): { role?: string } =>
      typeof search['role'] === 'string' ? { role: search['role'] } : {},
    component: lazyRouteComponent(
      withTexts(() => import('../pages/console/enterprise/roles/roles-page.tsx')),
      'RolesPage',
    ),
  }),
  list('/templates', () => import('../pages/console/enterprise/templates/templates-page.tsx'), 'TemplatesPage'),
  page('/templates/$bstWsid', () => import('../pages/console/enterprise/templates/template-page.tsx'), 'TemplatePage'),
] as const;
