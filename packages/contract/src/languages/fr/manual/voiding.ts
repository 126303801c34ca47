import type { WrittenSection } from '../../../text/written-section.ts';

export const voiding: WrittenSection = {
  title: 'Annuler un contrat achevé',
  blocks: [
    {
      kind: 'text',
      text: 'Un contrat achevé ne peut pas être retiré, mais toutes ses parties peuvent convenir de l’annuler. L’expéditeur en fait la demande à la page de détail et en indique le motif. Un accord d’annulation est créé, et tous ceux qui ont signé ou approuvé sont invités à le confirmer, dans le même ordre.',
    },
    {
      kind: 'points',
      items: [
        'Pour confirmer, vous n’avez pas à tracer de signature, seulement à confirmer votre identité. Si vous n’êtes pas d’accord, refusez-le, et le contrat reste valable.',
        'Quand tous ont confirmé, le contrat est indiqué comme annulé dans la liste, à la page de détail et dans le rapport de preuve ; la vérification du fichier montre quand et pourquoi il a été annulé.',
        'Le fichier du contrat n’est pas modifié et ses signatures restent valides : l’accord d’annulation est un contrat séparé, signé par tous.',
      ],
    },
  ],
};
