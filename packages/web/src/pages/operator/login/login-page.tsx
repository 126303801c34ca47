import { useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { operatorApi } from '@countersign/contract';
import { call, errorNameOf, messageOf } from '../../../api/client.ts';
import { deviceId } from '../../../api/device.ts';
import { hashPassword } from '../../../api/password.ts';
import { CaptchaField } from '../../../parts/code/captcha-field.tsx';
import { useCaptcha } from '../../../parts/code/use-captcha.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField, TextField, bound } from '../../../ui/field.tsx';
import { enterOperator } from '../model/session.ts';
import { useOperatorText } from '../words.ts';
import { Card, Heading, Paragraph, Stack, Text } from '../../../ui/layout.tsx';
import styles from './login.module.css';
import { useOperatorLoginText } from './text.ts';

/** Only pages of this console, so that a crafted address cannot lead elsewhere. */
const isConsolePath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/operator([/?]|$)/.test(path) && !path.startsWith('/operator/login');

/** The code of an authenticator app (RFC 6238). */
const CODE = /^\d{6}$/;

/** The login of the certificate authority's staff: a role of its own with its own login (Rulings §4). */
export function OperatorLoginPage() {
  const words = useOperatorLoginText();
  const shared = useOperatorText();
  const search: Record<string, unknown> = useSearch({ strict: false });
  useTitle(words.title);
  return (
    <Card mx="auto" className={styles.sheet}>
      <Paragraph size="s" weight={550} text={shared.staffOnly} />
      <Heading as="h1" heading="page" mt={1} text={words.title} />
      <Paragraph mt={1.5} mb={5} text={words.why} />
      {search['inactive'] === true && <Banner tone="warn">{words.inactive}</Banner>}
      <LoginForm returnTo={isConsolePath(search['returnTo']) ? search['returnTo'] : '/operator'} />
      <Text as="p" mt={5} textAlign="center" className={styles.foot}>
        <a href="/login">{words.customers}</a>
      </Text>
    </Card>
  );
}

function LoginForm({ returnTo }: { returnTo: string }) {
  const words = useOperatorLoginText();
  const navigate = useNavigate();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [characters, setCharacters] = useState('');
  const [needsPicture, setNeedsPicture] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [isSubmitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // The focus goes to the first field with an error.
  useEffect(() => {
    if (isSubmitted) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [isSubmitted, attempt]);
  useEffect(() => {
    if (needsPicture) form.current?.querySelector<HTMLInputElement>('[data-picture] input')?.focus();
  }, [needsPicture]);
  useEffect(() => {
    if (needsCode) form.current?.querySelector<HTMLInputElement>('[autocomplete="one-time-code"]')?.focus();
  }, [needsCode]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    setAttempt(attempt + 1);
    if (login.trim() === '' || password === '' || (needsPicture && characters === '')) return;
    if (needsCode && !CODE.test(code)) return;
    setBusy(true);
    setFailure(null);
    try {
      const verification = characters === '' ? {} : { verificationCode: characters };
      const { operator } = await call(operatorApi.createOperatorSession, {
        body: {
          login: login.trim(),
          password: await hashPassword('login', password),
          deviceId: deviceId(),
          ...verification,
          ...(code === '' ? {} : { totp: code }),
        },
      });
      enterOperator(operator);
      await navigate({ href: returnTo, replace: true });
    } catch (error) {
      const isAsked = errorNameOf(error) === 'ERROR_CAPTCHA_AGAIN';
      if (isAsked) setNeedsPicture(true);
      if (errorNameOf(error) === 'ERROR_OPERATOR_CODE_MISSING') setNeedsCode(true);
      setCode('');
      setSubmitted(false);
      setCharacters('');
      setFailure(isAsked && characters === '' ? words.captchaAsked : messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack as="form" ref={form} gap={4} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <TextField
        label={words.account}
        {...bound(login, setLogin)}
        error={isSubmitted && login.trim() === '' ? words.accountMissing : null}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
      <PasswordField
        label={words.password}
        {...bound(password, setPassword)}
        error={isSubmitted && password === '' ? words.passwordMissing : null}
        autoComplete="current-password"
      />
      {needsCode && (
        <TextField
          label={words.code}
          hint={words.codeHint}
          {...bound(code, (next) => setCode(next.trim()))}
          error={isSubmitted && !CODE.test(code) ? words.codeMissing : null}
          inputMode="numeric"
          maxLength={6}
          autoComplete="one-time-code"
        />
      )}
      {needsPicture && (
        <Picture
          value={characters}
          onChange={setCharacters}
          attempt={attempt}
          error={isSubmitted && characters === '' ? words.captchaMissing : null}
        />
      )}
      <Button label={words.submit} type="submit" variant="primary" size="l" block busy={busy} />
    </Stack>
  );
}

function Picture({
  value,
  onChange,
  attempt,
  error,
}: {
  value: string;
  onChange: (value: string) => void;
  attempt: number;
  error: string | null;
}) {
  const captcha = useCaptcha('OPERATOR', { attempt });
  return (
    <div data-picture="">
      <CaptchaField captcha={captcha} value={value} onChange={onChange} error={error} />
    </div>
  );
}
