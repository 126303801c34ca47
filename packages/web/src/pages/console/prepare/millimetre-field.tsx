import { MM_TO_PT } from '@countersign/domain';
import { useState } from 'react';
import { TextField } from '../../../ui/index.ts';

interface MillimetreFieldProps {
  label: string;
  points: number;
  min?: number;
  onChange: (points: number) => void;
}
const shown = (points: number): string => (points / MM_TO_PT).toFixed(1).replace(/\.0$/, '');

/** A length in millimetres. The typed text is kept until the field loses focus; the page follows every valid number. */
export function MillimetreField({ label, points, min = 1, onChange }: MillimetreFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      type="number"
      inputMode="decimal"
      step="1"
      label={`${label} (mm)`}
      value={typed ?? shown(points)}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        const millimetres = Number(event.currentTarget.value);
        if (event.currentTarget.value !== '' && Number.isFinite(millimetres) && millimetres >= min)
          onChange(millimetres * MM_TO_PT);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
