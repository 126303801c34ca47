import type { WrittenSection } from '../../../text/written-section.ts';

export const security: WrittenSection = {
  title: 'Sécurité du compte',
  blocks: [
    {
      kind: 'points',
      items: [
        'Vous vous connectez avec le mot de passe de connexion. Quand il est changé ou réinitialisé, tous les autres appareils sont déconnectés.',
        'Le mot de passe de signature confirme votre identité quand vous signez ; choisissez-le différent du mot de passe de connexion. Si vous l’oubliez, définissez-en un nouveau par un code envoyé à votre [[téléphone ou à votre e-mail|e-mail]].',
        'Appareils : voyez où votre compte est connecté, et mettez fin à une session ou à toutes. Vous êtes prévenu quand un nouvel appareil se connecte.',
        'Clés d’accès : connectez-vous par empreinte digitale, par le visage ou par le mot de passe de l’appareil ; un site d’hameçonnage ne peut pas voler une clé d’accès. Vous pouvez en enregistrer jusqu’à 10.',
        '[[Téléphone et e-mail : vous pouvez changer ou retirer un contact, mais il doit en rester un.|E-mail : vous pouvez changer votre adresse.]] Le mot de passe de connexion est nécessaire, et un nouveau contact est confirmé par un code.',
        'Notifications : choisissez de quoi vous êtes prévenu [[par SMS, par e-mail ou sur le bureau|par e-mail ou sur le bureau]]. Les notifications de sécurité du compte sont toujours envoyées.',
      ],
    },
    {
      kind: 'text',
      text: 'Après quelques mots de passe incorrects, la connexion demande les caractères d’une image ; après de nombreux essais, la connexion par mot de passe est bloquée pendant une heure, mais vous pouvez toujours vous connecter par code.',
    },
    {
      kind: 'note',
      text: 'Si vous voyez un appareil que vous ne reconnaissez pas, déconnectez-le aussitôt, puis changez les deux mots de passe.',
    },
  ],
};
