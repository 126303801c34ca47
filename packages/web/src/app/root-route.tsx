import { Outlet, createRootRoute } from '@tanstack/react-router';
import { type ComponentType, Suspense, lazy } from 'react';

export const rootRoute = createRootRoute({ component: Root });

/** After the first paint: no page needs it to open (ux 40). Where it does not load, the page does its work without. */
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
