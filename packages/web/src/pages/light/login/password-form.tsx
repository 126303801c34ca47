import { type FormEvent, useState } from 'react';
import { api, call, errorNameOf, messageOf, requestIdOf } from '../../../api/client.ts';
import { deviceId } from '../../../api/device.ts';
import { hashPassword } from '../../../api/password.ts';
import { CaptchaField, useCaptcha } from '../../../parts/code/captcha-field.tsx';
import { useText } from '../../../text/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { PasswordField, TextField } from '../../../ui/field.tsx';
import { judgeAccount, rememberAccount, rememberedAccount } from './entry.ts';
import styles from './login.module.css';
import { loginText } from './text.ts';
import { useEnter } from './use-enter.ts';

/** By password; the picture is asked for only after failures (Rulings §6.2). */
export function PasswordForm() {
  const text = useText(loginText);
  const enter = useEnter();
  const [account, setAccount] = useState(rememberedAccount);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(() => rememberedAccount() !== '');
  const [needsPicture, setNeedsPicture] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ message: string; requestId: string | null } | null>(null);
  const [characters, setCharacters] = useState('');
  const [attempt, setAttempt] = useState(0);
  const fault = submitted ? judgeAccount(account) : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (judgeAccount(account) !== null || password === '') return;
    setBusy(true);
    setFailure(null);
    try {
      const verification = characters === '' ? {} : { verificationCode: characters };
      await call(api.createSession, {
        body: {
          accountNumber: account.trim(),
          password: hashPassword('login', password),
          loginType: 'WEB',
          deviceId: deviceId(),
          ...verification,
        },
      });
      rememberAccount(remember ? account.trim() : null);
      await enter();
    } catch (error) {
      const wasAsked = errorNameOf(error) === 'ERROR_CAPTCHA_AGAIN';
      if (wasAsked) setNeedsPicture(true);
      setCharacters('');
      setAttempt(attempt + 1);
      const message = wasAsked && characters === '' ? text.captchaAsked : messageOf(error);
      setFailure({ message, requestId: requestIdOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure && <Banner tone="danger">{failure.message}</Banner>}
      <TextField
        label={text.account}
        value={account}
        onChange={(event) => setAccount(event.currentTarget.value)}
        error={fault === 'missing' ? text.accountMissing : fault === 'wrong' ? text.accountWrong : null}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        inputMode="email"
      />
      <PasswordField
        label={text.password}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={submitted && password === '' ? text.passwordMissing : null}
        autoComplete="current-password"
      />
      {needsPicture && <Picture value={characters} onChange={setCharacters} attempt={attempt} />}
      <Checkbox checked={remember} onChange={(event) => setRemember(event.currentTarget.checked)}>
        {text.remember}
      </Checkbox>
      <Button type="submit" variant="primary" size="l" block busy={busy}>
        {text.login}
      </Button>
    </form>
  );
}

function Picture({ value, onChange, attempt }: { value: string; onChange: (value: string) => void; attempt: number }) {
  const captcha = useCaptcha('LOGIN', attempt);
  return <CaptchaField captcha={captcha} value={value} onChange={onChange} />;
}
