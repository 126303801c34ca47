import { type Envelope, type Participant, api } from '@countersign/contract';
import { maskContact } from '@countersign/domain';
import { call } from '../../../api/client.ts';
import { markInPerson, toInPerson } from '../../../api/in-person.ts';
import { logout } from '../../../api/session.ts';
import { FormSheet, useFormAct } from '../../../parts/form/form-sheet.tsx';
import { defineText } from '../../../text/text.ts';
import { Stack } from '../../../ui/layout.tsx';

const useWords = defineText(
  {
    title: (name: string) => `请 ${name} 在这台设备上当面处理`,
    code: (contact: string) => `对方用发送到 ${contact} 的验证码证明本人；验证码不会显示在这台设备上。`,
    lock: '设备交出后，您在这台设备上的登录立即结束，所有标签页都无法再打开您的合同。',
    back: '对方处理完后会看到“交还设备”；您重新登录就能回到这份合同。',
    act: '锁定并交出设备',
  },
  {
    title: (name) => `Let ${name} act on this device`,
    code: (contact) => `They prove themself by a code sent to ${contact}; it is not shown on this device.`,
    lock: 'Your login on this device ends at once: no tab of it opens your contracts any more.',
    back: 'When they have finished, the device says that it goes back to you; log in again to return to this contract.',
    act: 'Lock and hand over the device',
  },
);

interface SheetProps {
  envelope: Envelope;
  participant: Participant;
  onClose: () => void;
}
/** What follows, before the sender is logged out. */
export function InPersonSheet({ envelope: { envelopeWsid }, participant, onClose }: SheetProps) {
  const words = useWords();
  const form = useFormAct();
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
