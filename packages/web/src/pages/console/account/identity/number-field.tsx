import type { IdentityNumberKind } from '@countersign/domain';
import { type Ref, useState } from 'react';
import { TextField } from '../../../../ui/index.ts';
import { useIdentityText } from './identity-text.ts';
import { NUMBER_LENGTHS, numberVerdict } from './number-verdict.ts';

const LONGEST_TYPED = 40;

interface NumberFieldProps {
  kind: IdentityNumberKind;
  value: string;
  onChange: (value: string) => void;
  /** The form was submitted once: a missing number is reported from now on. */
  tried: boolean;
  refusal: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A wrong check digit is reported while the user types, a number that is too short only after the field loses focus. */
export function NumberField({ kind, value, onChange, tried, refusal, ref }: NumberFieldProps) {
  const words = useIdentityText();
  const [isBlurred, setBlurred] = useState(false);
  const verdict = numberVerdict(kind, value);
  const faults = {
    empty: tried ? words.numberMissing : undefined,
    partial: tried || isBlurred ? words.numberPartial(NUMBER_LENGTHS[kind][0]) : undefined,
    wrong: words.wrong[kind],
    right: refusal,
  };
  // A passport number has no fixed length and no check digit.
  const partial =
    kind === 'PASSPORT' && verdict === 'partial' && (tried || isBlurred) ? words.wrong.PASSPORT : undefined;
  return (
    <TextField
      ref={ref}
      label={words.numbers[kind]}
      value={value}
      maxLength={LONGEST_TYPED}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      hint={verdict === 'right' && kind !== 'PASSPORT' ? words.numberRight : undefined}
      error={partial ?? faults[verdict]}
      onBlur={() => setBlurred(true)}
      onChange={(event) => {
        setBlurred(false);
        onChange(event.currentTarget.value);
      }}
    />
  );
}
