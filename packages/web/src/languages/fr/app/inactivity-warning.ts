import type { text as Shape } from '../../zh-CN/app/inactivity-warning.ts';

export const text: typeof Shape = {
  title: 'Êtes-vous toujours là ?',
  why: 'Vous êtes inactif depuis un moment. Pour protéger votre compte, vous serez déconnecté à la fin du délai.',
  left: 'Temps restant avant la déconnexion',
  stay: 'Rester connecté',
};
