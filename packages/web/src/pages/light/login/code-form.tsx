import { type FormEvent, useState } from 'react';
import { api, call, messageOf } from '../../../api/client.ts';
import { deviceId } from '../../../api/device.ts';
import { CodeProof, fetchOpcode } from '../../../parts/code/code-proof.tsx';
import { useText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { judgeAccount, proofOf, rememberedAccount } from './entry.ts';
import styles from './login.module.css';
import { loginText } from './text.ts';
import { useEnter } from './use-enter.ts';

/** By a one-time code of service LOGIN. */
export function CodeForm() {
  const text = useText(loginText);
  const enter = useEnter();
  const [account, setAccount] = useState(rememberedAccount);
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState(false);
  const [codeError, setCodeError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const proof = proofOf(account, 'LOGIN');
  const fault = asked ? judgeAccount(account) : null;

  const login = async (digits: string) => {
    setAsked(true);
    if (proof === null) return;
    if (digits.length !== 6) return setCodeError(text.codeMissing);
    setBusy(true);
    setCodeError(null);
    try {
      const opcode = await fetchOpcode(proof, digits);
      await call(api.createSessionByCode, {
        body: { contact: proof.contact, enableAutoRegist: false, opcode, deviceId: deviceId() },
      });
      await enter();
    } catch (error) {
      setCode('');
      setCodeError(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void login(code);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
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
      <CodeProof
        proof={proof}
        service="LOGIN"
        code={code}
        onCode={(next) => {
          setCode(next);
          setCodeError(null);
        }}
        onComplete={(digits) => void login(digits)}
        codeError={codeError}
        onMissingContact={() => setAsked(true)}
      />
      <Button type="submit" variant="primary" size="l" block busy={busy}>
        {text.login}
      </Button>
    </form>
  );
}
