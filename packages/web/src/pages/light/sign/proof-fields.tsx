import type { RefObject } from 'react';
import { CodeProof } from '../../../parts/code/code-proof.tsx';
import { Banner, PasswordField, Stack, bound } from '../../../ui/index.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import type { Signing } from './model/queries.ts';
import type { ProofState } from './model/use-proofs.ts';
import { useConsentText } from './consent-text.ts';

interface ProofFieldsProps {
  signing: Signing;
  proof: ProofState;
  /** The field that gets the focus. */
  first: RefObject<HTMLInputElement | null>;
  onSubmit: () => void;
}
/** The sign password, a code to the contact, a choice of the two, or both. */
export function ProofFields({ signing: { authentication }, proof, first, onSubmit }: ProofFieldsProps) {
  const consent = useConsentText();
  const passwordField = <PasswordInput proof={proof} first={first} onSubmit={onSubmit} />;
  const codeField = (
    <Stack gap={4}>
      <p>{consent.codeTo(authentication.contact ?? '')}</p>
      <CodeProof
        proof={proof.codeProof}
        service="SIGN"
        code={proof.code}
        onCode={proof.setCode}
        codeError={proof.codeError}
      />
    </Stack>
  );
  if (proof.isProved) return <p>{consent.provedBy(authentication.contact ?? '')}</p>;
  if (!authentication.signPassword && authentication.contact === null)
    return <Banner tone="warn">{consent.noWay}</Banner>;
  if (proof.needsBoth) {
    return (
      <Stack gap={4}>
        {passwordField}
        {codeField}
      </Stack>
    );
  }
  if (!authentication.signPassword) return codeField;
  if (authentication.contact === null) return passwordField;
  return (
    <Tabs
      label={consent.prove}
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
  const consent = useConsentText();
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
        {...bound(proof.password, proof.setPassword)}
        error={proof.passwordError}
        autoComplete="off"
      />
    </form>
  );
}
