import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lastActivityMs } from '../api/activity.ts';
import { api, call, errorNameOf, onNotLogin, queryClient } from '../api/client.ts';
import { IN_PERSON, isInPerson, toInPerson } from '../api/in-person.ts';
import { LOGIN_CHANGED_KEY, hasLeft, hasLoginChanged, isFreeLogin, logout, sessionQuery } from '../api/session.ts';
import { showError } from '../parts/trouble/show-error.ts';
import { OTHER_TAB_MS, useAccountWatch } from './account-watch.ts';
import { attendanceAt } from './inactivity.ts';
import { InactivityWarning } from './inactivity-warning.tsx';
import { isOpenPath } from './open-path.ts';
import { type SessionNotice, SessionNoticeDialog } from './session-notice.tsx';
import { useAttendance } from './use-attendance.ts';

const isOpenPage = (): boolean => isOpenPath(window.location.pathname);

/** On a hand-held device the page refreshes without asking (Spec §4 "Session"). */
const isHandheld = (): boolean => window.matchMedia('(hover: none) and (pointer: coarse)').matches;

/** Any call that counts as activity: of the account, or of the envelope that a link opened. */
async function tellServer(): Promise<void> {
  const session = queryClient.getQueryData(sessionQuery.queryKey);
  if (!session) return;
  const { userWsid } = session;
  if (!isFreeLogin(session)) return void (await call(api.getUser, { params: { userWsid }, query: {} }));
  const envelopeWsid = /^\/sign\/([^/]+)\//.exec(window.location.pathname)?.[1];
  if (envelopeWsid !== undefined) await call(api.getEnvelope, { params: { envelopeWsid }, query: {} });
}

/** Spec §4 "Session", §8 "Startup and session": anything that ends or changes the session while a page is open. */
export function SessionWatch() {
  const [notice, setNotice] = useState<SessionNotice | null>(null);
  const isFull = useRouterState({
    select: ({ matches }) =>
      matches.some(({ context }) => (context as { isFreeLogin?: boolean }).isFreeLogin === false),
  });
  const navigate = useNavigate();
  // The first notice stays: later events follow from it.
  const say = (next: SessionNotice) => setNotice((said) => said ?? next);
  const end = () => {
    say('inactive');
    // Where the server cannot be reached, the page's own clock ends the session.
    if (notice === null) logout().catch(() => {});
  };
  const { leftMs, stay } = useAttendance({
    isWatched: () => notice === null && !isOpenPage(),
    tell: tellServer,
    onEnded: end,
  });
  const isWarned = useRef(false);
  useEffect(() => {
    isWarned.current = leftMs !== null;
  }, [leftMs]);

  useEffect(() => {
    const tell = () => {
      if (isOpenPage()) return;
      if (attendanceAt(Date.now(), lastActivityMs()).kind === 'ended') return say('inactive');
      if (isHandheld()) return window.location.reload();
      say('changed');
    };
    // The device is handed over: nothing of this tab stays in view, or comes back from the memory of the browser.
    const leave = () => isInPerson() && window.location.pathname !== IN_PERSON && toInPerson();
    const onStorage = ({ key }: StorageEvent) => {
      if (isInPerson()) leave();
      else if (key === LOGIN_CHANGED_KEY) tell();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && leave();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    // This part is loaded after the page, which another tab may have left meanwhile.
    if (hasLoginChanged()) tell();
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);

  useEffect(
    () =>
      onNotLogin(() => {
        // The guard of the pages leads a stranger to the login.
        if (!isFull || isOpenPage()) return;
        // The server's half hour can be over a moment before the page's.
        if (isWarned.current) return say('inactive');
        // Another tab that logged out reports it a moment later.
        setTimeout(() => !hasLeft() && !isOpenPage() && say('ended'), OTHER_TAB_MS);
      }),
    [isFull],
  );

  const goToLogin = useCallback(
    async (isComingBack: boolean) => {
      queryClient.clear();
      if (isOpenPage()) return;
      const { pathname, search } = window.location;
      await navigate({ to: '/login', search: isComingBack ? { returnTo: pathname + search } : {} });
    },
    [navigate],
  );
  useEffect(() => {
    // The person is absent: the page's contents are not left visible to others.
    if (notice === 'inactive') void goToLogin(true);
  }, [notice, goToLogin]);
  const take = (isComingBack: boolean) => {
    setNotice(null);
    return goToLogin(isComingBack);
  };
  const act = () => {
    if (notice === 'changed') return window.location.reload();
    if (notice !== 'disabled') return void take(true);
    logout().then(() => take(false), showError);
  };
  const leave = () => logout().then(() => navigate({ to: '/login' }), showError);
  const stayOn = () =>
    stay().catch((error: unknown) => {
      if (errorNameOf(error) !== 'ERROR_NOT_LOGIN') showError(error);
    });
  return (
    <>
      {isFull && <AccountWatch onNotice={say} />}
      <InactivityWarning leftMs={notice === null ? leftMs : null} onStay={stayOn} onLeave={leave} />
      <SessionNoticeDialog notice={notice} onAct={act} />
    </>
  );
}

function AccountWatch({ onNotice }: { onNotice: (notice: SessionNotice) => void }) {
  useAccountWatch(onNotice);
  return null;
}
