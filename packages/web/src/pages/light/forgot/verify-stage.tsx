import { CODE_DIGITS } from '@countersign/domain';
import { useState } from 'react';
import { errorNameOf, messageOf } from '../../../api/client.ts';
import { CodeProof, fetchOpcode } from '../../../parts/code/code-proof.tsx';
import { type AccountKind, judgeAccount, proofOf } from '../../../parts/entry/account.ts';
import { EntryForm } from '../../../parts/entry/entry-form.tsx';
import { useRegistered } from '../../../parts/entry/use-registered.ts';
import { hasPhones } from '../../../text/channels.ts';
import { Banner } from '../../../ui/index.ts';
import { useThrottle } from '../../../ui/use-throttle.ts';
import { typedPhone } from './model/typed-phone.ts';
import { AccountField } from './account-field.tsx';
import { useForgotText } from './text.ts';

interface VerifyStageProps {
  takes: AccountKind;
  /** From the hash or the caller's account; the person may change it. */
  start: string;
  /** Why a reload at the next stage came back to this one. */
  refusal: string | null;
  /** It belongs to an account. */
  onKnown: (account: string) => void;
  onProven: (proven: { account: string; captcha: string; opcode: string }) => void;
}

/** Stage 0: the account, and the code that proves it (Spec §2, §5). */
export function VerifyStage({ takes, start, refusal, onKnown, onProven }: VerifyStageProps) {
  const text = useForgotText();
  const [account, setAccount] = useState(takes === 'phone' ? typedPhone(start) : start);
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<string | null>(null);
  const [submitted, setSubmitted] = useState(0);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const registered = useRegistered();
  const throttle = useThrottle();
  const proof = proofOf(account, 'RESET_PWD', takes);
  const fault = asked || submitted > 0 ? judgeAccount(account, takes) : null;
  const isEmail = proof?.kind === 'email';

  const isKnown = async (contact: string): Promise<boolean> => {
    const found = await registered.check(contact);
    if (found && registered.isAsked(contact)) onKnown(contact);
    return found;
  };
  const codeFault = (digits: string): string | null => {
    if (digits === '') return isEmail ? text.emailCodeMissing : text.codeMissing;
    if (digits.length !== CODE_DIGITS) return isEmail ? text.emailCodeWrong : text.codeWrong;
    return null;
  };
  const next = async (digits: string) => {
    const wrong = codeFault(digits);
    setCodeError(wrong);
    setSubmitted((count) => count + 1);
    if (proof === null || wrong !== null || busy || !throttle(proof.contact, digits)) return;
    setBusy(true);
    try {
      if (!(await isKnown(proof.contact))) return;
      const opcode = await fetchOpcode(proof, digits);
      onProven({ account: proof.contact, captcha: digits, opcode });
    } catch (error) {
      setCode('');
      setCodeError(errorNameOf(error) === 'ERROR_CODE_WRONG' && !isEmail ? text.codeWrong : messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <EntryForm act={text.next} busy={busy} submitted={submitted} onSubmit={() => next(code)}>
      {refusal && submitted === 0 && <Banner tone="warn">{refusal}</Banner>}
      <AccountField
        takes={takes}
        value={account}
        onChange={(typed) => {
          setAccount(typed);
          setAsked(false);
          registered.reset();
        }}
        onWhole={(contact) => void isKnown(contact)}
        fault={fault ?? registered.fault}
      />
      <CodeProof
        proof={proof}
        service="RESET_PWD"
        code={code}
        onCode={(typed) => {
          setCode(typed);
          setCodeError(null);
        }}
        onComplete={(digits) => void next(digits)}
        codeError={codeError}
        onMissingContact={() => setAsked(true)}
        mayUse={async () => proof !== null && isKnown(proof.contact)}
        submitted={submitted}
        hints={isEmail || !hasPhones() ? undefined : text.hints}
      />
    </EntryForm>
  );
}
