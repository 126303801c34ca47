import type { text as Shape } from '../../zh-CN/app/startup-failure.ts';

export const text: typeof Shape = {
  title: 'Votre compte n’a pas pu être chargé',
  why: 'Vous êtes toujours connecté et rien n’est perdu. Veuillez réessayer.',
};
