import { CODE_DIGITS } from '@countersign/domain';
import { useState } from 'react';
import { api, call, errorNameOf, messageOf } from '../../../api/client.ts';
import { deviceId } from '../../../api/device.ts';
import { CodeProof, fetchOpcode } from '../../../parts/code/code-proof.tsx';
import { useSendFaultText } from '../../../parts/code/send-fault.ts';
import { AccountField } from '../../../parts/entry/account-field.tsx';
import { EntryForm } from '../../../parts/entry/entry-form.tsx';
import { judgeAccount, proofOf } from '../../../parts/entry/account.ts';
import { useEnter } from '../../../parts/entry/use-enter.ts';
import { useThrottle } from '../../../ui/use-throttle.ts';
import { useLoginText } from './text.ts';

/** Login by a one-time code of service LOGIN. */
export function CodeForm({ account, onAccount }: { account: string; onAccount: (account: string) => void }) {
  const text = useLoginText();
  const faultWords = useSendFaultText();
  const enter = useEnter();
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState(false);
  const [submitted, setSubmitted] = useState(0);
  const [codeError, setCodeError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const throttle = useThrottle();
  const proof = proofOf(account, 'LOGIN');
  const fault = asked || submitted > 0 ? judgeAccount(account) : null;

  const login = async (digits: string) => {
    setSubmitted((count) => count + 1);
    const isWhole = digits.length === CODE_DIGITS;
    setCodeError(isWhole ? null : text.codeMissing);
    if (proof === null || !isWhole || busy || !throttle(proof.contact, digits)) return;
    setBusy(true);
    try {
      const opcode = await fetchOpcode(proof, digits);
      await call(api.createSessionByCode, {
        body: { contact: proof.contact, enableAutoRegist: false, opcode, deviceId: deviceId() },
      });
      await enter();
    } catch (error) {
      setCode('');
      const isLocked = errorNameOf(error) === 'ERROR_CODE_LOCKED';
      setCodeError(isLocked ? faultWords.LOCKED_LOGIN : messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <EntryForm act={text.login} busy={busy} submitted={submitted} onSubmit={() => login(code)}>
      <AccountField
        label={text.account}
        value={account}
        onChange={onAccount}
        error={fault && text.accountFault[fault]}
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
        submitted={submitted}
      />
    </EntryForm>
  );
}
