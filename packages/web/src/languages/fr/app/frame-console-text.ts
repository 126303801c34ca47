import type { text as Shape } from '../../zh-CN/app/frame-console-text.ts';

export const text: typeof Shape = {
  accounts: 'Comptes',
  switcher: 'Menu des comptes',
  personal: 'Compte personnel',
  waiting: (count) => (count >= 100 ? '99+ en attente' : `${count} en attente`),
  waitingElsewhere: 'Des contrats vous attendent dans un autre compte',
  switchTo: 'Changer de compte',
  search: 'Chercher un compte par son nom',
  removed: 'Vous en avez été retiré par son administrateur',
  makeDefault: (name) => `Utiliser par défaut après la connexion : ${name}`,
  makeDefaultShort: 'Utiliser par défaut après la connexion',
  isDefault: 'Compte par défaut après la connexion',
  defaultSet: 'Ce compte est désormais celui par défaut après la connexion',
  switched: (name) => `Compte actuel : ${name}`,
  found: 'Créer un compte d’entreprise',
  settings: 'Compte et cachets',
};
