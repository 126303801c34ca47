import { useEffect, useRef, useState } from 'react';
import { ContactField } from '../../../parts/contact/contact-field.tsx';
import { hasPhones } from '../../../text/channels.ts';
import { defineText } from '../../../text/text.ts';
import { Button, SelectField, bound } from '../../../ui/index.ts';
import { type TypedContacts, readContacts } from '../model/two-contacts.ts';

export const useContactsText = defineText('pages/console/parts/second-contact');

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
