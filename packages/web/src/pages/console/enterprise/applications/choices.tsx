import { Box, FieldFault, Grid, Text } from '../../../../ui/index.ts';
import { useId } from 'react';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import styles from './applications.module.css';

interface ChoicesProps<V extends string> {
  legend: string;
  values: readonly V[];
  words: Readonly<Record<V, string>>;
  chosen: readonly V[];
  error: string | null;
  onChange: (chosen: V[]) => void;
  /** The label of the checkbox that ticks all or none; it also lays many short choices out side by side. */
  all?: string;
}

/** A list of checkboxes, with the error under them. */
export function Choices<V extends string>({ legend, values, words, chosen, error, onChange, all }: ChoicesProps<V>) {
  const id = useId();
  const toggle = (value: V, isOn: boolean) => onChange(values.filter((one) => (one === value ? isOn : has(one))));
  const has = (value: V): boolean => chosen.includes(value);
  return (
    <Grid
      as="fieldset"
      columns={1}
      gapY={1}
      gapX={4}
      className={all === undefined ? undefined : styles.dense}
      aria-describedby={error === null ? undefined : id}
    >
      <Text as="legend" mb={1.5} p={0} size="m" weight={550} text={legend} />
      {all !== undefined && (
        <Box allColumns>
          <Checkbox
            label={all}
            checked={chosen.length === values.length}
            onChange={(event) => onChange(event.currentTarget.checked ? [...values] : [])}
          />
        </Box>
      )}
      {values.map((value) => (
        <Checkbox
          key={value}
          label={words[value]}
          checked={has(value)}
          aria-invalid={error === null ? undefined : true}
          onChange={(event) => toggle(value, event.currentTarget.checked)}
        />
      ))}
      <Box allColumns>
        <FieldFault id={id}>{error}</FieldFault>
      </Box>
    </Grid>
  );
}
