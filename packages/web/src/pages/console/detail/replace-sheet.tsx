import { type Envelope, type Participant, api } from '@countersign/contract';
import { NAME_MAX, REASON_MAX } from '@countersign/domain';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { ContactField } from '../../../parts/contact/contact-field.tsx';
import { FormSheet, useFormAct } from '../../../parts/form/form-sheet.tsx';
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
  const form = useFormAct();
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<TypedContacts>({ contact: '', otherContact: '' });
  const [reason, setReason] = useState('');
  const { first, isOtherWrong } = readContacts(typed);
  const isSound = name.trim() !== '' && first !== null && !isOtherWrong && reason.trim() !== '';
  const replace = async () => {
    const params = { envelopeWsid, participantWsid: participant.participantWsid };
    const body = { name: name.trim(), reason: reason.trim(), ...wireContacts(typed) };
    await call(api.replaceParticipant, { params, body });
    refreshDetail(envelopeWsid);
  };
  return (
    <FormSheet
      title={words.title(participant.name)}
      description={words.why}
      act={words.act}
      form={form}
      isSound={isSound}
      onSubmit={replace}
      done={words.done}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        {...bound(name, setName)}
        maxLength={NAME_MAX}
        autoComplete="off"
        error={form.wasTried && name.trim() === '' ? words.needsName : null}
      />
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
        {...bound(reason, setReason)}
        maxLength={REASON_MAX}
        error={form.wasTried && reason.trim() === '' ? words.needsReason : null}
      />
    </FormSheet>
  );
}
