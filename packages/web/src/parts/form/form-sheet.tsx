import { type ComponentProps, type ReactNode, useCallback, useId, useRef } from 'react';
import { useSharedText } from '../../text/shared.ts';
import { Button, Fault, Sheet, Stack, toast } from '../../ui/index.ts';
import { useFocusFault } from '../entry/use-focus-fault.ts';
import type { FormAct } from './use-form-act.ts';

interface FormSheetProps extends Pick<ComponentProps<typeof Sheet>, 'title' | 'description' | 'size'> {
  /** Open if not given: then it is rendered as long as it is open. */
  open?: boolean;
  /** The label of its button. */
  act: string;
  danger?: boolean;
  /** The act is not possible yet. */
  disabled?: boolean;
  form: FormAct;
  /** A condition besides the fields. */
  isSound?: boolean | (() => boolean);
  /** The act; throws its refusal. */
  onSubmit: () => Promise<unknown>;
  /** The words for a refusal, if not those of the server. */
  wordsOf?: (error: unknown) => string;
  /** Said after the act, which then closes the sheet. */
  done?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}
/** A form in a sheet: Enter submits it, errors are shown under their field or at the end. */
export function FormSheet(props: FormSheetProps) {
  const { open = true, title, description, size = 's', act, danger = false, disabled = false } = props;
  const { form, isSound = true, onSubmit, wordsOf, done, onClose, children } = props;
  const shared = useSharedText();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLElement>(null);
  const hold = useCallback((made: HTMLFormElement | null) => {
    element.current = made;
    first.current = made?.querySelector<HTMLElement>('input, select, textarea') ?? null;
  }, []);
  useFocusFault(element, form.submitted);
  const { busy } = form;
  const submit = async () => {
    await onSubmit();
    if (done === undefined) return;
    toast('success', done);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      locked={busy}
      size={size}
      // On a phone the keyboard would cover the sheet before it has been read.
      initialFocus={window.matchMedia('(pointer: coarse)').matches ? undefined : first}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="quiet" label={shared.cancel} disabled={busy} onClick={onClose} />
          <Button
            variant={danger ? 'danger' : 'primary'}
            label={act}
            busy={busy}
            disabled={disabled}
            type="submit"
            form={id}
          />
        </>
      }
    >
      <Stack
        as="form"
        id={id}
        ref={hold}
        gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.run(isSound, submit, wordsOf);
        }}
      >
        {children}
        <Fault>{form.refusal?.words}</Fault>
      </Stack>
    </Sheet>
  );
}
