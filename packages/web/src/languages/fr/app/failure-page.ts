import type { text as Shape } from '../../zh-CN/app/failure-page.ts';

export const text: typeof Shape = {
  failed: 'Une erreur est survenue sur cette page',
  notFound: 'Cette page n’existe pas',
  notFoundWhy: 'L’adresse est peut-être erronée, ou son contenu a été déplacé.',
  home: 'Aller à l’accueil',
};
