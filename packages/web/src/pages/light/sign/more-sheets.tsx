import { NAME_MAX, REASON_MAX, normaliseContact } from '@countersign/domain';
import { useRef, useState } from 'react';
import { api, call, errorNameOf, messageOf } from '../../../api/client.ts';
import { useText } from '../../../text/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { DialogActs } from '../../../ui/dialog-acts.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import type { MoreAct } from './model/more-acts.ts';
import type { Signing } from './model/queries.ts';
import type { Acted } from './model/stage.ts';
import { noticeEnd } from './model/use-acts.ts';
import { moreText } from './more-text.ts';
import { ReasonSheet } from './reason-sheet.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { signText } from './text.ts';

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
  const text = useText(signText);
  const more = useText(moreText);
  const params = { envelopeWsid: signing.envelope.envelopeWsid, participantWsid: signing.participant.participantWsid };
  const close = (isOpen: boolean): void => void (!isOpen && onClose());
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
  const sheet = { onOpenChange: close };
  const { rejecting } = text;
  return (
    <>
      <HandOnSheet
        open={act === 'handOn'}
        {...sheet}
        onGiven={(body) => finish('handedOn', call(api.authorizeParticipant, { params, body }))}
      />
      <ReasonSheet
        open={act === 'giveBack'}
        {...sheet}
        words={more.returning}
        onGiven={(reason) => finish('returned', call(api.returnEnvelope, { params, body: { reason } }))}
      />
      <ReasonSheet open={act === 'reject'} {...sheet} words={rejecting} onGiven={reject} />
      <ReasonSheet open={act === 'rejectVoid'} {...sheet} words={more.rejectingVoid} onGiven={reject} />
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
  onOpenChange: (open: boolean) => void;
  /** Throws the server's refusal. */
  onGiven: (input: HandOnInput) => Promise<void>;
}
/** Refusals about the named person, which are shown under the contact (ux 38). */
const OF_CONTACT = new Set(['ERROR_CONTACT', 'ERROR_PARTICIPANT_CONTACT']);
type Faults = Partial<Record<'name' | 'contact' | 'other', string>>;

function HandOnSheet({ open, onOpenChange, onGiven }: HandOnSheetProps) {
  const { handing } = useText(moreText);
  const text = useText(signText);
  const [name, setName] = useState('');
  const [contact, setContact] = useState('');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const contactField = useRef<HTMLInputElement>(null);

  const judge = (): { input: HandOnInput } | { faults: Faults } => {
    const found = normaliseContact(contact);
    const given = name.trim();
    if (given === '' || found === null) {
      const ofContact = contact.trim() === '' ? handing.needsContact : handing.wrongContact;
      const ofName = given === '' ? { name: handing.needsName } : {};
      return { faults: { ...ofName, ...(found === null ? { contact: ofContact } : {}) } };
    }
    const why = reason.trim();
    const to = found.kind === 'phone' ? { phone: found.value } : { email: found.value };
    return { input: { name: given, contact: to, ...(why === '' ? {} : { reason: why }) } };
  };
  const give = async (): Promise<void> => {
    const judged = judge();
    if ('faults' in judged) {
      setFaults(judged.faults);
      return (judged.faults.name === undefined ? contactField : nameField).current?.focus();
    }
    setFaults({});
    setBusy(true);
    try {
      await onGiven(judged.input);
    } catch (error) {
      const isOfContact = OF_CONTACT.has(errorNameOf(error) ?? '');
      setFaults({ [isOfContact ? 'contact' : 'other']: messageOf(error) });
      if (isOfContact) contactField.current?.focus();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      locked={isBusy}
      size="s"
      title={handing.title}
      description={handing.text}
      initialFocus={nameField}
      footer={
        <DialogActs act={handing.button} busy={isBusy} onClose={() => onOpenChange(false)} onAct={() => void give()} />
      }
    >
      <Stack
        as="form"
        gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void give();
        }}
      >
        {faults.other !== undefined && <Banner tone="danger">{faults.other}</Banner>}
        <TextField
          ref={nameField}
          label={handing.name}
          value={name}
          maxLength={NAME_MAX}
          autoComplete="off"
          error={faults.name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setFaults(({ contact: other }) => (other === undefined ? {} : { contact: other }));
          }}
        />
        <TextField
          ref={contactField}
          label={handing.contact}
          hint={handing.contactHint}
          value={contact}
          inputMode="email"
          autoComplete="off"
          error={faults.contact}
          onChange={(event) => {
            setContact(event.currentTarget.value);
            setFaults(({ name: other }) => (other === undefined ? {} : { name: other }));
          }}
        />
        <TextArea
          label={handing.reason}
          optional
          rows={2}
          placeholder={handing.placeholder}
          value={reason}
          maxLength={REASON_MAX}
          hint={reason === '' ? undefined : text.rejecting.left(REASON_MAX - reason.length)}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {/* Enter in a field submits, too. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </Stack>
    </Sheet>
  );
}
