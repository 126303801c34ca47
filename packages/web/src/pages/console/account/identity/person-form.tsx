import { api } from '@countersign/contract';
import { NAME_MAX, type PersonNumberKind, papersNeeded } from '@countersign/domain';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { useText } from '../../../../text/text.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField, TextField } from '../../../../ui/field.tsx';
import { self } from '../own-user.tsx';
import styles from './identity.module.css';
import { identityText } from './identity-text.ts';
import { NumberField } from './number-field.tsx';
import { numberVerdict } from './number-verdict.ts';
import { PaperFields } from './paper-fields.tsx';
import { useSubmission } from './use-submission.ts';

const KINDS: readonly PersonNumberKind[] = ['ID_CARD', 'PASSPORT'];

/** The form that applies for identity verification of a person. */
export function PersonForm({ again, name }: { again: boolean; name: string }) {
  const words = useText(identityText);
  const [realName, setRealName] = useState(name);
  const [numberKind, setNumberKind] = useState<PersonNumberKind>('ID_CARD');
  const [number, setNumber] = useState('');
  const { papers, tried, busy, form, submit, refusalAt, forgive, keepPaper } = useSubmission();
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
      className={styles.form}
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
      <div className={styles.pair}>
        <SelectField
          label={words.paperKind}
          value={numberKind}
          onChange={(event) => {
            setNumberKind(KINDS.find((kind) => kind === event.currentTarget.value) ?? 'ID_CARD');
            forgive();
          }}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </SelectField>
        <NumberField
          key={numberKind}
          kind={numberKind}
          value={number}
          tried={tried}
          refusal={refusalAt('number')}
          onChange={(next) => {
            setNumber(next);
            forgive();
          }}
        />
      </div>
      <PaperFields
        kinds={needed}
        papers={papers}
        tried={tried}
        refusal={refusalAt('papers')}
        onPaper={(paper) => {
          keepPaper(paper);
          forgive();
        }}
      />
      {refusalAt('form') && <Banner tone="danger">{refusalAt('form')}</Banner>}
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {again ? words.submitAgain : words.submit}
        </Button>
      </div>
    </form>
  );
}
