import { useId } from 'react';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { classes } from '../../../../ui/classes.ts';
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
    <fieldset
      className={classes(styles.choices, all !== undefined && styles.dense)}
      aria-describedby={error === null ? undefined : id}
    >
      <legend>{legend}</legend>
      {all !== undefined && (
        <div className={styles.wide}>
          <Checkbox
            checked={chosen.length === values.length}
            onChange={(event) => onChange(event.currentTarget.checked ? [...values] : [])}
          >
            {all}
          </Checkbox>
        </div>
      )}
      {values.map((value) => (
        <Checkbox
          key={value}
          checked={has(value)}
          aria-invalid={error === null ? undefined : true}
          onChange={(event) => toggle(value, event.currentTarget.checked)}
        >
          {words[value]}
        </Checkbox>
      ))}
      <p id={id} className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
