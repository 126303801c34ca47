import { type Envelope, type Participant, api } from '@countersign/contract';
import { NAME_MAX, REASON_MAX } from '@countersign/domain';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { ContactField } from '../../../parts/contact/contact-field.tsx';
import { FormSheet, useForm, useTyped } from '../../../parts/form/form.ts';
import { defineText } from '../../../text/text.ts';
import { TextArea, TextField, bound } from '../../../ui/index.ts';
import { type TypedContacts, readContacts, wireContacts } from '../model/two-contacts.ts';
import { SecondContact } from '../parts/second-contact.tsx';
import { refreshDetail } from './queries.ts';

const useWords = defineText('pages/console/detail/replace-sheet');

interface SheetProps {
  envelope: Envelope;
  participant: Participant;
  onClose: () => void;
}
/** The person who takes the place, and why. */
export function ReplaceSheet({ envelope: { envelopeWsid }, participant, onClose }: SheetProps) {
  const words = useWords();
  const form = useForm();
  const name = useTyped(form, '', words.needsName);
  const [typed, setTyped] = useState<TypedContacts>({ contact: '', otherContact: '' });
  const reason = useTyped(form, '', words.needsReason);
  const { first, isOtherWrong } = readContacts(typed);
  const replace = async () => {
    const params = { envelopeWsid, participantWsid: participant.participantWsid };
    const body = { name: name.given, reason: reason.given, ...wireContacts(typed) };
    await call(api.replaceParticipant, { params, body });
    refreshDetail(envelopeWsid);
  };
  return (
    <FormSheet
      title={words.title(participant.name)}
      description={words.why}
      act={words.act}
      form={form}
      isSound={first !== null && !isOtherWrong}
      onSubmit={replace}
      done={words.done}
      onClose={onClose}
    >
      <TextField label={words.name} {...name.field} maxLength={NAME_MAX} autoComplete="off" />
      <ContactField
        label={words.contact}
        hint={words.hint}
        {...bound(typed.contact, (next) => setTyped({ ...typed, contact: next }))}
        inputMode="email"
        autoComplete="off"
        error={form.wasTried && first === null ? words.needsContact : null}
      />
      <SecondContact isFolded isTried={form.wasTried && isOtherWrong} typed={typed} onChange={setTyped} />
      <TextArea
        label={words.reason}
        rows={2}
        placeholder={words.placeholder}
        {...reason.field}
        maxLength={REASON_MAX}
      />
    </FormSheet>
  );
}
