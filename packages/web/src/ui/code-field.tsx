import { CODE_DIGITS } from '@countersign/domain';
import { type Ref, useId } from 'react';
import { classes } from './classes.ts';
import { FieldFault } from './fault.tsx';
import { Grid, Row, Stack, Text, box } from './layout.tsx';
import styles from './code-field.module.css';

interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called once the last digit is entered, typed or autofilled. */
  onComplete?: (value: string) => void;
  digits?: number;
  error?: string | null;
  disabled?: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A one-time code: one real input, so that phones fill it and pasting works, drawn as a row of boxes. */
export function CodeField({
  label,
  value,
  onChange,
  onComplete,
  digits = CODE_DIGITS,
  error,
  disabled,
  autoFocus,
  ref,
}: CodeFieldProps) {
  const id = useId();
  const change = (text: string) => {
    // An input method may enter full-width digits.
    const next = text.normalize('NFKC').replace(/\D/g, '').slice(0, digits);
    onChange(next);
    if (next.length === digits && next !== value) onComplete?.(next);
  };
  return (
    <Stack gap={1.5}>
      <Text as="label" htmlFor={id} size="m" weight={550} text={label} />
      <Row gap={2} align="stretch" position="relative" className={styles.row}>
        {Array.from({ length: digits }, (_, at) => (
          <Grid
            as="span"
            key={at}
            aria-hidden="true"
            minWidth={0}
            center
            radius="m"
            fill="surface"
            tabular
            className={classes(
              styles.box,
              at === Math.min(value.length, digits - 1) && styles.next,
              error && styles.bad,
            )}
          >
            {value[at]}
          </Grid>
        ))}
        <input
          ref={ref}
          id={id}
          className={box({ coverInput: true, size: 'touch' }, styles.input)}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          value={value}
          disabled={disabled}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the only thing asked for in its step
          autoFocus={autoFocus}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </Row>
      <FieldFault id={`${id}-error`}>{error}</FieldFault>
    </Stack>
  );
}
