import { INACTIVITY_MS } from '@countersign/domain';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryClient } from '../api/client.ts';
import { onOperatorGone } from '../pages/operator/model/calls.ts';
import { logoutOperator } from '../pages/operator/model/session.ts';

const ACTIVITY = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const CHECK_MS = 15_000;

/**
 * An operator's session ends after half an hour without activity (Spec §4 "Session"), though the health page keeps polling; an
 * operator whose session has ended goes to the login and comes back.
 */
export function useOperatorWatch(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onOperatorGone(() => {
        const { pathname, search } = window.location;
        if (pathname.startsWith('/operator/login')) return;
        queryClient.clear();
        void navigate({ to: '/operator/login', search: { returnTo: pathname + search }, replace: true });
      }),
    [navigate],
  );
  useEffect(() => {
    let last = Date.now();
    const onActivity = () => {
      last = Date.now();
    };
    const timer = setInterval(() => {
      if (Date.now() - last < INACTIVITY_MS) return;
      const { pathname, search } = window.location;
      // Where the server cannot be reached, the page's own clock ends the session.
      logoutOperator().catch(() => {});
      void navigate({ to: '/operator/login', search: { returnTo: pathname + search, inactive: true }, replace: true });
    }, CHECK_MS);
    for (const name of ACTIVITY) window.addEventListener(name, onActivity, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const name of ACTIVITY) window.removeEventListener(name, onActivity, { capture: true });
    };
  }, [navigate]);
}
