import { type RefObject, useEffect, useRef, useState } from 'react';
import { CallError, messageOf } from '../../../api/client.ts';
import { hashPassword } from '../../../api/password.ts';
import { CodeProof, type Proof, fetchOpcode } from '../../../parts/code/code-proof.tsx';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import type { Signing } from './model/queries.ts';
import type { Proofs } from './model/use-acts.ts';
import styles from './sign.module.css';
import { signText } from './text.ts';

interface ConsentSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  signing: Signing;
  /** False where the person only fills in: no certificate is issued (Rulings §3). */
  signs: boolean;
  /** Throws what the server refused. */
  onSign: (proofs: Proofs) => Promise<void>;
}
type Way = 'password' | 'code';

/** The consent, which names its button, and the one check of identity (ux 25). */
export function ConsentSheet(props: ConsentSheetProps) {
  const { open, onOpenChange, signing, signs, onSign } = props;
  const text = useText(signText);
  const shared = useText(sharedText);
  const proof = useProofs(signing);
  const first = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { consent } = text;
  const button = signs ? consent.button : consent.fillButton;

  const sign = async (): Promise<void> => {
    setFault(null);
    if (!proof.isGiven()) return;
    setBusy(true);
    try {
      const proofs = await proof.take();
      if (proofs !== null) await onSign(proofs);
    } catch (error) {
      if (error instanceof CallError && error.error === 'ERROR_DOCUMENT_CHANGED') onOpenChange(false);
      else if (error instanceof CallError && error.error === 'ERROR_SIGN_PASSWORD_WRONG') {
        proof.blamePassword(error.message);
        // Once the field is there again.
        requestAnimationFrame(() => first.current?.focus());
      } else setFault(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      locked={isBusy}
      size="s"
      title={consent.title}
      initialFocus={signing.authentication.signPassword ? first : undefined}
      footer={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={() => onOpenChange(false)}>
            {shared.cancel}
          </Button>
          <Button variant="primary" busy={isBusy} onClick={() => void sign()}>
            {button}
          </Button>
        </>
      }
    >
      <div className={styles.sheetStack}>
        <p className={styles.consentText}>{signs ? consent.text(button) : consent.fillText(button)}</p>
        {fault !== null && <Banner tone="danger">{fault}</Banner>}
        {isBusy && <Working signs={signs} />}
        {/* It stays while the act is under way: a code that was sent is not sent again after a refusal. */}
        <div hidden={isBusy}>
          <ProofFields {...{ signing, proof, first }} onSubmit={() => void sign()} />
        </div>
      </div>
    </Sheet>
  );
}

function useProofs({ authentication, participant }: Signing) {
  const text = useText(signText);
  const needsBoth = participant.authLevel === 'HIGH';
  const [way, setWay] = useState<Way>(authentication.signPassword ? 'password' : 'code');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [passwordError, setPasswordError] = useState<string | null>(null);
  const [codeError, setCodeError] = useState<string | null>(null);
  // An opcode that bought nothing stays good: a further try with the same digits takes it again.
  const [traded, setTraded] = useState<{ digits: string; opcode: string } | null>(null);
  const usesPassword = needsBoth || way === 'password';
  const usesCode = needsBoth || way === 'code';
  const codeProof: Proof | null =
    authentication.contact === null
      ? null
      : {
          contact: authentication.contact,
          kind: authentication.channel === 'EMAIL' ? 'email' : 'phone',
          service: 'SIGN',
          destinationWsid: participant.participantWsid,
        };

  const isGiven = (): boolean => {
    const lacksPassword = usesPassword && password === '';
    const lacksCode = usesCode && code.length < 6;
    setPasswordError(lacksPassword ? text.consent.needsPassword : null);
    setCodeError(lacksCode ? text.consent.needsCode : null);
    return !lacksPassword && !lacksCode;
  };
  const trade = async (): Promise<string | null> => {
    if (traded?.digits === code) return traded.opcode;
    try {
      const opcode = await fetchOpcode(codeProof!, code);
      setTraded({ digits: code, opcode });
      return opcode;
    } catch (error) {
      setCodeError(messageOf(error));
      setCode('');
      return null;
    }
  };
  const take = async (): Promise<Proofs | null> => {
    const opcode = usesCode ? await trade() : undefined;
    if (opcode === null) return null;
    return {
      ...(usesPassword ? { signPassword: hashPassword('sign', password) } : {}),
      ...(opcode === undefined ? {} : { opcode }),
    };
  };
  return {
    way,
    setWay,
    needsBoth,
    password,
    code,
    passwordError,
    codeError,
    codeProof,
    isGiven,
    take,
    setPassword: (next: string) => {
      setPassword(next);
      setPasswordError(null);
    },
    setCode: (next: string) => {
      setCode(next);
      setCodeError(null);
    },
    blamePassword: (message: string) => {
      setPassword('');
      setPasswordError(message);
    },
  };
}

type ProofState = ReturnType<typeof useProofs>;

interface ProofFieldsProps {
  signing: Signing;
  proof: ProofState;
  /** Where the typing begins. */
  first: RefObject<HTMLInputElement | null>;
  onSubmit: () => void;
}
function ProofFields({ signing: { authentication }, proof, first, onSubmit }: ProofFieldsProps) {
  const { consent } = useText(signText);
  const passwordField = <PasswordInput {...{ proof, first, onSubmit }} />;
  const codeField = (
    <div className={styles.sheetStack}>
      <p>{consent.codeTo(authentication.contact ?? '')}</p>
      <CodeProof
        proof={proof.codeProof}
        service="SIGN"
        code={proof.code}
        onCode={proof.setCode}
        codeError={proof.codeError}
      />
    </div>
  );
  if (!authentication.signPassword && authentication.contact === null)
    return <Banner tone="warn">{consent.noWay}</Banner>;
  if (proof.needsBoth) {
    return (
      <div className={styles.sheetStack}>
        <p>{consent.both}</p>
        {passwordField}
        {codeField}
      </div>
    );
  }
  if (!authentication.signPassword) return codeField;
  if (authentication.contact === null) return passwordField;
  return (
    <Tabs
      label={consent.title}
      value={proof.way}
      onChange={proof.setWay}
      keepMounted={false}
      items={[
        { value: 'password', label: consent.byPassword, content: passwordField },
        { value: 'code', label: consent.byCode, content: codeField },
      ]}
    />
  );
}

function PasswordInput({ proof, first, onSubmit }: Omit<ProofFieldsProps, 'signing'>) {
  const { consent } = useText(signText);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <PasswordField
        ref={first}
        label={consent.passwordLabel}
        value={proof.password}
        error={proof.passwordError}
        autoComplete="off"
        onChange={(event) => proof.setPassword(event.currentTarget.value)}
      />
    </form>
  );
}

const STEP_MS = 1100;
/** What happens meanwhile, one step at a time; the last one stays until the answer is there. */
function Working({ signs }: { signs: boolean }) {
  const { consent } = useText(signText);
  const steps = signs ? consent.working : [consent.working[0]!, consent.working[3]!];
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setAt((now) => Math.min(now + 1, steps.length - 1)), STEP_MS);
    return () => clearInterval(timer);
  }, [steps.length]);
  return (
    <div className={styles.working}>
      <p role="status">{steps[at]}</p>
      <Progress value={null} label={steps[at] ?? ''} />
      <p className={styles.quietWords}>{consent.kept}</p>
    </div>
  );
}
