import type { text as Shape } from '../../../../zh-CN/pages/light/sign/picture-text.ts';

export const text: typeof Shape = {
  asGiven:
    'Vous fournissez vous-même cette image : un nom qui y figure n’est pas vérifié, et le rapport de preuve l’indique.',
  signature: {
    title: 'Votre signature',
    initials: 'Votre paraphe',
    keptHint: 'En utiliser une enregistrée',
    keptOf: (day) => `Signature enregistrée : ${day}`,
    preview: 'Taille réelle sur le contrat',
    keep: 'Enregistrer cette signature pour la prochaine fois',
    useAll: (count) => `L’utiliser pour les ${count} signatures`,
    adopt: 'Utiliser cette signature',
    needsInk: 'Faites d’abord votre signature',
  },
  seal: {
    title: 'Choisir un cachet',
    none: 'Vous n’avez pas encore de cachet. Créez-en un avec votre nom, dessinez-le ou importez une image du vôtre.',
    upload: 'Ajouter un cachet',
    adopt: 'Utiliser ce cachet',
    needsPicture: 'Terminez d’abord le cachet',
    needs: 'Choisissez d’abord un cachet',
    useAll: (count) => `L’utiliser pour les ${count} emplacements`,
    guest: 'Un cachet ne peut pas être utilisé par un lien de signature. Connectez-vous, puis rouvrez ce contrat.',
    naming: 'Nom du cachet',
    defaultName: 'Mon cachet',
    store: 'Enregistrer le cachet',
    login: 'Se connecter pour continuer',
    own: 'Cachets personnels',
    uploadOwn: 'Ajouter un cachet personnel',
    officeOf: (enterprise) => `Cachets de « ${enterprise} »`,
    officeNone:
      'Vous n’êtes autorisé à utiliser aucun cachet de l’entreprise pour ce contrat. Demandez-en un ; vous pourrez l’utiliser une fois la demande approuvée.',
    officeApply: 'Demander un cachet',
    officeUnverified:
      'Les cachets d’une entreprise sont utilisables une fois qu’elle est vérifiée. Demandez à son propriétaire de lancer la vérification.',
    officeVerify: 'Voir la vérification de l’entreprise',
    lookAgain: 'Déjà approuvé ? Actualiser',
    size: (width, height) => `${width} × ${height} mm`,
  },
};
