import { type Envelope, type Participant, api } from '@countersign/contract';
import { maskContact } from '@countersign/domain';
import { call } from '../../../api/client.ts';
import { markInPerson, toInPerson } from '../../../api/in-person.ts';
import { logout } from '../../../api/session.ts';
import { FormSheet, useForm } from '../../../parts/form/form.ts';
import { defineText } from '../../../text/text.ts';
import { Stack } from '../../../ui/index.ts';

const useWords = defineText('pages/console/detail/in-person-sheet');

interface SheetProps {
  envelope: Envelope;
  participant: Participant;
  onClose: () => void;
}
/** What follows, before the sender is logged out. */
export function InPersonSheet({ envelope: { envelopeWsid }, participant, onClose }: SheetProps) {
  const words = useWords();
  const form = useForm();
  const { name, participantWsid, identifyingContact, contact } = participant;
  const to = (identifyingContact === 'EMAIL' ? contact.email : contact.phone) ?? contact.email ?? '';
  const start = async () => {
    await logout(async () => {
      await call(api.startInPerson, { params: { envelopeWsid, participantWsid } });
      markInPerson(true);
    });
    toInPerson();
  };
  return (
    <FormSheet title={words.title(name)} act={words.act} form={form} onSubmit={start} onClose={onClose}>
      <Stack as="ul" gap={3}>
        <li>{words.code(to.includes('*') ? to : maskContact(to))}</li>
        <li>{words.lock}</li>
        <li>{words.back}</li>
      </Stack>
    </FormSheet>
  );
}
