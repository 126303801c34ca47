import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { queryClient } from '../api/client.ts';
import { isFreeLogin, sessionQuery } from '../api/session.ts';
import { FrameLoggedOut } from './frame-logged-out.tsx';
import { landingSearch, returnToSearch } from './return-to.ts';
import { pagesOf } from './page-routes.ts';
import { rootRoute } from './root-route.tsx';
import { withTexts } from '../text/load-texts.ts';

/** Pages that load little: they open fast on a phone. */

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: async () => {
    const session = await queryClient.ensureQueryData(sessionQuery);
    throw redirect({ to: session !== null && !isFreeLogin(session) ? '/wesign' : '/homePage' });
  },
});

export const loggedOutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'logged-out',
  component: FrameLoggedOut,
});

const page = pagesOf(loggedOutRoute);

const loginRoute = createRoute({
  getParentRoute: () => loggedOutRoute,
  path: '/login',
  validateSearch: returnToSearch,
  component: lazyRouteComponent(
    withTexts(() => import('../pages/light/login/login-page.tsx')),
    'LoginPage',
  ),
});
const registerRoute = createRoute({
  getParentRoute: () => loggedOutRoute,
  path: '/register',
  validateSearch: returnToSearch,
  component: lazyRouteComponent(
    withTexts(() => import('../pages/light/login/register-page.tsx')),
    'RegisterPage',
  ),
});

const landingRoute = createRoute({
  getParentRoute: () => loggedOutRoute,
  path: '/landing',
  validateSearch: landingSearch,
  // Whether the person is logged in decides where the button leads, so it is known before the button is shown.
  beforeLoad: () => queryClient.prefetchQuery(sessionQuery),
  component: lazyRouteComponent(
    withTexts(() => import('../pages/light/landing/landing-page.tsx')),
    'LandingPage',
  ),
});

/** Where an invited person comes in: through an invitation to their contact, or through the enterprise's link. */

/** Pages in the logged-out frame. */
export const loggedOutRoutes = [
  page('/homePage', () => import('../pages/light/home/home-page.tsx'), 'HomePage'),
  page('/manual', () => import('../pages/light/manual/manual-page.tsx'), 'ManualPage'),
  landingRoute,
  page('/invitation/$invitationWsid', () => import('../pages/light/invitation/invitation-page.tsx'), 'InvitationPage'),
  page('/join/$token', () => import('../pages/light/invitation/invitation-page.tsx'), 'JoinPage'),
  page('/report', () => import('../pages/light/report/report-page.tsx'), 'ReportPage'),
  loginRoute,
  registerRoute,
  page('/forgot-password', () => import('../pages/light/forgot/forgot-page.tsx'), 'ForgotPage'),
  page('/find-password', () => import('../pages/light/forgot/find-page.tsx'), 'FindPage'),
  page('/verify', () => import('../pages/light/verify/verify-page.tsx'), 'VerifyPage'),
  page('/shared', () => import('../pages/light/shared/shared-page.tsx'), 'SharedPage'),
  page('/legal/$document', () => import('../pages/light/legal/legal-page.tsx'), 'LegalPage'),
  page('/accessibility', () => import('../pages/light/legal/legal-page.tsx'), 'AccessPage'),
  page('/practice-statement', () => import('../pages/light/practice/practice-page.tsx'), 'PracticePage'),
] as const;

const signRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign/$envelopeWsid/$participantWsid',
  component: lazyRouteComponent(
    withTexts(() => import('../pages/light/sign/sign-page.tsx')),
    'SignPage',
  ),
});

/** A device that its sender has handed over, between the turns of its participants (Rulings §8.27). */
const inPersonRoute = pagesOf(rootRoute)(
  '/in-person',
  () => import('../pages/light/in-person/in-person-page.tsx'),
  'InPersonPage',
);

/** Behind the QR code of a computer: the secret is after the #, and no login is needed. */
const scanRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/scan/$scanWsid',
  component: lazyRouteComponent(
    withTexts(() => import('../pages/light/scan/scan-page.tsx')),
    'ScanPage',
  ),
});

/** Behind the QR code of an external signature, on the signer's own phone: likewise. */
const shieldRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shield/$shieldWsid',
  component: lazyRouteComponent(
    withTexts(() => import('../pages/light/shield/shield-page.tsx')),
    'ShieldPage',
  ),
});

/** Pages with a frame of their own, such as the signing page: the contract first, the product second. */
export const lightRoutes = [signRoute, inPersonRoute, scanRoute, shieldRoute] as const;
