import { useId } from 'react';
import { Switch } from '../../../ui/switch.tsx';
import { Row, Small, Text } from '../../../ui/index.ts';

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
    <Row gap={4} align="start" justify="between">
      <div>
        <Text as="label" block weight={550} htmlFor={`${id}switch`} text={label} />
        <Small leading={1.5} id={id} text={hint} />
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
