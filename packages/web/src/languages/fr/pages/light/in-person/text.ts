import type { text as Shape } from '../../../../zh-CN/pages/light/in-person/text.ts';

export const text: typeof Shape = {
  loading: 'Contrôle de l’état de cet appareil',
  handTo: (name) => `Veuillez remettre l’appareil à ${name}`,
  handBack: (name) => `Veuillez rendre l’appareil à ${name}`,
  thanks: {
    done: (name) => `Merci, ${name} a terminé`,
    declined: (name) => `Décision enregistrée : ${name}`,
  },
  locked: (host) => `Compte verrouillé sur cet appareil : ${host}.`,
  why: (name) => `${name} recevra un code qui prouve son identité et ouvre le contrat.`,
  begin: (name) => `Je suis ${name} : commencer`,
  others: 'Ces personnes peuvent aussi agir maintenant',
  finished: 'Tout le monde a agi.',
  waits: 'Les autres seront prévenus quand ce sera leur tour, ou agiront plus tard en personne.',
  host: (host) => `${host} : se connecter et revenir`,
  hostWhy: 'Seul le propriétaire de l’appareil peut se connecter ici.',
  overTitle: 'La signature en personne est terminée',
  overWhy: 'L’appareil a été repris, ou n’a pas servi pendant 30 minutes. Connectez-vous pour poursuivre le contrat.',
  login: 'Se connecter',
  failed: 'L’état de cet appareil ne peut pas être contrôlé maintenant',
  again: 'Réessayer',
};
