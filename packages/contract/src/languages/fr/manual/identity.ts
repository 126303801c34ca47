import type { WrittenSection } from '../../../text/written-section.ts';

export const identity: WrittenSection = {
  title: 'Vérification d’identité',
  blocks: [
    {
      kind: 'text',
      text: 'Dans les paramètres du compte, fournissez votre nom, le numéro de votre pièce d’identité et des images de celle-ci. Le personnel de l’autorité de certification les examine. D’ici là, le compte s’utilise comme d’habitude, et vous êtes prévenu du résultat. Si la demande est renvoyée, vous en voyez le motif et pouvez la refaire.',
    },
    {
      kind: 'points',
      items: [
        'Une fois votre identité vérifiée, votre vrai nom est affiché et figure dans vos certificats.',
        'Certains contrats ne peuvent être signés que par des personnes vérifiées ; la page de signature vous le dit et vous conduit ici.',
        'Les images sont chiffrées et ne servent qu’à l’examen. Chaque consultation par le personnel est enregistrée.',
        '« Mes certificats » énumère les certificats émis à votre nom : pour quel contrat, quand, et s’ils sont valides.',
      ],
    },
  ],
};
