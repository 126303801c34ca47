const FRAMES_TO_WAIT = 90;
/** The page of a distant field is drawn only once it is in view: the focus follows as soon as the field exists. */
export function focusField(formWsid: string, frames = FRAMES_TO_WAIT): void {
  requestAnimationFrame(() => {
    const holder = document.querySelector(`[data-field="${CSS.escape(formWsid)}"]`);
    const input = holder?.querySelector<HTMLElement>(
      'input:not([type="date"]):not(:disabled), select:not(:disabled), textarea',
    );
    const target = input ?? (frames < FRAMES_TO_WAIT / 2 ? holder?.querySelector<HTMLElement>('button') : null);
    if (target) target.focus({ preventScroll: true });
    else if (frames > 0) focusField(formWsid, frames - 1);
  });
}
