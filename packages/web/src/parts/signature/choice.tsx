import { useId } from 'react';
import { Box } from '../../ui/layout.tsx';
import { box } from '../../ui/box.ts';
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
    <Box as="fieldset" className={styles.choice}>
      <Box as="legend" mb={1.5} p={0} size="m" weight={550}>
        {label}
      </Box>
      <Box inlineRow gap={0.5} align="stretch" wrap p={0.5} radius="m" fill="sunk">
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={box(
                { position: 'absolute', cover: true, width: 'full', height: 'full', m: 0, clickable: true },
                styles.input,
              )}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </Box>
    </Box>
  );
}
