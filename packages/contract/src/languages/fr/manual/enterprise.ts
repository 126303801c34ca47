import type { WrittenSection } from '../../../text/written-section.ts';

export const enterprise: WrittenSection = {
  title: 'Entreprises et changement de compte',
  blocks: [
    {
      kind: 'text',
      text: 'Une personne peut appartenir à plusieurs entreprises. Dans le menu des comptes, en haut à droite, vous passez de votre compte personnel à vos comptes d’entreprise ; vous voyez alors les contrats de ce compte.',
    },
    {
      kind: 'points',
      items: [
        'Avant de pouvoir créer un compte d’entreprise, votre propre identité doit être vérifiée. La personne qui le crée en est le propriétaire.',
        'L’entreprise est vérifiée elle aussi : fournissez son nom, son code unifié de crédit social ou son numéro d’immatriculation, et ses pièces.',
        'Vous pouvez choisir le compte actif après la connexion.',
        'Si une entreprise vous retire, vous ne pouvez plus utiliser ce compte et revenez à votre compte personnel, qui n’est pas concerné.',
      ],
    },
    {
      kind: 'note',
      text: 'Si vous changez de compte dans un autre onglet, cette page vous demande de confirmer et se recharge, afin que rien ne se fasse dans le mauvais compte.',
    },
  ],
};
