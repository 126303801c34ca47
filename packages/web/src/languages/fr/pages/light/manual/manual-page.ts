import type { text as Shape } from '../../../../zh-CN/pages/light/manual/manual-page.ts';

export const text: typeof Shape = {
  download: 'Télécharger en PDF',
  top: 'Retour au sommaire',
  link: (title) => `Lien vers « ${title} »`,
};
