import { type ReactNode, useRef } from 'react';
import { Button, Fault, Stack } from '../../ui/index.ts';
import { useFocusFault } from '../entry/use-focus-fault.ts';
import type { FormAct } from './use-form-act.ts';

interface PageFormProps {
  /** The label of its button. */
  act: string;
  form: FormAct;
  /** A condition besides the fields. */
  isSound?: boolean | (() => boolean);
  /** The act; throws its refusal. */
  onSubmit: () => Promise<unknown>;
  children: ReactNode;
}
/** A form on a page: its fields, the refusal of its act, and its button. */
export function PageForm({ act, form, isSound = true, onSubmit, children }: PageFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useFocusFault(element, form.submitted);
  return (
    <Stack
      as="form"
      ref={element}
      gap={5}
      minWidth={0}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.run(isSound, onSubmit);
      }}
    >
      {children}
      <Fault>{form.refusal?.words}</Fault>
      <div>
        <Button label={act} type="submit" variant="primary" size="l" busy={form.busy} />
      </div>
    </Stack>
  );
}
