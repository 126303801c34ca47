import { useId } from 'react';
import { Box, Grid, box } from '../../ui/index.ts';
import styles from './choice.module.css';

interface ChoiceProps<V extends string> {
  label: string;
  value: V;
  options: readonly { readonly value: V; readonly label: string }[];
  onChange: (value: V) => void;
}
/** One of a few options, all visible. */
export function Choice<V extends string>({ label, value, options, onChange }: ChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset>
      <Box as="legend" mb={1.5} p={0} size="m" weight={550}>
        {label}
      </Box>
      <Box inlineRow gap={0.5} align="stretch" wrap p={0.5} radius="m" fill="sunk">
        {options.map((option) => (
          <Grid
            as="label"
            key={option.value}
            position="relative"
            center
            focusRing
            px={3}
            radius="m"
            tone="ink-2"
            className={styles.option}
          >
            <input
              type="radio"
              name={name}
              className={box({ coverInput: true })}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </Grid>
        ))}
      </Box>
    </fieldset>
  );
}
