import { NICKNAME_MAX } from '@countersign/domain';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { CodeProof } from '../../../parts/code/code-proof.tsx';
import { AccountField } from '../../../parts/entry/account-field.tsx';
import { EntryForm } from '../../../parts/entry/entry-form.tsx';
import { proofOf } from '../../../parts/entry/account.ts';
import { EntryShell } from '../../../parts/entry/entry-shell.tsx';
import { accountHash, accountInHash } from '../../../parts/entry/hash-values.ts';
import { useReturnTo } from '../../../parts/entry/use-enter.ts';
import { useRegistered } from '../../../parts/entry/use-registered.ts';
import { AcceptedByPress } from '../../../parts/legal/accepted-by-press.tsx';
import { NewPassword } from '../../../parts/password/new-password.tsx';
import { useTitle } from '../../../text/use-title.ts';
import { Banner, TextField, bound } from '../../../ui/index.ts';
import { isSound, judgeRegistration } from './entry.ts';
import { useLoginText } from './text.ts';
import { EMPTY, type Form, useRegister } from './use-register.ts';

export function RegisterPage() {
  const text = useLoginText();
  const returnTo = useReturnTo();
  const [form, setForm] = useState<Form>(() => ({ ...EMPTY, account: accountInHash(window.location.hash) }));
  const set = (change: Partial<Form>) => setForm((old) => ({ ...old, ...change }));
  useTitle(text.register);
  const loginLink = (words: string): ReactNode => (
    <Link to="/login" search={{ returnTo }} hash={accountHash(form.account) ?? ''}>
      {words}
    </Link>
  );
  return (
    <EntryShell
      title={text.createTitle}
      why={text.createWhy}
      foot={
        <>
          {text.haveAccount} {loginLink(text.toLogin)}
        </>
      }
    >
      <RegisterForm form={form} set={set} loginLink={loginLink} />
    </EntryShell>
  );
}

interface RegisterFormProps {
  form: Form;
  set: (change: Partial<Form>) => void;
  loginLink: (words: string) => ReactNode;
}
function RegisterForm({ form, set, loginLink }: RegisterFormProps) {
  const text = useLoginText();
  const [asked, setAsked] = useState(false);
  const [submitted, setSubmitted] = useState(0);
  const { register, busy, codeError, setCodeError, failure } = useRegister(form, set);
  const faults = judgeRegistration(form);
  const isJudged = submitted > 0;
  const account = (asked || isJudged) && faults.account;
  const registered = useRegistered();
  const [taken, setTaken] = useState('');
  const proof = proofOf(form.account, 'REGISTER');
  // No code is sent for an account that already exists.
  const mayUse = async (): Promise<boolean> => {
    if (proof === null || !(await registered.isTaken(proof.contact))) return true;
    setTaken(form.account);
    return false;
  };
  const known = taken !== '' && taken === form.account && (
    <>
      {text.accountTaken} · {loginLink(text.toLogin)}
    </>
  );

  const submit = () => {
    setSubmitted(submitted + 1);
    setCodeError(faults.isCodeMissing ? text.codeMissing : null);
    if (isSound(faults)) void register();
  };
  return (
    <EntryForm
      act={text.create}
      busy={busy}
      submitted={submitted}
      onSubmit={submit}
      foot={<AcceptedByPress act={text.create} />}
    >
      {failure && (
        <Banner tone="danger" action={failure.isKnown && loginLink(text.toLogin)}>
          {failure.why}
        </Banner>
      )}
      <AccountField
        label={text.account}
        value={form.account}
        onChange={(account) => set({ account })}
        error={account ? text.accountFault[account] : known}
      />
      <CodeProof
        proof={proof}
        service="REGISTER"
        code={form.code}
        onCode={(code) => {
          set({ code });
          setCodeError(null);
        }}
        codeError={codeError}
        onMissingContact={() => setAsked(true)}
        mayUse={mayUse}
        submitted={submitted}
      />
      <TextField
        label={text.nickname}
        optional
        {...bound(form.nickname, (next) => set({ nickname: next }))}
        maxLength={NICKNAME_MAX}
        autoComplete="name"
      />
      <NewPassword
        label={text.newPassword}
        password={form.password}
        confirm={form.confirm}
        onPassword={(password) => set({ password })}
        onConfirm={(confirm) => set({ confirm })}
        isJudged={isJudged}
      />
    </EntryForm>
  );
}
