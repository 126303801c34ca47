import { EXECUTION_STATUSES, type ExecutionStatus } from '@countersign/domain';
import { Outlet, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { consoleRoute, requireSession, startupFailure } from './console-root.ts';
import { enterpriseRoute, enterpriseRoutes } from './enterprise-routes.ts';
import { listsOf, pagesOf } from './page-routes.ts';
import { rootRoute } from './root-route.tsx';
import { withTexts } from '../text/load-texts.ts';

const page = pagesOf(consoleRoute);
const list = listsOf(consoleRoute);

const detailRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/envelope-detail',
  validateSearch: (search: Record<string, unknown>) => ({
    envelopeId: typeof search['envelopeId'] === 'string' ? search['envelopeId'] : '',
  }),
  component: lazyRouteComponent(
    withTexts(() => import('../pages/console/detail/detail-page.tsx')),
    'DetailPage',
  ),
});
const messagesRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/messages',
  validateSearch: (search: Record<string, unknown>): { page?: number; unread?: boolean } => ({
    ...(typeof search['page'] === 'number' && search['page'] > 1 ? { page: Math.floor(search['page']) } : {}),
    ...(search['unread'] === true ? { unread: true } : {}),
  }),
  component: lazyRouteComponent(
    withTexts(() => import('../pages/console/messages/messages-page.tsx')),
    'MessagesPage',
  ),
});
const pageSearch = (search: Record<string, unknown>): { page?: number } =>
  typeof search['page'] === 'number' && search['page'] > 1 ? { page: Math.floor(search['page']) } : {};
const bulkRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/bulk',
  validateSearch: pageSearch,
  component: lazyRouteComponent(
    withTexts(() => import('../pages/console/bulk/jobs-page.tsx')),
    'BulkJobsPage',
  ),
});
const bulkJobRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/bulk/$envelopeWsid/$jobWsid',
  validateSearch: (search: Record<string, unknown>): { page?: number; status?: ExecutionStatus } => {
    const status = EXECUTION_STATUSES.find((one) => one === search['status']);
    return { ...pageSearch(search), ...(status === undefined ? {} : { status }) };
  },
  component: lazyRouteComponent(
    withTexts(() => import('../pages/console/bulk/job-page.tsx')),
    'BulkJobPage',
  ),
});
const accountRoute = page('/account', () => import('../pages/console/account/settings-frame.tsx'), 'SettingsFrame');
const accountPage = pagesOf(accountRoute);
const accountList = listsOf(accountRoute);
const accountRoutes = [
  accountPage('/profile', () => import('../pages/console/account/profile-page.tsx'), 'ProfilePage'),
  accountPage('/security', () => import('../pages/console/account/security-page.tsx'), 'SecurityPage'),
  accountPage('/devices', () => import('../pages/console/account/devices/devices-page.tsx'), 'DevicesPage'),
  accountPage('/notices', () => import('../pages/console/account/notices/notices-page.tsx'), 'NoticesPage'),
  accountPage('/seals', () => import('../pages/console/account/seals-page.tsx'), 'SealsPage'),
  accountPage('/identity', () => import('../pages/console/account/identity/identity-page.tsx'), 'IdentityPage'),
  createRoute({
    getParentRoute: () => accountRoute,
    path: '/certificates',
    validateSearch: (search: Record<string, unknown>): { page?: number } =>
      typeof search['page'] === 'number' ? { page: search['page'] } : {},
    component: lazyRouteComponent(
      withTexts(() => import('../pages/console/account/certificates/certificates-page.tsx')),
      'CertificatesPage',
    ),
  }),
  accountPage('/data', () => import('../pages/console/account/own-data/data-page.tsx'), 'DataPage'),
  accountList('/charges', () => import('../pages/console/account/charges/own-charges-page.tsx'), 'OwnChargesPage'),
] as const;

/** Each page is a chunk of its own. */
export const consoleRoutes = [
  page('/wesign', () => import('../pages/console/home/home-page.tsx'), 'HomePage'),
  list('/envelopes', () => import('../pages/console/envelopes/envelopes-page.tsx'), 'EnvelopesPage'),
  list(
    '/enterprise-envelopes',
    () => import('../pages/console/envelopes/enterprise-envelopes-page.tsx'),
    'EnterpriseEnvelopesPage',
  ),
  page('/envelopes/new', () => import('../pages/console/prepare/new-envelope-page.tsx'), 'NewEnvelopePage'),
  detailRoute,
  messagesRoute,
  bulkRoute,
  bulkJobRoute,
  page('/enterprises/new', () => import('../pages/console/enterprise/new-enterprise-page.tsx'), 'NewEnterprisePage'),
  enterpriseRoute.addChildren(enterpriseRoutes),
  accountRoute.addChildren(accountRoutes),
] as const;

/** Several envelopes signed with one confirmation: the same guard, the contracts first. */
export const batchSignRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/batch-sign',
  validateSearch: (search: Record<string, unknown>): { ids: string } => ({
    ids: typeof search['ids'] === 'string' ? search['ids'] : '',
  }),
  beforeLoad: async (context) => {
    const known = await requireSession(context);
    if (known.isFreeLogin) throw redirect({ to: '/wesign' });
    return known;
  },
  errorComponent: startupFailure,
  component: lazyRouteComponent(
    withTexts(() => import('../pages/light/sign/batch/batch-page.tsx')),
    'BatchPage',
  ),
});

/** Preparing an envelope fills the screen: the same guard, and a frame of its own. */
export const prepareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/envelopes/$envelopeWsid/edit',
  beforeLoad: async (context) => {
    const known = await requireSession(context);
    if (known.isFreeLogin) throw redirect({ to: '/wesign' });
    return known;
  },
  errorComponent: startupFailure,
  component: lazyRouteComponent(
    withTexts(() => import('../pages/console/prepare/prepare-frame.tsx')),
    'PrepareFrame',
  ),
});
const prepareStartRoute = createRoute({
  getParentRoute: () => prepareRoute,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/envelopes/$envelopeWsid/edit/documents', params, replace: true });
  },
  component: Outlet,
});
const documentsRoute = createRoute({
  getParentRoute: () => prepareRoute,
  path: '/documents',
  component: lazyRouteComponent(
    withTexts(() => import('../pages/console/prepare/documents-step.tsx')),
    'DocumentsStep',
  ),
});
const participantsRoute = createRoute({
  getParentRoute: () => prepareRoute,
  path: '/participants',
  component: lazyRouteComponent(
    withTexts(() => import('../pages/console/prepare/participants-step.tsx')),
    'ParticipantsStep',
  ),
});
const fieldsRoute = createRoute({
  getParentRoute: () => prepareRoute,
  path: '/fields',
  validateSearch: (search: Record<string, unknown>): { field?: string; preview?: string } => ({
    ...(typeof search['field'] === 'string' ? { field: search['field'] } : {}),
    ...(typeof search['preview'] === 'string' ? { preview: search['preview'] } : {}),
  }),
  component: lazyRouteComponent(
    withTexts(() => import('../pages/console/prepare/fields-step.tsx')),
    'FieldsStep',
  ),
});
export const prepareRoutes = [prepareStartRoute, documentsRoute, participantsRoute, fieldsRoute] as const;
