import { Outlet, createRootRoute } from '@tanstack/react-router';
import { SessionWatch } from './session-watch.tsx';

export const rootRoute = createRootRoute({ component: Root });

function Root() {
  return (
    <>
      <Outlet />
      <SessionWatch />
    </>
  );
}
