import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, lazy, useEffect, useState } from 'react';
import { readSettings } from '../../../api/local-settings.ts';
import { EntryShell } from '../../../parts/entry/entry-shell.tsx';
import { accountHash, accountInHash } from '../../../parts/entry/hash-values.ts';
import { useReturnTo } from '../../../parts/entry/use-enter.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Box, Skeleton } from '../../../ui/index.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { PasswordForm } from './password-form.tsx';
import { useLoginText } from './text.ts';

/** Parts that are not visible at once are loaded after those that are (ux 40). */
const loadCodeForm = () => import('./code-form.tsx');
const CodeForm = lazy(async () => ({ default: (await loadCodeForm()).CodeForm }));
const PasskeyLogin = lazy(async () => ({
  default: (await import('../../../parts/passkey/passkey-login.tsx')).PasskeyLogin,
}));
const waiting = (form: ReactNode) => <Suspense fallback={<Skeleton height={280} />}>{form}</Suspense>;
const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** By password or by code; the account is kept when the method changes (Spec §2, §3 "Local settings"). */
export function LoginPage() {
  const text = useLoginText();
  const [way, setWay] = useState<'password' | 'code'>('password');
  const [account, setAccount] = useState(() => accountInHash(window.location.hash) || readSettings().defaultUsername);
  const returnTo = useReturnTo();
  useTitle(text.login);
  useEffect(() => {
    // If it fails to load, choosing it tries again and shows the error.
    loadCodeForm().catch(() => {});
  }, []);
  const form = { account, onAccount: setAccount };
  return (
    <EntryShell
      title={text.welcome}
      why={text.welcomeWhy}
      foot={
        <>
          {text.noAccount}{' '}
          <Link to="/register" search={{ returnTo }} hash={accountHash(account) ?? ''}>
            {text.toRegister}
          </Link>
        </>
      }
    >
      <Tabs
        label={text.ways}
        value={way}
        onChange={setWay}
        items={[
          { value: 'password', label: text.byPassword, content: <PasswordForm {...form} /> },
          { value: 'code', label: text.byCode, content: waiting(<CodeForm {...form} />) },
        ]}
      />
      {hasPasskeys() && (
        <Box mt={4}>
          <Suspense fallback={<Skeleton height={52} />}>
            <PasskeyLogin />
          </Suspense>
        </Box>
      )}
    </EntryShell>
  );
}
