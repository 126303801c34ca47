import { COMPLAINT_TEXT_MAX } from '@countersign/domain';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { api, call, messageOf } from '../../../api/client.ts';
import { judgeAccount } from '../../../parts/entry/account.ts';
import { EntryShell } from '../../../parts/entry/entry-shell.tsx';
import { useFocusFault } from '../../../parts/entry/use-focus-fault.ts';
import { useText } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { useThrottle } from '../../../ui/use-throttle.ts';
import { Stack } from '../../../ui/layout.tsx';
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
  const form = useRef<HTMLFormElement>(null);
  const [contact, setContact] = useState('');
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState(0);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const throttle = useThrottle();
  useFocusFault(form, submitted);
  const fault = submitted > 0 ? judgeAccount(contact) : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
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
    <Stack as="form" ref={form} gap={4} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={words.contact}
        value={contact}
        onChange={(event) => setContact(event.currentTarget.value)}
        error={fault === 'missing' ? words.contactMissing : fault === 'wrong' ? words.contactWrong : null}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        inputMode="email"
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
      <Button type="submit" variant="primary" size="l" block busy={busy}>
        {words.send}
      </Button>
    </Stack>
  );
}
