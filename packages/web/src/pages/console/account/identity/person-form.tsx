import { api } from '@countersign/contract';
import { NAME_MAX, type PersonNumberKind, papersNeeded } from '@countersign/domain';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { TextField, box } from '../../../../ui/index.ts';
import { self } from '../own-user.tsx';
import styles from './identity.module.css';
import { useIdentityText } from './identity-text.ts';
import { NumberPair } from './number-pair.tsx';
import { numberVerdict } from './number-verdict.ts';
import { SubmitPart } from './submit-part.tsx';
import { useSubmission } from './use-submission.ts';

const KINDS: readonly PersonNumberKind[] = ['ID_CARD', 'PASSPORT'];

/** The form that applies for identity verification of a person. */
export function PersonForm({ again, name }: { again: boolean; name: string }) {
  const words = useIdentityText();
  const [realName, setRealName] = useState(name);
  const [numberKind, setNumberKind] = useState<PersonNumberKind>('ID_CARD');
  const [number, setNumber] = useState('');
  const submission = useSubmission();
  const { papers, tried, form, submit, refusalAt, forgive } = submission;
  const needed = papersNeeded(numberKind);
  const isComplete =
    realName.trim() !== '' && numberVerdict(numberKind, number) === 'right' && needed.every((kind) => papers[kind]);
  const send = (paperWsids: string[]) =>
    call(api.applyIdentity, {
      params: self(),
      body: { realName: realName.trim(), numberKind, number: number.trim(), papers: paperWsids },
    });
  return (
    <form
      ref={form}
      className={box({ stack: true, gap: 5 }, styles.form)}
      noValidate
      onSubmit={(event) => void submit(event, { isComplete, send, kinds: needed })}
    >
      <TextField
        label={words.realName}
        hint={words.realNameHint}
        value={realName}
        maxLength={NAME_MAX}
        autoComplete="name"
        error={tried && realName.trim() === '' ? words.realNameMissing : refusalAt('name')}
        onChange={(event) => {
          setRealName(event.currentTarget.value);
          forgive();
        }}
      />
      <NumberPair
        label={words.paperKind}
        kinds={KINDS}
        kind={numberKind}
        onKind={setNumberKind}
        number={number}
        onNumber={setNumber}
        submission={submission}
      />
      <SubmitPart needed={needed} again={again} submission={submission} />
    </form>
  );
}
