import { Outlet, createRootRoute } from '@tanstack/react-router';
import { type ComponentType, Suspense, lazy } from 'react';

export const rootRoute = createRootRoute({ component: Root });

/** Loaded after the first paint: no page needs it to open (ux 40). If it fails to load, the page works without it. */
const SessionWatch = lazy(() =>
  import('./session-watch.tsx')
    .then((chunk): { default: ComponentType } => ({ default: chunk.SessionWatch }))
    .catch(() => ({ default: () => null })),
);

function Root() {
  return (
    <>
      <Outlet />
      <Suspense>
        <SessionWatch />
      </Suspense>
    </>
  );
}
