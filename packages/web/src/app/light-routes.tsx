import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { queryClient } from '../api/client.ts';
import { isFreeLogin, sessionQuery } from '../api/session.ts';
import { FrameLoggedOut } from './frame-logged-out.tsx';
import { landingSearch, returnToSearch } from './return-to.ts';
import { rootRoute } from './root-route.tsx';

/** Pages without antd: they open fast on a phone. */

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

const loginRoute = createRoute({
  getParentRoute: () => loggedOutRoute,
  path: '/login',
  validateSearch: returnToSearch,
  component: lazyRouteComponent(() => import('../pages/light/login/login-page.tsx'), 'LoginPage'),
});
const registerRoute = createRoute({
  getParentRoute: () => loggedOutRoute,
  path: '/register',
  validateSearch: returnToSearch,
  component: lazyRouteComponent(() => import('../pages/light/login/register-page.tsx'), 'RegisterPage'),
});
const forgotRoute = createRoute({
  getParentRoute: () => loggedOutRoute,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('../pages/light/forgot/forgot-page.tsx'), 'ForgotPage'),
});
const findRoute = createRoute({
  getParentRoute: () => loggedOutRoute,
  path: '/find-password',
  component: lazyRouteComponent(() => import('../pages/light/forgot/find-page.tsx'), 'FindPage'),
});

const verifyRoute = createRoute({
  getParentRoute: () => loggedOutRoute,
  path: '/verify',
  component: lazyRouteComponent(() => import('../pages/light/verify/verify-page.tsx'), 'VerifyPage'),
});

const practiceRoute = createRoute({
  getParentRoute: () => loggedOutRoute,
  path: '/practice-statement',
  component: lazyRouteComponent(() => import('../pages/light/practice/practice-page.tsx'), 'PracticePage'),
});

const marketingRoute = createRoute({
  getParentRoute: () => loggedOutRoute,
  path: '/homePage',
  component: lazyRouteComponent(() => import('../pages/light/home/home-page.tsx'), 'HomePage'),
});
const manualRoute = createRoute({
  getParentRoute: () => loggedOutRoute,
  path: '/manual',
  component: lazyRouteComponent(() => import('../pages/light/manual/manual-page.tsx'), 'ManualPage'),
});

const reportRoute = createRoute({
  getParentRoute: () => loggedOutRoute,
  path: '/report',
  component: lazyRouteComponent(() => import('../pages/light/report/report-page.tsx'), 'ReportPage'),
});

const landingRoute = createRoute({
  getParentRoute: () => loggedOutRoute,
  path: '/landing',
  validateSearch: landingSearch,
  // Whether the person is logged in decides where the button leads, so it is known before the button is shown.
  beforeLoad: () => queryClient.prefetchQuery(sessionQuery),
  component: lazyRouteComponent(() => import('../pages/light/landing/landing-page.tsx'), 'LandingPage'),
});

/** Where an invited person comes in: through an invitation to their contact, or through the enterprise's link. */
const invitationRoute = createRoute({
  getParentRoute: () => loggedOutRoute,
  path: '/invitation/$invitationWsid',
  component: lazyRouteComponent(() => import('../pages/light/invitation/invitation-page.tsx'), 'InvitationPage'),
});
const joinRoute = createRoute({
  getParentRoute: () => loggedOutRoute,
  path: '/join/$token',
  component: lazyRouteComponent(() => import('../pages/light/invitation/invitation-page.tsx'), 'JoinPage'),
});

/** Pages in the logged-out frame. */
export const loggedOutRoutes = [
  marketingRoute,
  manualRoute,
  landingRoute,
  invitationRoute,
  joinRoute,
  reportRoute,
  loginRoute,
  registerRoute,
  forgotRoute,
  findRoute,
  verifyRoute,
  practiceRoute,
] as const;

const signRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign/$envelopeWsid/$participantWsid',
  component: lazyRouteComponent(() => import('../pages/light/sign/sign-page.tsx'), 'SignPage'),
});

/** Behind the QR code of a computer: the secret is after the #, and no login is needed. */
const scanRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/scan/$scanWsid',
  component: lazyRouteComponent(() => import('../pages/light/scan/scan-page.tsx'), 'ScanPage'),
});

/** Behind the QR code of an external signature, on the signer's own phone: likewise. */
const shieldRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shield/$shieldWsid',
  component: lazyRouteComponent(() => import('../pages/light/shield/shield-page.tsx'), 'ShieldPage'),
});

/** Pages with a frame of their own, such as the signing page: the contract first, the product second. */
export const lightRoutes = [signRoute, scanRoute, shieldRoute] as const;
