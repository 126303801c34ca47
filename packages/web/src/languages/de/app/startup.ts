import type { text as Shape } from '../../zh-CN/app/startup.ts';

export const text: typeof Shape = {
  removed: (enterprise) =>
    `Ein Administrator hat Ihre Mitgliedschaft beendet${enterprise === '' ? '' : ` (${enterprise})`}. Jetzt ist Ihr persönliches Konto aktiv.`,
};
