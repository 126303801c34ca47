import type { WrittenSection } from '../../../text/written-section.ts';

export const shield: WrittenSection = {
  title: 'Signer avec votre téléphone comme clé',
  blocks: [
    {
      kind: 'text',
      text: 'Si l’expéditeur l’exige, la clé de signature se trouve dans votre propre téléphone et ne peut pas en être extraite. L’ordinateur affiche un code QR ; scannez-le, et le téléphone montre le contrat, ses parties et les empreintes des documents. Après votre confirmation, le téléphone signe.',
    },
    {
      kind: 'points',
      items: [
        'La première fois, le téléphone génère sa clé : saisissez le code qui vous est envoyé (ou connectez-vous sur le téléphone), puis tapez sur l’ordinateur le numéro affiché par le téléphone. Ensuite, ce même téléphone sert directement.',
        'Le téléphone d’un signataire vérifié reçoit un certificat d’un an. Sans identité vérifiée, chaque signature reçoit un certificat qui ne vaut que pour ce document et expire en quelques minutes.',
        'Après la confirmation sur le téléphone, vous avez 120 secondes pour terminer ; l’écran affiche un compte à rebours. Si un document change entre-temps, vous devez confirmer de nouveau.',
        'Si vous perdez ou remplacez le téléphone, retirez-le sous « Compte et cachets » : son certificat est révoqué aussitôt.',
      ],
    },
  ],
};
