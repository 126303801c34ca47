import { useEffect, useRef, useState } from 'react';
import { ContactField } from '../../../parts/contact/contact-field.tsx';
import { hasPhones } from '../../../text/channels.ts';
import { defineText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, bound } from '../../../ui/field.tsx';
import { type TypedContacts, readContacts } from '../model/two-contacts.ts';

export const useContactsText = defineText(
  {
    add: '添加另一个联系方式',
    label: '另一个联系方式',
    hint: '手机号之外的邮箱，或邮箱之外的手机号',
    wrong: '请输入另一种联系方式',
    identifying: '用哪一个证明身份',
    identifyingHint: '签署链接和验证码只发到这里；另一个只收通知',
    kinds: { phone: '手机号', email: '邮箱' },
    byContact: (contact: string, other: string) => `凭 ${contact} 证明身份，${other} 只收通知`,
  },
  {
    add: 'Add a second contact',
    label: 'Second contact',
    hint: 'An e-mail address beside a phone number, or the reverse',
    wrong: 'Enter a contact of the other kind',
    identifying: 'The contact that proves the identity',
    identifyingHint: 'The signing link and codes go there; the other one gets notices only',
    kinds: { phone: 'Phone', email: 'E-mail' },
    byContact: (contact, other) => `Identity is proved by ${contact}; ${other} gets notices only`,
  },
);

interface Props {
  typed: TypedContacts;
  onChange: (typed: TypedContacts) => void;
  /** Shows a button first, which opens the field. */
  isFolded?: boolean;
  /** Shows the error even if the field has not lost the focus yet. */
  isTried?: boolean;
}
/** A second contact; with two, the choice of the one that must be proved (Rulings §8.11). */
export function SecondContact(props: Props) {
  // Two contacts of one kind are not allowed, and without phones there is one kind.
  return hasPhones() || props.typed.otherContact !== '' ? <OtherContact {...props} /> : null;
}

function OtherContact({ typed, onChange, isFolded = false, isTried = false }: Props) {
  const words = useContactsText();
  const [isBlurred, setBlurred] = useState(typed.otherContact !== '');
  const [isOpen, setOpen] = useState(!isFolded);
  const field = useRef<HTMLInputElement>(null);
  // The field replaces the pressed button and gets the focus.
  useEffect(() => {
    if (isFolded && isOpen) field.current?.focus();
  }, [isFolded, isOpen]);
  const { contact, otherContact } = typed;
  const { first, other, isOtherWrong } = readContacts(typed);
  if (!isOpen && otherContact === '')
    return (
      <div>
        <Button size="s" variant="quiet" icon="plus" label={words.add} onClick={() => setOpen(true)} />
      </div>
    );
  return (
    <>
      <ContactField
        ref={field}
        label={words.label}
        optional
        hint={words.hint}
        autoComplete="off"
        inputMode="email"
        {...bound(otherContact, (next) => onChange({ contact, otherContact: next }))}
        error={(isBlurred || isTried) && isOtherWrong ? words.wrong : undefined}
        onBlur={() => setBlurred(true)}
      />
      {first && other && !isOtherWrong && (
        <SelectField
          label={words.identifying}
          hint={words.identifyingHint}
          value={first.kind}
          onChange={() => onChange({ contact: otherContact, otherContact: contact })}
          options={(['phone', 'email'] as const).map((kind) => [
            kind,
            `${words.kinds[kind]} · ${first.kind === kind ? contact : otherContact}`,
          ])}
        />
      )}
    </>
  );
}
