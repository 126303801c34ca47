import { normaliseContact } from '@countersign/domain';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { readSettings } from '../../../api/local-settings.ts';
import { CaptchaField } from '../../../parts/code/captcha-field.tsx';
import { useCaptcha } from '../../../parts/code/use-captcha.ts';
import { AccountField } from '../../../parts/entry/account-field.tsx';
import { EntryForm } from '../../../parts/entry/entry-form.tsx';
import { accountHash } from '../../../parts/entry/hash-values.ts';
import { hasPhones } from '../../../text/channels.ts';
import { Banner, PasswordField, Row, bound, box } from '../../../ui/index.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import styles from './login.module.css';
import { useLoginText } from './text.ts';
import { useLogin } from './use-login.ts';

/** Login by password; the captcha is shown only after failures (Rulings §6.2), and stays after a reload. */
export function PasswordForm({ account, onAccount }: { account: string; onAccount: (account: string) => void }) {
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

interface PictureProps {
  value: string;
  onChange: (value: string) => void;
  attempt: number;
  error: string | null;
}
const Picture = ({ attempt, value, onChange, error }: PictureProps) => (
  <CaptchaField captcha={useCaptcha('LOGIN', { attempt })} value={value} onChange={onChange} error={error} />
);
