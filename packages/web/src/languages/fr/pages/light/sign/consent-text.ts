import type { Auth, Secure, Modes, text as Shape } from '../../../../zh-CN/pages/light/sign/consent-text.ts';
import { CONSENT } from '@countersign/contract/languages/fr/consent';

const modes: Modes = {
  sign: {
    title: 'Confirmer votre signature',
    ...CONSENT.sign,
    working: [
      'Vérification de votre identité…',
      'Préparation de votre certificat…',
      'Écriture de votre signature…',
      'Sécurisation…',
    ],
  },
  fill: {
    title: 'Confirmer ce que vous avez rempli',
    ...CONSENT.fill,
    working: ['Vérification de votre identité…', 'Sécurisation…'],
  },
  void: {
    title: 'Confirmer l’annulation',
    ...CONSENT.void,
    working: [
      'Vérification de votre identité…',
      'Préparation de votre certificat…',
      'Écriture de votre signature…',
      'Sécurisation…',
    ],
  },
};
const secure: Secure = {
  DISPOSABLE_CERT: 'Un certificat est émis pour cette seule signature : sa clé signe une fois et est détruite.',
  PERSONAL_CERT: 'Votre certificat personnel à long terme, émis pour votre identité vérifiée, est utilisé.',
  ENTERPRISE_CERT: 'Le certificat à long terme de l’entreprise pour laquelle vous agissez est utilisé.',
  SHIELD_CERT: 'La clé est sur votre propre téléphone, où vous confirmez à l’étape suivante.',
};
const auth: Auth = {
  LOW: null,
  MEDIUM: 'L’expéditeur demande une identité vérifiée.',
  HIGH: 'L’expéditeur demande une identité vérifiée, ainsi que le mot de passe de signature et un code.',
};

export const text: typeof Shape = {
  modes,
  secure,
  auth,
  how: 'Comment cette signature est protégée',
  meaning: 'Ce que signifie votre signature',
  prove: 'Comment confirmer que c’est vous',
  byPassword: 'Par mot de passe de signature',
  byCode: 'Par code',
  passwordLabel: 'Mot de passe de signature',
  codeTo: (contact) => `Un code sera envoyé à ${contact}`,
  provedBy: (contact) => `Vous venez de confirmer ${contact} par un code ; aucun autre code n’est nécessaire.`,
  noWay:
    'Il n’y a aucun moyen de confirmer que c’est vous. Définissez un mot de passe de signature dans votre compte, ou associez un contact.',
  needsPassword: 'Saisissez votre mot de passe de signature',
  needsCode: 'Demandez le code, puis saisissez ses 6 chiffres',
  kept: 'Signature en cours. Veuillez garder cette page ouverte.',
};
