import type { text as Shape } from '../../../zh-CN/parts/passkey/passkey-login.ts';

const refused = 'Aucune clé d’accès n’a été utilisée. Réessayez, ou connectez-vous autrement.';

export const text: typeof Shape = {
  enter: 'Se connecter avec une clé d’accès',
  fault: {
    refused,
    known: refused,
    unfit: 'Cet appareil ne peut pas utiliser de clé d’accès sur ce site. Veuillez vous connecter autrement.',
  },
};
