import { type RefObject, useEffect } from 'react';

/** On each submission with errors, the first field that has one gets the focus (ux 38). */
export function useFocusFault(form: RefObject<HTMLFormElement | null>, submitted: number): void {
  useEffect(() => {
    if (submitted === 0) return;
    // A part that validates itself does so after the form: its error is rendered one frame later.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')?.focus(),
      );
    });
    return () => cancelAnimationFrame(frame);
  }, [form, submitted]);
}
