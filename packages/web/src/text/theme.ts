/** `light` or `dark` where a person has chosen; the system decides otherwise. */
export const KEPT_THEME = 'countersign.theme';

/** Switches the style sheet of the dark theme, public/dark.css. */
export const showTheme = (media: string): void => document.getElementById('dark')?.setAttribute('media', media);

export function showKeptTheme(): void {
  try {
    const kept = localStorage.getItem(KEPT_THEME);
    if (kept !== null) showTheme(kept === 'dark' ? 'all' : 'not all');
  } catch {
    // Storage is blocked in some private windows: the system decides.
  }
}
