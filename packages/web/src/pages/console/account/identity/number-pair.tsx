import type { IdentityNumberKind } from '@countersign/domain';
import { Grid, SelectField } from '../../../../ui/index.ts';
import styles from './identity.module.css';
import { useIdentityText } from './identity-text.ts';
import { NumberField } from './number-field.tsx';
import type { SubmissionState } from './use-submission.ts';

interface NumberPairProps<K extends IdentityNumberKind> {
  label: string;
  kinds: readonly K[];
  kind: K;
  onKind: (kind: K) => void;
  number: string;
  onNumber: (number: string) => void;
  submission: SubmissionState;
}
/** The kind of a number and the number, side by side. */
export function NumberPair<K extends IdentityNumberKind>(props: NumberPairProps<K>) {
  const { label, kinds, kind, onKind, number, onNumber, submission } = props;
  const words = useIdentityText();
  return (
    <Grid gap={4} className={styles.pair}>
      <SelectField
        label={label}
        value={kind}
        onChange={(event) => {
          onKind(kinds.find((one) => one === event.currentTarget.value) ?? kind);
          submission.forgive();
        }}
        options={kinds.map((one) => [one, words.kinds[one]])}
      />
      <NumberField
        key={kind}
        kind={kind}
        value={number}
        tried={submission.tried}
        refusal={submission.refusalAt('number')}
        onChange={(next) => {
          onNumber(next);
          submission.forgive();
        }}
      />
    </Grid>
  );
}
