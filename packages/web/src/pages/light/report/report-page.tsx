import { COMPLAINT_TEXT_MAX } from '@countersign/domain';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api, call } from '../../../api/client.ts';
import { AccountField } from '../../../parts/entry/account-field.tsx';
import { judgeAccount } from '../../../parts/entry/account.ts';
import { EntryForm } from '../../../parts/entry/entry-form.tsx';
import { EntryShell } from '../../../parts/entry/entry-shell.tsx';
import { useFormAct } from '../../../parts/form/use-form-act.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Banner, TextArea, bound } from '../../../ui/index.ts';
import { useThrottle } from '../../../ui/use-throttle.ts';
import { useReportText } from './text.ts';

/** Where anyone can report unwanted messages to the authority's staff, with or without an account (Rulings §4). */
export function ReportPage() {
  const words = useReportText();
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
  const words = useReportText();
  const [contact, setContact] = useState('');
  const [text, setText] = useState('');
  const form = useFormAct();
  const throttle = useThrottle();
  const wrong = judgeAccount(contact);
  const fault = form.wasTried ? wrong : null;
  const isSound = wrong === null && text.trim() !== '';

  const submit = () =>
    form.run(isSound && throttle(), async () => {
      await call(api.createComplaint, { body: { contact, text: text.trim() } });
      onDone();
    });
  return (
    <EntryForm act={words.send} busy={form.busy} submitted={form.submitted} onSubmit={submit}>
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
        {...bound(text, setText)}
        error={form.wasTried && text.trim() === '' ? words.textMissing : null}
      />
      {form.refusal !== null && <Banner tone="danger">{form.refusal.words}</Banner>}
    </EntryForm>
  );
}
