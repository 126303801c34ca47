import type { WrittenSection } from '../../../text/written-section.ts';

export const messages: WrittenSection = {
  title: 'Messages et notifications',
  blocks: [
    {
      kind: 'points',
      items: [
        'La cloche, en haut, affiche le nombre de messages non lus. Un message vous conduit là où vous pouvez agir.',
        'Vous pouvez activer ou couper [[les SMS, les e-mails et les notifications sur le bureau|les e-mails et les notifications sur le bureau]] sous « Compte et cachets → Notifications ». Les notifications de sécurité du compte sont toujours envoyées.',
        'Un jour avant l’expiration d’un contrat, son expéditeur et les participants dont c’est le tour reçoivent un rappel.',
        'Pendant la préparation d’un contrat, vous pouvez activer les « Rappels automatiques » : les personnes qui n’ont pas agi quelques jours après le début de leur tour reçoivent un rappel, puis d’autres à intervalle régulier, aussi souvent que vous le choisissez. « Utiliser pour tous mes nouveaux contrats » en fait votre réglage habituel.',
      ],
    },
  ],
};
