import type { Session } from '@countersign/contract';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { CallError, queryClient } from '../api/client.ts';
import { IN_PERSON, isInPerson } from '../api/in-person.ts';
import { isFreeLogin, sessionQuery } from '../api/session.ts';
import type { Address } from './read-ahead.ts';
import { rootRoute } from './root-route.tsx';
import { withTexts } from '../text/load-texts.ts';

export const startupFailure = lazyRouteComponent(
  withTexts(() => import('./startup-failure.tsx')),
  'StartupFailure',
);

/** Where a person wants to go, as the router has read it. */
interface At extends Address {
  readonly href: string;
}

/** Leads strangers to the login and back; provides the session. */
export const requireSession = async ({ location }: { location: At }) => {
  const session = await queryClient.ensureQueryData(sessionQuery);
  const isFree = session !== null && isFreeLogin(session);
  if ((session === null || isFree) && isInPerson()) throw redirect({ to: IN_PERSON });
  if (session === null) throw redirect({ to: '/login', search: { returnTo: location.href } });
  if (!isFree && (await isRemoved(session, location))) throw redirect({ to: '/wesign' });
  return { session, isFreeLogin: isFree };
};

/** Whether the active account was removed; a session that ended meanwhile leads to the login. */
async function isRemoved(session: Session, location: At): Promise<boolean> {
  // Loaded together with the error page, which could not be fetched without a network.
  const [{ startUp }] = await Promise.all([withTexts(() => import('./startup.ts'))(), startupFailure.preload?.()]);
  try {
    return await startUp(session, location);
  } catch (error) {
    if (!(error instanceof CallError && error.status === 401)) throw error;
    queryClient.clear();
    throw redirect({ to: '/login', search: { returnTo: location.href } });
  }
}

/** Pages behind a full session, in the console's frame. */
export const consoleRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'console',
  beforeLoad: requireSession,
  errorComponent: startupFailure,
  component: lazyRouteComponent(
    withTexts(() => import('./frame-console.tsx')),
    'FrameConsole',
  ),
});
