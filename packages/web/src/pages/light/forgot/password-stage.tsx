import { useState } from 'react';
import { api, call, errorNameOf, messageOf } from '../../../api/client.ts';
import { deviceId } from '../../../api/device.ts';
import { hashPassword } from '../../../api/password.ts';
import { EntryForm } from '../../../parts/entry/entry-form.tsx';
import { NewPassword } from '../../../parts/password/new-password.tsx';
import { areSound, judgePasswords } from '../../../parts/password/rules.ts';
import { Banner, Button } from '../../../ui/index.ts';
import { useThrottle } from '../../../ui/use-throttle.ts';
import { useForgotText } from './text.ts';

interface PasswordStageProps {
  account: string;
  opcode: string;
  /** The new password, hashed for transmission. */
  onReset: (password: string) => void;
  onVerifyAgain: () => void;
}

/** Stage 1: the new password and its confirmation (Spec §2, §5). */
export function PasswordStage({ account, opcode, onReset, onVerifyAgain }: PasswordStageProps) {
  const text = useForgotText();
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [submitted, setSubmitted] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ why: string; isOpcodeGone: boolean } | null>(null);
  const throttle = useThrottle();

  const submit = async () => {
    setSubmitted(submitted + 1);
    if (!areSound(judgePasswords(password, confirm)) || busy || !throttle(password)) return;
    setBusy(true);
    setFailure(null);
    try {
      const newPassword = await hashPassword('login', password);
      await call(api.retrievePassword, { body: { account, opcode, newPassword, deviceId: deviceId() } });
      onReset(newPassword);
    } catch (error) {
      setFailure({ why: messageOf(error), isOpcodeGone: errorNameOf(error) === 'ERROR_OPCODE' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <EntryForm act={text.reset} busy={busy} submitted={submitted} onSubmit={submit}>
      {failure && (
        <Banner
          tone="danger"
          action={failure.isOpcodeGone && <Button size="s" label={text.verifyAgain} onClick={onVerifyAgain} />}
        >
          <strong>{text.resetFailed}</strong> · {failure.why}
        </Banner>
      )}
      {/* Password managers store the new password under the account they find beside it. */}
      <input
        className="visually-hidden"
        type="text"
        value={account}
        autoComplete="username"
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <NewPassword
        password={password}
        confirm={confirm}
        onPassword={setPassword}
        onConfirm={setConfirm}
        isJudged={submitted > 0}
      />
    </EntryForm>
  );
}
