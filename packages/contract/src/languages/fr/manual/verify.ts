import type { WrittenSection } from '../../../text/written-section.ts';

export const verify: WrittenSection = {
  title: 'Vérifier un contrat',
  blocks: [
    {
      kind: 'text',
      text: 'Chacun peut vérifier un fichier, sans se connecter : ouvrez « Vérifier un fichier signé », déposez le PDF, ou une archive ZIP qui contient des PDF, et voyez qui a fait chaque signature, quand, et si quelque chose a changé depuis. Le fichier ne sert qu’à ce contrôle et n’est pas conservé.',
    },
    {
      kind: 'text',
      text: 'Vous pouvez aussi vérifier sans nous : téléchargez le certificat racine, approuvez-le dans un lecteur PDF, et ouvrez le contrat. Une fois la racine approuvée, un lecteur qui prend en charge PAdES montre le même résultat.',
    },
    {
      kind: 'points',
      items: [
        'Signatures valides, contenu intact : les signatures correspondent au contenu, et leurs certificats ont été émis par cette autorité.',
        'Émetteur non approuvé : les signatures correspondent au contenu, mais un certificat a été émis par une autre autorité. Contrôlez qui est le signataire.',
        'Modifié après la signature, ou signature non valide : ne vous fiez pas à ce fichier ; demandez l’original à l’autre partie.',
      ],
    },
    {
      kind: 'text',
      text: '« Comment ce fichier s’est formé » énumère chaque version du fichier : choisissez-en une pour voir ses pages telles qu’elles étaient, et comparez-la à la version précédente ou au fichier actuel ; les différences sont encadrées. Les pages ne sont tracées que dans votre navigateur.',
    },
    {
      kind: 'level',
      texts: {
        'B-LTA':
          'L’expéditeur et les participants d’un contrat achevé peuvent télécharger son rapport de preuve : qui a confirmé son identité, quand et comment, quelle version chacun a vue, de petites images des pages, les certificats et les horodatages, et le journal d’audit chaîné.',
        'B-B':
          'L’expéditeur et les participants d’un contrat achevé peuvent télécharger son rapport de preuve : qui a confirmé son identité, quand et comment, quelle version chacun a vue, de petites images des pages, les certificats, et le journal d’audit chaîné.',
      },
    },
  ],
};
