import type { WrittenSection } from '../../../text/written-section.ts';

export const review: WrittenSection = {
  title: 'Approuver et refuser',
  blocks: [
    {
      kind: 'points',
      items: [
        'Un approbateur approuve le contrat, ou le refuse avec un motif de 1 à 500 caractères. Un refus met fin au contrat.',
        'Un signataire peut refuser le contrat, avec un motif lui aussi. Cela met fin au contrat, et l’expéditeur est prévenu.',
        'Une approbation ne change pas le document ; le rapport de preuve indique quelle version l’approbateur a vue.',
      ],
    },
    {
      kind: 'text',
      text: 'L’expéditeur peut retirer un contrat avant qu’il soit achevé, avec un motif. Un contrat non achevé à son échéance expire automatiquement. Un contrat achevé ne peut pas être retiré.',
    },
  ],
};
