import { useLocation, useNavigate } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operatorApi } from '@countersign/contract';
import { queryClient } from '../../../api/client.ts';
import { hashPassword } from '../../../api/password.ts';
import { NewPassword } from '../../../parts/password/new-password.tsx';
import { areSound, judgePasswords } from '../../../parts/password/rules.ts';
import { useForm, useTyped } from '../../../parts/form/form.ts';
import { PageForm } from '../../../parts/form/page-form.tsx';
import { PasswordField, toast } from '../../../ui/index.ts';
import { operatorCall } from '../model/calls.ts';
import { operatorQuery } from '../model/session.ts';
import { Page } from '../../../parts/page/page.tsx';
import styles from './login.module.css';
import { useOperatorLoginText } from './text.ts';

/** The operator's own password; the one-time password has to be replaced before anything else. */
export function PasswordPage() {
  const words = useOperatorLoginText();
  const { data: operator } = useQuery(operatorQuery);
  const isFirst = operator?.mustChangePassword ?? false;
  return (
    <Page title={isFirst ? words.first : words.change} lead={isFirst ? words.firstWhy : words.changeWhy} narrow>
      <PasswordForm key={String(isFirst)} isFirst={isFirst} />
    </Page>
  );
}

function PasswordForm({ isFirst }: { isFirst: boolean }) {
  const words = useOperatorLoginText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const form = useForm();
  const old = useTyped(form, '', (_, typed) => typed === '' && words.passwordMissing);
  const change = async () => {
    const { operator } = await operatorCall(operatorApi.changeOperatorPassword, {
      body: { oldPassword: await hashPassword('login', old.typed), newPassword: await hashPassword('login', password) },
    });
    queryClient.setQueryData(operatorQuery.queryKey, operator);
    toast('success', words.changed);
    // An operator who was interrupted on the way to a page continues there.
    if (pathname === '/operator/password') await navigate({ to: '/operator', replace: true });
  };
  return (
    <div className={styles.form}>
      <PageForm act={words.save} form={form} isSound={areSound(judgePasswords(password, confirm))} onSubmit={change}>
        <PasswordField
          label={isFirst ? words.oneTimePassword : words.oldPassword}
          {...old.field}
          autoComplete="current-password"
        />
        <NewPassword
          password={password}
          confirm={confirm}
          isJudged={form.wasTried}
          onPassword={setPassword}
          onConfirm={setConfirm}
        />
      </PageForm>
    </div>
  );
}
