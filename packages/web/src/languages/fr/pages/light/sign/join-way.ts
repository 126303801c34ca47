import type { text as Shape } from '../../../../zh-CN/pages/light/sign/join-way.ts';

export const text: typeof Shape = {
  ask: (enterprise) => (enterprise === '' ? 'Demander à rejoindre l’entreprise' : `Demander à rejoindre ${enterprise}`),
  said: {
    WAITING:
      'Votre demande a été envoyée au propriétaire de l’entreprise. Dès qu’elle est acceptée, cette page ouvre le contrat d’elle-même ; vous pouvez aussi revenir plus tard.',
    PASSED: 'Vous avez rejoint l’entreprise ; le contrat s’ouvre…',
    REFUSED:
      'L’entreprise n’a pas accepté votre demande. Pour toute question, adressez-vous à son propriétaire ou à l’expéditeur.',
  },
  look: 'Actualiser',
  login: 'Se connecter pour demander à rejoindre',
};
