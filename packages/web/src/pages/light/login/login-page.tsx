import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { CodeForm } from './code-form.tsx';
import { EntryShell } from './entry-shell.tsx';
import { PasswordForm } from './password-form.tsx';
import { loginText } from './text.ts';
import { useReturnTo } from './use-enter.ts';

export function LoginPage() {
  const text = useText(loginText);
  const [way, setWay] = useState<'password' | 'code'>('password');
  const returnTo = useReturnTo();
  useTitle(text.login);
  return (
    <EntryShell
      title={text.welcome}
      why={text.welcomeWhy}
      foot={
        <>
          {text.noAccount}{' '}
          <Link to="/register" search={{ returnTo }}>
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
          { value: 'password', label: text.byPassword, content: <PasswordForm /> },
          { value: 'code', label: text.byCode, content: <CodeForm /> },
        ]}
      />
    </EntryShell>
  );
}
