import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { readSettings } from '../../../api/local-settings.ts';
import { EntryShell } from '../../../parts/entry/entry-shell.tsx';
import { accountHash, accountInHash } from '../../../parts/entry/hash-values.ts';
import { useReturnTo } from '../../../parts/entry/use-enter.ts';
import { useText } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { loginText } from './text.ts';

/** By password or by code; the account stays when the way changes (Spec §2, §3 "Local settings"). */
export function LoginPage() {
  const text = useText(loginText);
  const [way, setWay] = useState<'password' | 'code'>('password');
  const [account, setAccount] = useState(() => accountInHash(window.location.hash) || readSettings().defaultUsername);
  const returnTo = useReturnTo();
  useTitle(text.login);
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
          { value: 'code', label: text.byCode, content: <CodeForm {...form} /> },
        ]}
      />
    </EntryShell>
  );
}
