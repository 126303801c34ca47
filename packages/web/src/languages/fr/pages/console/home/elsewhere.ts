import type { text as Shape } from '../../../../zh-CN/pages/console/home/elsewhere.ts';

export const text: typeof Shape = {
  title: 'En attente dans vos autres comptes',
  personal: 'Compte personnel',
  count: (count) => (count >= 100 ? '99+ en attente' : `${count} en attente`),
  open: (account) => `Passer au compte « ${account} » et ouvrir`,
  more: (count) => `${count} de plus : changer de compte et voir`,
};
