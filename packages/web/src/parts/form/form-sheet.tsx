import { type ComponentProps, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { errorNameOf, messageOf } from '../../api/client.ts';
import { useSharedText } from '../../text/shared.ts';
import { Button, Fault, Sheet, Stack, toast } from '../../ui/index.ts';
import { useFocusFault } from '../entry/use-focus-fault.ts';

interface Refusal {
  /** The `error` name of the catalogue; null if there was no answer. */
  readonly name: string | null;
  readonly words: string;
}
/**
 * The submission of a form: validated, then running, then done or refused. Each attempt is counted, to focus its first fault.
 */
export function useFormAct() {
  const [busy, setBusy] = useState(false);
  const [submitted, setSubmitted] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const run = async (
    isSound: boolean | (() => boolean),
    act: () => Promise<unknown>,
    wordsOf = messageOf,
  ): Promise<void> => {
    if (busy) return;
    setRefusal(null);
    setSubmitted((count) => count + 1);
    if (!(typeof isSound === 'function' ? isSound() : isSound)) return;
    setBusy(true);
    try {
      await act();
    } catch (error) {
      setRefusal({ name: errorNameOf(error), words: wordsOf(error) });
      setSubmitted((count) => count + 1);
    } finally {
      setBusy(false);
    }
  };
  /** The message of the refusal if it has one of these names. */
  const refusedBy = (names: ReadonlySet<string>): string | null =>
    refusal !== null && names.has(refusal.name ?? '') ? refusal.words : null;
  return { busy, submitted, wasTried: submitted > 0, refusal, refusedBy, run };
}

interface FormSheetProps extends Pick<ComponentProps<typeof Sheet>, 'title' | 'description' | 'size'> {
  /** Open if not given: then it is rendered as long as it is open. */
  open?: boolean;
  /** The label of its button. */
  act: string;
  danger?: boolean;
  /** The act is not possible yet. */
  disabled?: boolean;
  form: ReturnType<typeof useFormAct>;
  /** The refusals that are shown under their own field. */
  placed?: ReadonlySet<string>;
  /** Whether the fields are complete and valid; otherwise nothing is submitted, and each field shows its error. */
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
  const { form, placed, isSound = true, onSubmit, wordsOf, done, onClose, children } = props;
  const shared = useSharedText();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLElement>(null);
  const hold = useCallback((made: HTMLFormElement | null) => {
    element.current = made;
    first.current = made?.querySelector<HTMLElement>('input, select, textarea') ?? null;
  }, []);
  useFocusFault(element, form.submitted);
  const { refusal, busy } = form;
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
        <Fault>{refusal !== null && !placed?.has(refusal.name ?? '') && refusal.words}</Fault>
      </Stack>
    </Sheet>
  );
}
