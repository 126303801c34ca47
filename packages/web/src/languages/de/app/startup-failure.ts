import type { text as Shape } from '../../zh-CN/app/startup-failure.ts';

export const text: typeof Shape = {
  title: 'Ihr Konto konnte nicht geladen werden',
  why: 'Sie sind weiterhin angemeldet und nichts ist verloren. Bitte versuchen Sie es erneut.',
};
