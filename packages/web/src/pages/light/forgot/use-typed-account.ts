import { normaliseContact } from '@countersign/domain';
import type { ClipboardEvent } from 'react';
import type { KnownFault } from '../../../parts/entry/account-fault.ts';
import { type AccountFault, type AccountKind, proofOf } from '../../../parts/entry/account.ts';
import { typedPhone } from './model/typed-phone.ts';
import { useForgotText } from './text.ts';

/** A complete Mainland number. */
const MAINLAND = /^1\d{10}$/;

export interface AccountFieldProps {
  takes: AccountKind;
  value: string;
  onChange: (account: string) => void;
  /** Called with a complete contact. */
  onWhole: (contact: string) => void;
  fault: AccountFault | KnownFault | null;
  disabled?: boolean;
}

/** What is typed or pasted, and when it is a whole contact. */
export function useTypedAccount({
  takes,
  onChange,
  onWhole,
}: Pick<AccountFieldProps, 'takes' | 'onChange' | 'onWhole'>) {
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
  return { isPhone, change, ask, paste, words };
}
