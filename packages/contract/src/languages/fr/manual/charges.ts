import type { WrittenSection } from '../../../text/written-section.ts';

export const charges: WrittenSection = {
  title: 'Crédits, factures et numéros de contrat',
  blocks: [
    {
      kind: 'text',
      text: 'Chaque contrat que vous envoyez coûte un crédit : un des vôtres si vous l’envoyez depuis votre compte personnel, un de l’entreprise si vous l’envoyez comme son membre. Un accord d’annulation est gratuit. Sans crédits suffisants, le contrat n’est pas envoyé, et vous voyez combien il en reste.',
    },
    {
      kind: 'steps',
      items: [
        'Ouvrez Compte et cachets → Crédits et factures, ou Entreprise → Finances, pour voir le solde, la consommation et le relevé. Le relevé se filtre par jour, type, membre ou contrat, et s’exporte en CSV ou Excel.',
        'Choisissez un forfait et passez la commande, puis virez la somme au compte affiché, avec le numéro de commande comme référence.',
        'Dès que le paiement est confirmé, vous pouvez utiliser les crédits et télécharger la facture en PDF.',
      ],
    },
    {
      kind: 'points',
      items: [
        'Si les documents d’un contrat n’ont pas pu être préparés, ou si le contrat a été retiré avant cela, son crédit est restitué. Pour tout autre contrat, le crédit est consommé quand le contrat se termine.',
        'Vous pouvez définir une alerte de solde bas : vous êtes prévenu une fois quand il reste moins de crédits que le nombre saisi.',
        'Une entreprise peut activer une règle de numérotation sous Numéros de contrat : un préfixe, une date et un compteur continu. Chaque contrat envoyé ensuite reçoit un numéro. Il peut servir à la recherche, et la règle peut l’imprimer sur chaque page.',
      ],
    },
  ],
};
