import { NICKNAME_MAX } from '@countersign/domain';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { api, call, errorNameOf, messageOf } from '../../../api/client.ts';
import { deviceId } from '../../../api/device.ts';
import { hashPassword } from '../../../api/password.ts';
import { CodeProof, fetchOpcode } from '../../../parts/code/code-proof.tsx';
import { AccountField } from '../../../parts/entry/account-field.tsx';
import { EntryForm } from '../../../parts/entry/entry-form.tsx';
import { proofOf } from '../../../parts/entry/account.ts';
import { EntryShell } from '../../../parts/entry/entry-shell.tsx';
import { accountHash, accountInHash } from '../../../parts/entry/hash-values.ts';
import { useEnter, useReturnTo } from '../../../parts/entry/use-enter.ts';
import { useRegistered } from '../../../parts/entry/use-registered.ts';
import { AcceptedByPress } from '../../../parts/legal/accepted-by-press.tsx';
import { NewPassword } from '../../../parts/password/new-password.tsx';
import { acceptedTerms } from '../../../text/terms.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Banner } from '../../../ui/banner.tsx';
import { TextField, bound } from '../../../ui/field.tsx';
import { useThrottle } from '../../../ui/use-throttle.ts';
import { isSound, judgeRegistration } from './entry.ts';
import { useLoginText } from './text.ts';

const CODE_ERRORS = new Set(['ERROR_CODE_WRONG', 'ERROR_CODE_EXPIRED', 'ERROR_CODE_LOCKED', 'ERROR_OPCODE']);
const EMPTY = { account: '', nickname: '', password: '', confirm: '', code: '' };
type Form = typeof EMPTY;

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

/** Exchanges the code, creates the account and logs in (Spec §7 "Users and accounts"). */
function useRegister(form: Form, set: (change: Partial<Form>) => void) {
  const enter = useEnter();
  const throttle = useThrottle();
  const [busy, setBusy] = useState(false);
  const [codeError, setCodeError] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ why: string; isKnown: boolean } | null>(null);
  const register = async () => {
    const proof = proofOf(form.account, 'REGISTER');
    if (proof === null || busy || !throttle(JSON.stringify(form))) return;
    setBusy(true);
    setFailure(null);
    try {
      const opcode = await fetchOpcode(proof, form.code);
      const nickname = form.nickname.trim();
      await call(api.createUser, {
        body: {
          account: proof.contact,
          password: await hashPassword('login', form.password),
          opcode,
          registFrom: 'WEB',
          loginNow: true,
          ...acceptedTerms(),
          deviceId: deviceId(),
          ...(nickname === '' ? {} : { nickname }),
        },
      });
      await enter();
    } catch (error) {
      const name = errorNameOf(error) ?? '';
      if (CODE_ERRORS.has(name)) setCodeError(messageOf(error));
      else setFailure({ why: messageOf(error), isKnown: name === 'ERROR_ACCOUNT_EXISTS' });
      set({ code: '' });
    } finally {
      setBusy(false);
    }
  };
  return { register, busy, codeError, setCodeError, failure };
}
