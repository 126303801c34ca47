import { type ReactNode, useRef } from 'react';
import { Button, Stack } from '../../ui/index.ts';
import { useFocusFault } from './use-focus-fault.ts';

interface EntryFormProps {
  /** The label of the button. */
  act: string;
  busy: boolean;
  /** How often it has been submitted. */
  submitted: number;
  onSubmit: () => unknown;
  children: ReactNode;
  /** Below the button. */
  foot?: ReactNode;
}
/** A form with one wide button; a submission moves the focus to the first field with an error. */
export function EntryForm({ act, busy, submitted, onSubmit, children, foot }: EntryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFocusFault(form, submitted);
  return (
    <Stack
      as="form"
      ref={form}
      gap={4}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      noValidate
    >
      {children}
      <Button label={act} type="submit" variant="primary" size="l" block busy={busy} />
      {foot}
    </Stack>
  );
}
