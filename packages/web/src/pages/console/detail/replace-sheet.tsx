import { type Envelope, type Participant, api } from '@countersign/contract';
import { NAME_MAX, REASON_MAX } from '@countersign/domain';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { ContactField } from '../../../parts/contact/contact-field.tsx';
import { FormSheet, useFormAct } from '../../../parts/form/form-sheet.tsx';
import { orMail } from '../../../text/channels.ts';
import { defineText } from '../../../text/text.ts';
import { TextArea, TextField, bound } from '../../../ui/field.tsx';
import { type TypedContacts, readContacts, wireContacts } from '../model/two-contacts.ts';
import { SecondContact } from '../parts/second-contact.tsx';
import { refreshDetail } from './queries.ts';

const useWords = defineText(
  {
    title: (name: string) => `更换 ${name}`,
    why: '新的参与人接替其位置，签署顺序、填写和签署位置、验证要求都不变。原参与人的链接立即失效，并会收到通知。',
    name: '新参与人姓名',
    contact: orMail('新参与人手机号或邮箱', '新参与人邮箱'),
    hint: '轮到对方时，合同链接会发到这里。',
    reason: '更换原因',
    placeholder: '例如：原负责人已离职',
    act: '确认更换',
    done: '已更换参与人',
    needsName: '请填写姓名',
    needsContact: orMail('手机号或邮箱格式不正确', '邮箱格式不正确'),
    needsReason: '请写明原因',
  },
  {
    title: (name) => `Replace ${name}`,
    why: 'The new participant takes over their position; signing order, fields and verification requirements stay as they are. The link of the previous participant stops working at once, and they are notified.',
    name: 'Name of the new person',
    contact: orMail('Their phone number or e-mail address', 'Their e-mail address'),
    hint: 'The link goes there when it is their turn.',
    reason: 'Reason for the replacement',
    placeholder: 'For example: the former manager has left',
    act: 'Replace',
    done: 'The participant is replaced',
    needsName: 'Enter a name',
    needsContact: orMail('This is not a valid phone number or e-mail address', 'This is not a valid e-mail address'),
    needsReason: 'Say why',
  },
);

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
