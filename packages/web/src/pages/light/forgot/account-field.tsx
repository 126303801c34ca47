import { normaliseContact } from '@countersign/domain';
import { Link } from '@tanstack/react-router';
import type { ClipboardEvent } from 'react';
import { ContactField } from '../../../parts/contact/contact-field.tsx';
import type { KnownFault } from '../../../parts/entry/account-fault.ts';
import { type AccountFault, type AccountKind, proofOf } from '../../../parts/entry/account.ts';
import { ACCOUNT_MAX, accountHash } from '../../../parts/entry/hash-values.ts';
import { isComposing } from '../../../ui/composing.ts';
import { typedPhone } from './model/typed-phone.ts';
import { useForgotText } from './text.ts';

/** A complete Mainland number. */
const MAINLAND = /^1\d{10}$/;

interface AccountFieldProps {
  takes: AccountKind;
  value: string;
  onChange: (account: string) => void;
  /** Called with a complete contact. */
  onWhole: (contact: string) => void;
  fault: AccountFault | KnownFault | null;
  disabled?: boolean;
}

/** The account whose password is reset: a phone number in any spelling, or in the second form an e-mail address as well. */
export function AccountField({ takes, value, onChange, onWhole, fault, disabled }: AccountFieldProps) {
  const text = useForgotText();
  const isPhone = takes === 'phone';
  const change = (raw: string) => {
    const typed = isPhone ? typedPhone(raw) : raw;
    onChange(typed);
    // Anything else may be the beginning of a longer contact; leaving the field checks it.
    if (isPhone && MAINLAND.test(typed)) ask(typed);
  };
  const ask = (typed: string) => {
    const proof = proofOf(typed, 'RESET_PWD', takes);
    if (proof !== null) onWhole(proof.contact);
  };
  // A pasted complete number replaces the contents, wherever the cursor was.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const contact = normaliseContact(event.clipboardData.getData('text'));
    if (!isPhone || contact?.kind !== 'phone') return;
    event.preventDefault();
    change(contact.value);
  };
  const words = {
    missing: isPhone ? text.phoneMissing : text.accountMissing,
    wrong: text.accountWrong,
    unregistered: text.unregistered,
    frequent: text.frequent,
    unstable: text.unstable,
  };
  return (
    <ContactField
      label={isPhone ? text.phone : text.account}
      value={value}
      onChange={(event) => (isComposing(event) ? onChange : change)(event.currentTarget.value)}
      onCompositionEnd={(event) => change(event.currentTarget.value)}
      onPaste={paste}
      onBlur={() => ask(value)}
      error={
        fault && (
          <>
            {words[fault]}
            {fault === 'unregistered' && (
              <>
                {' · '}
                <Link to="/register" hash={accountHash(value) ?? ''}>
                  {text.toRegister}
                </Link>
              </>
            )}
          </>
        )
      }
      maxLength={ACCOUNT_MAX}
      inputMode={isPhone ? 'tel' : 'email'}
      autoComplete={isPhone ? 'tel' : 'username'}
      autoCapitalize="off"
      disabled={disabled}
    />
  );
}
