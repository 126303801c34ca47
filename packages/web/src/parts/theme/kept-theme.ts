import { KEPT_THEME, showTheme } from '../../text/theme.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
const MEDIA = { system: '(prefers-color-scheme: dark)', light: 'not all', dark: 'all' };

export function keptTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEPT_THEME);
    return THEMES.find((theme) => theme === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

export function keepTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEPT_THEME);
    else localStorage.setItem(KEPT_THEME, theme);
  } catch {
    // Where storage is blocked, the system decides.
  }
  showTheme(MEDIA[theme]);
}
