const ACTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Runs `work` once, at the first sign of the person at this page: what an act opens is then loaded before the act, and a page that
 * is only read loads nothing more (ux 40). Returns what takes it back.
 */
export function atFirstAct(work: () => void): () => void {
  const leave = (): void => ACTS.forEach((act) => window.removeEventListener(act, once));
  const once = (): void => {
    leave();
    work();
  };
  for (const act of ACTS) window.addEventListener(act, once, { passive: true });
  return leave;
}
