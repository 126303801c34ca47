import type { WrittenSection } from '../../../text/written-section.ts';

export const account: WrittenSection = {
  title: 'S’inscrire et se connecter',
  blocks: [
    {
      kind: 'text',
      text: 'Avec un compte à votre [[numéro de téléphone ou adresse e-mail|adresse e-mail]], vous pouvez envoyer et signer des contrats. Pour signer un contrat reçu, aucun compte n’est nécessaire : il suffit d’ouvrir le lien.',
    },
    {
      kind: 'steps',
      items: [
        'Ouvrez la page d’inscription et saisissez [[un numéro de téléphone ou une adresse e-mail|une adresse e-mail]].',
        'Tapez les 4 caractères de l’image. Ils sont contrôlés dès que les 4 sont saisis ; demandez une autre image si vous ne pouvez pas la lire.',
        'Demandez le code à 6 chiffres et saisissez-le. Un code est valable dix minutes et ne sert qu’une fois.',
        'Saisissez votre nom ou un pseudonyme (facultatif), et choisissez un mot de passe de connexion : 8 à 32 caractères, sans espaces, pas seulement des chiffres, des lettres ou des symboles.',
        'Appuyez sur le bouton. Vous êtes alors connecté et voyez la page d’accueil.',
      ],
    },
    {
      kind: 'text',
      text: 'Vous pouvez vous connecter par mot de passe ou par code. Sur un appareil doté d’une clé d’accès, l’empreinte digitale, le visage ou le mot de passe de l’appareil conviennent aussi. Avec « Mémoriser mon compte », cet appareil remplit le compte la prochaine fois ; il ne conserve jamais le mot de passe.',
    },
    {
      kind: 'text',
      text: 'Si vous oubliez votre mot de passe, appuyez sur « Mot de passe oublié ? » à la page de connexion, saisissez votre [[numéro de téléphone|adresse e-mail]], l’image et le code, puis choisissez un nouveau mot de passe.[[ Sans numéro de téléphone, utilisez votre adresse e-mail.|]] Vous êtes alors connecté automatiquement, et tous les autres appareils sont déconnectés.',
    },
    {
      kind: 'note',
      text: 'Après 30 minutes d’inactivité, vous êtes déconnecté et devez vous reconnecter. Les brouillons et ce que vous avez saisi sont conservés.',
    },
  ],
};
