import { INACTIVITY_MS } from '@countersign/domain';
import { useEffect, useState } from 'react';
import { onNotLogin, queryClient } from '../api/client.ts';
import { LOGIN_CHANGED_KEY, logout } from '../api/session.ts';
import { defineText, useText } from '../text/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { router } from './router.tsx';

const text = defineText(
  {
    changedTitle: '登录信息已变更，页面将刷新',
    changedWhy: '您在另一个标签页里登录或退出了账号。',
    refresh: '刷新页面',
    inactiveTitle: '长时间未操作，连接已断开',
    inactiveWhy: '为了您的账号安全，请重新登录。',
    again: '重新登录',
  },
  {
    changedTitle: 'Login info changed, the page will refresh',
    changedWhy: 'You logged in or out in another tab.',
    refresh: 'Refresh the page',
    inactiveTitle: 'The connection was closed for long inactivity',
    inactiveWhy: 'To keep your account safe, please log in again.',
    again: 'Log in again',
  },
);

const ACTIVITY = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const CHECK_MS = 15_000;
/** Pages for everybody, and those of the operators, whose sessions are others; the root only leads on. */
const isOpenPage = (): boolean =>
  /^\/((homePage|manual|landing|login|register|forgot-password|find-password|verify|sign|operator)(\/|$)|$)/.test(
    window.location.pathname,
  );

/** Spec §4 "Session": half an hour without activity ends it, and a login in another tab reloads this one. */
export function SessionWatch() {
  const [state, setState] = useState<'fine' | 'changed' | 'inactive'>('fine');
  const words = useText(text);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === LOGIN_CHANGED_KEY && !isOpenPage()) setState('changed');
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  useEffect(
    () =>
      onNotLogin(() => {
        if (isOpenPage()) return;
        const { pathname, search } = window.location;
        queryClient.clear();
        void router.navigate({ to: '/login', search: { returnTo: pathname + search }, replace: true });
      }),
    [],
  );

  useEffect(() => {
    let last = Date.now();
    const onActivity = () => {
      last = Date.now();
    };
    const timer = setInterval(() => {
      if (isOpenPage() || Date.now() - last < INACTIVITY_MS) return;
      last = Date.now();
      // A server that cannot be reached ends the session by its own clock.
      logout().catch(() => {});
      setState('inactive');
    }, CHECK_MS);
    for (const name of ACTIVITY) window.addEventListener(name, onActivity, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const name of ACTIVITY) window.removeEventListener(name, onActivity, { capture: true });
    };
  }, []);

  const leave = () => {
    if (state === 'changed') return window.location.reload();
    setState('fine');
    void router.navigate({ to: '/login' });
  };
  const isChanged = state === 'changed';
  return (
    <Dialog
      open={state !== 'fine'}
      onOpenChange={() => {}}
      locked
      size="s"
      title={isChanged ? words.changedTitle : words.inactiveTitle}
      description={isChanged ? words.changedWhy : words.inactiveWhy}
      footer={
        <Button variant="primary" onClick={leave}>
          {isChanged ? words.refresh : words.again}
        </Button>
      }
    />
  );
}
