import type { text as Shape } from '../../../../zh-CN/pages/light/sign/shield-sheet.ts';

export const text: typeof Shape = { title: 'Confirmer sur votre téléphone', again: 'Réessayer' };
