import type { text as Shape } from '../../../zh-CN/parts/page-text/page-text.ts';

export const text: typeof Shape = {
  label: 'Mode lecture',
  says: 'Le texte est adapté à votre écran. Seule la page elle-même fait foi. Là où le texte et la page diffèrent, une image de la page est affichée.',
  page: (page, of) => `Page ${page} sur ${of}`,
  see: 'Voir la page',
  picture: 'Une partie de la page, affichée en image',
  empty: 'Cette page est vide.',
  failed: 'Cette page n’a pas pu être chargée.',
  retry: 'Réessayer',
  loading: 'Lecture de la page…',
};
