import { LANGUAGES, isLanguage } from '@countersign/contract';
import { PARTICIPANT_MESSAGE_MAX } from '@countersign/domain';
import { useState } from 'react';
import { formatTime } from '../../../text/format.ts';
import { toLocal } from '../../../text/local-time.ts';
import { defineText } from '../../../text/text.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Box, Grid, Hint, SelectField, TextArea, TextField, bound } from '../../../ui/index.ts';
import type { PersonRow } from './model/people-rows.ts';
import styles from './person-more.module.css';

const useWords = defineText('pages/console/prepare/person-terms');

interface Props {
  row: PersonRow;
  expireDatetime: string;
  onChange: (part: Partial<PersonRow>) => void;
}

/** What the sender asks of one participant: their language, their own deadline, and words to them alone. */
export function PersonTerms({ row, expireDatetime, onChange }: Props) {
  const words = useWords();
  const [opened] = useState(() => Date.now());
  const { deadlineDatetime: at } = row;
  const isWrong = at !== null && (Date.parse(at) <= opened || Date.parse(at) >= Date.parse(expireDatetime));
  return (
    <Grid columns={2} gap={4} mx={1.5} pb={3} className={styles.more}>
      <SelectField
        label={words.language}
        {...bound(row.language ?? '', (next) => onChange({ language: isLanguage(next) ? next : null }))}
        options={[['', words.own], ...LANGUAGES.map(({ tag, name }): [string, string] => [tag, name])]}
      />
      {!row.isTemplateRole && (
        <TextField
          type="datetime-local"
          label={words.deadline}
          optional
          value={at === null ? '' : toLocal(at)}
          min={toLocal(new Date(opened).toISOString())}
          max={toLocal(expireDatetime)}
          hint={at === null ? words.deadlineHint : words.until(formatTime(at))}
          error={isWrong ? words.deadlineWrong : undefined}
          onChange={({ currentTarget: { value } }) => {
            const time = new Date(value).getTime();
            onChange({ deadlineDatetime: Number.isFinite(time) ? new Date(time).toISOString() : null });
          }}
        />
      )}
      <TextArea
        className={styles.wide}
        label={words.message}
        optional
        hint={words.messageHint}
        rows={2}
        maxLength={PARTICIPANT_MESSAGE_MAX}
        {...bound(row.message, (next) => onChange({ message: next }))}
      />
      {row.role === 'SIGNER' && (
        <Box className={styles.wide}>
          <Checkbox
            label={
              <>
                {words.witness}
                <Hint size="s" text={words.witnessHint} />
              </>
            }
            checked={row.witness}
            onChange={({ currentTarget: { checked } }) => onChange({ witness: checked })}
          />
        </Box>
      )}
    </Grid>
  );
}

/** The same in a line, while the settings of the participant are closed. */
export function TermsLine({ row: { role, language, message, deadlineDatetime, witness } }: Pick<Props, 'row'>) {
  const { closed } = useWords();
  const parts = [
    ...(witness && role === 'SIGNER' ? [closed.witness] : []),
    ...LANGUAGES.flatMap(({ tag, name }) => (tag === language ? [name] : [])),
    ...(deadlineDatetime === null ? [] : [closed.until(formatTime(deadlineDatetime))]),
    ...(message === '' ? [] : [closed.message]),
  ];
  return <Hint mx={1.5} size="s" text={parts.join(' · ')} />;
}
