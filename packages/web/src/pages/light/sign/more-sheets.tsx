import { NAME_MAX, REASON_MAX } from '@countersign/domain';
import { useState } from 'react';
import { api, call } from '../../../api/client.ts';
import { ContactField } from '../../../parts/contact/contact-field.tsx';
import { FormSheet } from '../../../parts/form/form-sheet.tsx';
import { useFormAct } from '../../../parts/form/use-form-act.ts';
import { contactOf } from '../../../text/channels.ts';
import { TextArea, TextField, bound } from '../../../ui/index.ts';
import type { MoreAct } from './model/more-acts.ts';
import type { Signing } from './model/queries.ts';
import type { Acted } from './model/stage.ts';
import { noticeEnd } from './model/use-acts.ts';
import { useMoreText } from './more-text.ts';
import { EndSheet } from './end-sheet.tsx';
import { useSignText } from './text.ts';

interface MoreSheetsProps {
  open: boolean;
  /** The chosen act; null = none is open. */
  act: MoreAct | null;
  onClose: () => void;
  signing: Signing;
  /** Drops the filled-in values, which are not needed any more. */
  forget: () => void;
  onActed: (acted: Acted) => void;
}

/** The sheets behind the menu: each states the consequence, and asks for a reason. */
export default function MoreSheets({ act, onClose, signing, forget, onActed }: MoreSheetsProps) {
  const text = useSignText();
  const more = useMoreText();
  const params = { envelopeWsid: signing.envelope.envelopeWsid, participantWsid: signing.participant.participantWsid };
  const finish = (kind: Acted['kind'], ask: Promise<{ envelope: Acted['envelope'] }>): Promise<void> =>
    ask.then(
      ({ envelope }) => {
        forget();
        onActed({ kind, envelope });
      },
      (error: unknown) => {
        noticeEnd(error);
        throw error;
      },
    );
  const reject = (reason: string) => finish('rejected', call(api.reject, { params, body: { reason } }));
  const { rejecting } = text;
  return (
    <>
      <HandOnSheet
        open={act === 'handOn'}
        onClose={onClose}
        onGiven={(body) => finish('handedOn', call(api.authorizeParticipant, { params, body }))}
      />
      <EndSheet
        open={act === 'giveBack'}
        onClose={onClose}
        words={more.returning}
        onGiven={(reason) => finish('returned', call(api.returnEnvelope, { params, body: { reason } }))}
      />
      <EndSheet open={act === 'reject'} onClose={onClose} words={rejecting} onGiven={reject} />
      <EndSheet open={act === 'rejectVoid'} onClose={onClose} words={more.rejectingVoid} onGiven={reject} />
    </>
  );
}

interface HandOnInput {
  name: string;
  contact: { phone: string } | { email: string };
  reason?: string;
}
interface HandOnSheetProps {
  open: boolean;
  onClose: () => void;
  /** Throws the server's refusal. */
  onGiven: (input: HandOnInput) => Promise<void>;
}
/** Refusals about the named person, which are shown under the contact (ux 38). */
const OF_CONTACT = new Set(['ERROR_CONTACT', 'ERROR_PARTICIPANT_CONTACT']);

function HandOnSheet({ open, onClose, onGiven }: HandOnSheetProps) {
  const { handing } = useMoreText();
  const text = useSignText();
  const form = useFormAct();
  const [name, setName] = useState('');
  const [contact, setContact] = useState('');
  const [reason, setReason] = useState('');
  const given = name.trim();
  const why = reason.trim();
  const found = contactOf(contact);
  const ofContact = contact.trim() === '' ? handing.needsContact : handing.wrongContact;
  const refused = form.refusal !== null && OF_CONTACT.has(form.refusal.name) ? form.refusal.words : null;
  const give = async () => {
    if (found === null) return;
    const to = found.kind === 'phone' ? { phone: found.value } : { email: found.value };
    await onGiven({ name: given, contact: to, ...(why === '' ? {} : { reason: why }) });
  };
  return (
    <FormSheet
      open={open}
      title={handing.title}
      description={handing.text}
      act={handing.button}
      form={refused === null ? form : { ...form, refusal: null }}
      isSound={given !== '' && found !== null}
      onSubmit={give}
      onClose={onClose}
    >
      <TextField
        label={handing.name}
        {...bound(name, setName)}
        maxLength={NAME_MAX}
        autoComplete="off"
        error={form.wasTried && given === '' ? handing.needsName : null}
      />
      <ContactField
        label={handing.contact}
        hint={handing.contactHint}
        {...bound(contact, setContact)}
        inputMode="email"
        autoComplete="off"
        error={form.wasTried && found === null ? ofContact : refused}
      />
      <TextArea
        label={handing.reason}
        optional
        rows={2}
        placeholder={handing.placeholder}
        {...bound(reason, setReason)}
        maxLength={REASON_MAX}
        hint={reason === '' ? undefined : text.rejecting.left(REASON_MAX - reason.length)}
      />
    </FormSheet>
  );
}
