import { Outlet, createRootRoute, useRouterState } from '@tanstack/react-router';
import { type ComponentType, Suspense, lazy, useState } from 'react';
import { loadTexts } from '../text/load-texts.ts';
import { isOpenPath } from './open-path.ts';

export const rootRoute = createRootRoute({
  // Its code waits for the texts of a page, so that they are loaded together.
  beforeLoad: ({ location }) => void loadTexts(location.pathname).catch(() => undefined),
  component: Root,
});

/** No public page needs it, and no page needs it to open (ux 40). If it fails to load, the page works without it. */
const SessionWatch = lazy(() =>
  import('./session-watch.tsx')
    .then((chunk): { default: ComponentType } => ({ default: chunk.SessionWatch }))
    .catch(() => ({ default: () => null })),
);

function Root() {
  const isOpen = useRouterState({ select: ({ location }) => isOpenPath(location.pathname) });
  // It stays when its notice has led to the login.
  const [isWatched, setWatched] = useState(false);
  if (!isOpen && !isWatched) setWatched(true);
  return (
    <>
      <Outlet />
      {isWatched && (
        <Suspense>
          <SessionWatch />
        </Suspense>
      )}
    </>
  );
}
