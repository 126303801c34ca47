import type { text as Shape } from '../../../../zh-CN/pages/console/parts/second-contact.ts';

export const text: typeof Shape = {
  add: 'Ajouter un second contact',
  label: 'Second contact',
  hint: 'Une adresse e-mail à côté d’un numéro de téléphone, ou l’inverse',
  wrong: 'Saisissez un contact de l’autre type',
  identifying: 'Le contact qui prouve l’identité',
  identifyingHint: 'Le lien de signature et les codes y sont envoyés ; l’autre ne reçoit que les notifications',
  kinds: { phone: 'Téléphone', email: 'E-mail' },
  byContact: (contact, other) => `L’identité est prouvée par ${contact} ; ${other} ne reçoit que les notifications`,
};
