import type { WrittenSection } from '../../../text/written-section.ts';

export const sign: WrittenSection = {
  title: 'Signer',
  blocks: [
    {
      kind: 'text',
      text: 'Ouvrez le lien de la notification, ou connectez-vous et trouvez le contrat sous « En attente de moi ». Sans compte, vous confirmez d’abord que [[le numéro de téléphone ou l’adresse e-mail sont les vôtres|l’adresse e-mail est la vôtre]], par les caractères d’une image et un code.',
    },
    {
      kind: 'steps',
      items: [
        'Lisez le contrat. Plusieurs documents se suivent sur une page ; sur un téléphone, écartez deux doigts ou touchez deux fois pour agrandir, ou choisissez la vue de lecture, qui adapte le texte à l’écran ; seule la page elle-même fait foi.',
        'Appuyez sur le bouton du bas : il vous conduit d’un champ au suivant.',
        'Signature : tracez-la, tapez votre nom, importez une image, ou choisissez une signature enregistrée. L’aperçu est à la taille réelle, et une même signature peut servir à tous les champs de signature.',
        'Cachet : choisissez l’un de vos cachets personnels. Les textes et les dates se saisissent sur place ; si un format est fixé, le texte prend sa forme imprimée quand vous quittez le champ, par exemple 1,234.50.',
        'Fichiers : là où l’expéditeur en demande un, prenez une photo avec le téléphone ou choisissez un fichier ; vous pouvez le remplacer ou le retirer. Une fois que vous avez signé, il est conservé avec le contrat, et ses parties peuvent le voir.',
        'Appuyez sur « Terminer », lisez le texte de confirmation, et confirmez votre identité par votre mot de passe de signature ou par un code. Certains expéditeurs exigent les deux.',
      ],
    },
    {
      kind: 'text',
      text: 'Le pavé de signature permet d’annuler, d’effacer et de pivoter. Sur un ordinateur, vous tracez à la souris, ou scannez le code QR affiché et tracez sur votre téléphone : la signature apparaît aussitôt sur l’ordinateur.',
    },
    {
      kind: 'text',
      text: 'Si quelqu’un d’autre doit signer, « Plus » vous permet de transmettre le contrat, ou de le renvoyer à son expéditeur pour correction. Si plusieurs contrats vous attendent, choisissez-les dans la liste, regardez chacun d’eux, confirmez une fois, et ils sont signés l’un après l’autre.',
    },
    {
      kind: 'level',
      texts: {
        'B-LTA':
          'Après la signature, vous voyez à qui c’est le tour. Quand tous ont signé, des données de validation et un horodatage sont ajoutés au contrat, et vous pouvez le télécharger. Si vous partez entre-temps, ce que vous avez saisi est conservé.',
        'B-LT':
          'Après la signature, vous voyez à qui c’est le tour. Quand tous ont signé, des données de validation sont ajoutées au contrat, et vous pouvez le télécharger. Si vous partez entre-temps, ce que vous avez saisi est conservé.',
        'B-T':
          'Après la signature, vous voyez à qui c’est le tour. Quand tous ont signé, vous pouvez télécharger le contrat. Si vous partez entre-temps, ce que vous avez saisi est conservé.',
      },
    },
    {
      kind: 'note',
      text: 'Un point ou une coche n’est pas accepté comme signature. Pendant que vous signez, l’expéditeur ne peut pas remplacer les documents que vous lisez ; si un document a changé, il vous est demandé de le relire d’abord.',
    },
  ],
};
