import { Link } from '@tanstack/react-router';
import { ContactField } from '../../../parts/contact/contact-field.tsx';
import { ACCOUNT_MAX, accountHash } from '../../../parts/entry/hash-values.ts';
import { isComposing } from '../../../ui/composing.ts';
import { useForgotText } from './text.ts';
import { type AccountFieldProps, useTypedAccount } from './use-typed-account.ts';

/** The account whose password is reset: a phone number in any spelling, or in the second form an e-mail address as well. */
export function AccountField({ takes, value, onChange, onWhole, fault, disabled }: AccountFieldProps) {
  const text = useForgotText();
  const { isPhone, change, ask, paste, words } = useTypedAccount({ takes, onChange, onWhole });
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
