import { COMPLAINT_TEXT_MAX } from '@countersign/domain';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api, call, messageOf } from '../../../api/client.ts';
import { AccountField } from '../../../parts/entry/account-field.tsx';
import { judgeAccount } from '../../../parts/entry/account.ts';
import { EntryForm } from '../../../parts/entry/entry-form.tsx';
import { EntryShell } from '../../../parts/entry/entry-shell.tsx';
import { useText } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Banner } from '../../../ui/banner.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { useThrottle } from '../../../ui/use-throttle.ts';
import { reportText } from './text.ts';

/** Where anyone can report unwanted messages to the authority's staff, with or without an account (Rulings §4). */
export function ReportPage() {
  const words = useText(reportText);
  const [isDone, setIsDone] = useState(false);
  useTitle(words.title);
  return (
    <EntryShell
      title={isDone ? words.doneTitle : words.title}
      why={isDone ? words.doneWhy : words.why}
      foot={<Link to="/login">{words.back}</Link>}
    >
      {isDone ? <Banner tone="good">{words.phone}</Banner> : <ReportForm onDone={() => setIsDone(true)} />}
    </EntryShell>
  );
}

function ReportForm({ onDone }: { onDone: () => void }) {
  const words = useText(reportText);
  const [contact, setContact] = useState('');
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState(0);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const throttle = useThrottle();
  const fault = submitted > 0 ? judgeAccount(contact) : null;

  const submit = async () => {
    setSubmitted(submitted + 1);
    if (judgeAccount(contact) !== null || text.trim() === '' || busy || !throttle()) return;
    setBusy(true);
    setRefusal(null);
    try {
      await call(api.createComplaint, { body: { contact, text: text.trim() } });
      onDone();
    } catch (error) {
      setRefusal(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <EntryForm act={words.send} busy={busy} submitted={submitted} onSubmit={submit}>
      <AccountField
        label={words.contact}
        value={contact}
        onChange={setContact}
        error={fault && words.contactFault[fault]}
      />
      <TextArea
        label={words.text}
        hint={text === '' ? words.textHint : words.left(COMPLAINT_TEXT_MAX - text.length)}
        rows={5}
        maxLength={COMPLAINT_TEXT_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={submitted > 0 && text.trim() === '' ? words.textMissing : null}
      />
      {refusal !== null && <Banner tone="danger">{refusal}</Banner>}
    </EntryForm>
  );
}
