import type { Sentences, text as Shape } from '../../../../zh-CN/pages/console/detail/unavailable-text.ts';

const of: Sentences = {
  LEFT: 'Cette personne ne peut plus agir, et les rappels ne lui parviennent pas. L’expéditeur peut la remplacer, ou son entreprise peut confier son travail à un collègue sous « Membres désactivés ».',
  DISABLED: 'Cette personne ne peut plus agir, et les rappels ne lui parviennent pas. L’expéditeur peut la remplacer.',
  ROLE_EMPTY:
    'Personne ne peut agir pour l’instant, et aucun rappel n’est envoyé. L’entreprise peut associer un membre au rôle, ou l’expéditeur peut remplacer le participant.',
};
const ofVoid: Sentences = {
  LEFT: 'L’accord d’annulation attend cette personne. Sous « Membres désactivés », son entreprise peut confier son travail à un collègue, qui confirme alors à sa place.',
  DISABLED:
    'L’accord d’annulation attend cette personne et ne peut pas être confirmé avant la restauration du compte. L’expéditeur peut retirer l’accord d’annulation.',
  ROLE_EMPTY: 'L’accord d’annulation attend ce rôle. L’entreprise peut associer un membre au rôle.',
};

export const text: typeof Shape = {
  who: (name, why) => `${name} : ${why}`,
  of,
  ofVoid,
  handOver: 'Confier',
  bind: 'Associer un membre',
};
