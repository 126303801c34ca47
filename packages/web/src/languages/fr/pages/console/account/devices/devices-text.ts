import type { text as Shape } from '../../../../../zh-CN/pages/console/account/devices/devices-text.ts';

export const text: typeof Shape = {
  title: 'Appareils',
  lead: 'Votre compte est connecté sur ces appareils. Si vous n’en reconnaissez pas un, déconnectez-le et changez votre mot de passe de connexion.',
  list: 'Appareils connectés',
  current: 'Cet appareil',
  unknown: 'Appareil inconnu',
  on: (browser, system) => `${browser} sur ${system}`,
  since: (when) => `connecté : ${when}`,
  active: (when) => `actif : ${when}`,
  now: 'utilisé en ce moment',
  from: (ip) => `IP ${ip}`,
  signOut: 'Déconnecter',
  signOutOf: (name) => `Déconnecter ${name}`,
  signOutTitle: (name) => `Déconnecter « ${name} » ?`,
  signOutWhy:
    'L’appareil est déconnecté aussitôt, et ce qui n’y est pas enregistré est perdu. Cela est irréversible ; pour l’utiliser de nouveau, connectez-vous sur cet appareil.',
  done: 'Cet appareil est déconnecté',
  others: 'Déconnecter tous les autres',
  othersTitle: 'Déconnecter tous les autres appareils ?',
  othersWhy: (count) =>
    count === 1
      ? 'Un autre appareil est déconnecté aussitôt, et ce qui n’y est pas enregistré est perdu. Cela est irréversible.'
      : `${count} autres appareils sont déconnectés aussitôt, et ce qui n’y est pas enregistré est perdu. Cela est irréversible.`,
  othersDone: 'Tous les autres appareils sont déconnectés',
  alone: 'Aucun autre appareil n’est connecté.',
  password: 'Changer le mot de passe de connexion',
};
