import type { text as Shape } from '../../zh-CN/app/account-watch.ts';

export const text: typeof Shape = {
  newDevice: 'Une connexion à votre compte vient d’avoir lieu depuis un nouvel appareil.',
  signOut: 'Ce n’est pas vous ? Déconnectez-le',
};
