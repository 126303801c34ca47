import { CAPTCHA_LENGTH, normaliseContact } from '@countersign/domain';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api, call, errorNameOf, messageOf } from '../../../api/client.ts';
import { deviceId } from '../../../api/device.ts';
import { changeSettings, readSettings, rememberAccount } from '../../../api/local-settings.ts';
import { hashPassword } from '../../../api/password.ts';
import { CaptchaField, useCaptcha } from '../../../parts/code/captcha-field.tsx';
import { useCodeText } from '../../../parts/code/text.ts';
import { AccountField } from '../../../parts/entry/account-field.tsx';
import { EntryForm } from '../../../parts/entry/entry-form.tsx';
import { accountHash } from '../../../parts/entry/hash-values.ts';
import { useEnter } from '../../../parts/entry/use-enter.ts';
import { hasPhones } from '../../../text/channels.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { PasswordField, bound } from '../../../ui/field.tsx';
import { useThrottle } from '../../../ui/use-throttle.ts';
import { Row, box } from '../../../ui/layout.tsx';
import styles from './login.module.css';
import { useLoginText } from './text.ts';

interface FormProps {
  account: string;
  onAccount: (account: string) => void;
}

/** Login by password; the captcha is shown only after failures (Rulings §6.2), and stays after a reload. */
export function PasswordForm({ account, onAccount }: FormProps) {
  const text = useLoginText();
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(() => readSettings().rememberAccount);
  const [submitted, setSubmitted] = useState(0);
  const { login, busy, failure, picture } = useLogin();
  // An account with a phone number logs in even where no text messages are sent.
  const isWrong = normaliseContact(account) === null;
  const fault = submitted === 0 || !isWrong ? null : account.trim() === '' ? 'missing' : 'wrong';

  const submit = () => {
    setSubmitted(submitted + 1);
    if (isWrong || password === '' || busy) return;
    void login({ account: account.trim(), password, remember });
  };
  return (
    <EntryForm act={text.login} busy={busy} submitted={submitted} onSubmit={submit}>
      {failure && <Banner tone={failure.isAsk ? 'warn' : 'danger'}>{failure.why}</Banner>}
      <AccountField
        label={text.account}
        value={account}
        onChange={onAccount}
        error={fault && text.accountFault[fault]}
        autoComplete="username webauthn"
      />
      <PasswordField
        label={text.password}
        {...bound(password, setPassword)}
        error={submitted > 0 && password === '' ? text.passwordMissing : null}
        autoComplete="current-password"
      />
      {picture.isShown && <Picture {...picture} />}
      <Row gapY={1} gapX={4} wrap justify="between">
        <Checkbox
          label={text.remember}
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
        <ForgotLink account={account} />
      </Row>
    </EntryForm>
  );
}

/** An e-mail address is recovered in the second form of the page. */
function ForgotLink({ account }: { account: string }) {
  const text = useLoginText();
  const isMail = !hasPhones() || normaliseContact(account)?.kind === 'email';
  const to = isMail ? '/find-password' : '/forgot-password';
  return (
    <Link to={to} hash={accountHash(account) ?? ''} className={box({ inlineRow: true, size: 'm' }, styles.forgot)}>
      {text.forgot}
    </Link>
  );
}

const PICTURE_ERRORS = new Set(['ERROR_CODE_WRONG', 'ERROR_CODE_EXPIRED']);

function useLogin() {
  const text = useLoginText();
  const codeWords = useCodeText();
  const enter = useEnter();
  const throttle = useThrottle();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ why: string; isAsk: boolean } | null>(null);
  const [isShown, setIsShown] = useState(() => readSettings().captchaShown);
  const [characters, setCharacters] = useState('');
  const [pictureFault, setPictureFault] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  const type = (typed: string) => {
    setCharacters(typed);
    setPictureFault(null);
  };
  const refused = (error: unknown) => {
    const name = errorNameOf(error);
    const wasAsked = name === 'ERROR_CAPTCHA_AGAIN';
    if (wasAsked) changeSettings({ captchaShown: true });
    setIsShown(isShown || wasAsked);
    setCharacters('');
    setAttempt(attempt + 1);
    if (isShown && PICTURE_ERRORS.has(name ?? '')) setPictureFault(messageOf(error));
    else setFailure({ why: wasAsked && !isShown ? text.captchaAsked : messageOf(error), isAsk: wasAsked });
  };
  const login = async (typed: { account: string; password: string; remember: boolean }) => {
    const { account, password, remember } = typed;
    if (isShown && characters.length < CAPTCHA_LENGTH)
      return setPictureFault(characters === '' ? codeWords.needCaptcha : codeWords.badCaptcha);
    if (!throttle(account, password, characters)) return;
    setBusy(true);
    setFailure(null);
    try {
      const verification = characters === '' ? {} : { verificationCode: characters };
      const hashed = await hashPassword('login', password);
      await call(api.createSession, {
        body: { accountNumber: account, password: hashed, loginType: 'WEB', deviceId: deviceId(), ...verification },
      });
      rememberAccount(remember ? account : null);
      await enter();
    } catch (error) {
      refused(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    login,
    busy,
    failure,
    picture: { isShown, value: characters, onChange: type, attempt, error: pictureFault },
  };
}

interface PictureProps {
  value: string;
  onChange: (value: string) => void;
  attempt: number;
  error: string | null;
}
function Picture({ attempt, value, onChange, error }: PictureProps) {
  return <CaptchaField captcha={useCaptcha('LOGIN', { attempt })} value={value} onChange={onChange} error={error} />;
}
