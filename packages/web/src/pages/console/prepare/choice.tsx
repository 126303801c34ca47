import { useId } from 'react';
import { Switch } from '../../../ui/switch.tsx';
import { Row } from '../../../ui/layout.tsx';
import styles from './documents-step.module.css';

interface ChoiceProps {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}
/** A checkbox with an explanation. */
export function Choice({ label, hint, checked, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <Row gap={4} align="start" justify="between" className={styles.choice}>
      <div>
        <label htmlFor={`${id}switch`}>{label}</label>
        <small id={id}>{hint}</small>
      </div>
      <Switch
        id={`${id}switch`}
        label={label}
        aria-describedby={id}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Row>
  );
}
