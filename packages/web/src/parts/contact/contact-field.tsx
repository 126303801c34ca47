import { type ComponentProps, Suspense, lazy, useState } from 'react';
import { TextField } from '../../ui/index.ts';

const Reading = lazy(async () => ({ default: (await import('./reading.tsx')).Reading }));

/**
 * A field for a phone number in any spelling or an e-mail address. Once the person leaves it, a number from abroad is shown with
 * its country, in the groups in which it is written.
 */
export function ContactField({ value, hint, onBlur, ...field }: ComponentProps<typeof TextField> & { value: string }) {
  const [left, setLeft] = useState('');
  return (
    <TextField
      spellCheck={false}
      {...field}
      value={value}
      onBlur={(event) => {
        setLeft(value);
        onBlur?.(event);
      }}
      hint={
        left === value && value ? <Suspense fallback={hint}>{<Reading typed={value} hint={hint} />}</Suspense> : hint
      }
    />
  );
}
