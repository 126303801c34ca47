import { AUTO_LOGIN_COUNTDOWN_SEC } from '@countersign/domain';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { api, call } from '../../../api/client.ts';
import { deviceId } from '../../../api/device.ts';
import { enterSession } from '../../../api/session.ts';
import { accountHash } from '../../../parts/entry/hash-values.ts';
import { toast } from '../../../ui/toast.tsx';
import { useForgotText } from './text.ts';

/** The account and its new password in its transmitted form; null after a reload. */
export type Renewed = { readonly account: string; readonly password: string } | null;

/** Logs in with the new password when the countdown ends, or at once. */
export function useEntering(renewed: Renewed) {
  const text = useForgotText();
  const navigate = useNavigate();
  const [left, setLeft] = useState(AUTO_LOGIN_COUNTDOWN_SEC);
  const hasBegun = useRef(false);
  const enter = async () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    setLeft(0);
    try {
      if (renewed === null) throw new Error('nothing to log in with');
      const { account, password } = renewed;
      await call(api.createSession, {
        body: { accountNumber: account, password, loginType: 'WEB', deviceId: deviceId() },
      });
      await enterSession();
      await navigate({ to: '/wesign', replace: true });
    } catch {
      toast('warning', text.loginFailed);
      await navigate({ to: '/login', hash: accountHash(renewed?.account ?? '') ?? '', replace: true });
    }
  };
  const latest = useRef(enter);
  useEffect(() => {
    latest.current = enter;
  });
  useEffect(() => {
    const until = Date.now() + (renewed === null ? 0 : AUTO_LOGIN_COUNTDOWN_SEC) * 1000;
    const timer = setInterval(() => {
      const seconds = Math.ceil((until - Date.now()) / 1000);
      if (seconds > 0) return setLeft(seconds);
      clearInterval(timer);
      void latest.current();
    }, 200);
    return () => clearInterval(timer);
  }, [renewed]);
  return { left, enter };
}
