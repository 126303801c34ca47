import { NICKNAME_MAX } from '@countersign/domain';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { api, call, errorNameOf, messageOf } from '../../../api/client.ts';
import { deviceId } from '../../../api/device.ts';
import { hashPassword } from '../../../api/password.ts';
import { CodeProof, fetchOpcode } from '../../../parts/code/code-proof.tsx';
import { useText } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField, TextField } from '../../../ui/field.tsx';
import { isSound, judgeRegistration, proofOf } from './entry.ts';
import { EntryShell } from './entry-shell.tsx';
import styles from './login.module.css';
import { loginText } from './text.ts';
import { useEnter, useReturnTo } from './use-enter.ts';

const CODE_ERRORS = new Set(['ERROR_CODE_WRONG', 'ERROR_CODE_EXPIRED', 'ERROR_CODE_LOCKED', 'ERROR_OPCODE']);
const EMPTY = { account: '', nickname: '', password: '', confirm: '', code: '' };

export function RegisterPage() {
  const text = useText(loginText);
  const enter = useEnter();
  const returnTo = useReturnTo();
  const [form, setForm] = useState(EMPTY);
  const [asked, setAsked] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [codeError, setCodeError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useTitle(text.register);
  const set = (change: Partial<typeof EMPTY>) => setForm((old) => ({ ...old, ...change }));
  const faults = judgeRegistration(form);
  const proof = proofOf(form.account, 'REGISTER');
  const account = (asked || submitted) && faults.account;

  const register = async () => {
    if (proof === null) return;
    const opcode = await fetchOpcode(proof, form.code);
    const nickname = form.nickname.trim();
    await call(api.createUser, {
      body: {
        account: proof.contact,
        password: hashPassword('login', form.password),
        opcode,
        registFrom: 'WEB',
        loginNow: true,
        deviceId: deviceId(),
        ...(nickname === '' ? {} : { nickname }),
      },
    });
    await enter();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    setFailure(null);
    if (!isSound(faults)) return setCodeError(faults.isCodeMissing ? text.codeMissing : null);
    setBusy(true);
    try {
      await register();
    } catch (error) {
      if (CODE_ERRORS.has(errorNameOf(error) ?? '')) setCodeError(messageOf(error));
      else setFailure(messageOf(error));
      set({ code: '' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <EntryShell
      title={text.createTitle}
      why={text.createWhy}
      foot={
        <>
          {text.haveAccount}{' '}
          <Link to="/login" search={{ returnTo }}>
            {text.toLogin}
          </Link>
        </>
      }
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <TextField
          label={text.account}
          value={form.account}
          onChange={(event) => set({ account: event.currentTarget.value })}
          error={account === 'missing' ? text.accountMissing : account === 'wrong' ? text.accountWrong : null}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="email"
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
        />
        <TextField
          label={text.nickname}
          optional
          value={form.nickname}
          maxLength={NICKNAME_MAX}
          onChange={(event) => set({ nickname: event.currentTarget.value })}
          autoComplete="name"
        />
        <PasswordField
          label={text.newPassword}
          hint={text.passwordHint}
          value={form.password}
          onChange={(event) => set({ password: event.currentTarget.value })}
          error={submitted && faults.password !== 0 ? text.passwordFault[faults.password] : null}
          autoComplete="new-password"
        />
        <PasswordField
          label={text.confirm}
          value={form.confirm}
          onChange={(event) => set({ confirm: event.currentTarget.value })}
          error={submitted && faults.password === 0 && faults.isMismatch ? text.mismatch : null}
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" size="l" block busy={busy}>
          {text.create}
        </Button>
      </form>
    </EntryShell>
  );
}
