import type { text as Shape } from '../../../../../zh-CN/pages/console/account/own-data/data-text.ts';

export const text: typeof Shape = {
  title: 'Mes données',
  lead: 'Emportez tout ce que la plateforme conserve sur vous, ou supprimez votre compte.',
  exportWhy:
    'Profil, contacts, appareils, certificats, cachets, vos actions, et tous les contrats que vous pouvez voir avec leurs preuves, en un seul fichier.',
  deleteTitle: 'Supprimer le compte',
  deleteWhy: (days) =>
    `Tous les appareils sont déconnectés aussitôt, et le compte est supprimé après un délai de ${days} jours ; une connexion avant ce terme l’annule.`,
  deleteAct: 'Supprimer le compte',
  goes: 'Ce qui est supprimé',
  goesPoints: [
    'Numéro de téléphone, adresse e-mail, pseudonyme, image, mots de passe, connexions et messages',
    'Clés d’accès, téléphones de signature, signatures enregistrées et cachets personnels ; vos certificats à long terme sont révoqués et leurs clés détruites',
    'Brouillons, fichiers importés non utilisés, étiquettes et exports de vos propres données',
    'Vos appartenances et rôles dans les entreprises',
  ],
  stays: 'Ce qui doit rester',
  staysPoints: [
    'Les contrats signés et leurs preuves : ils appartiennent à tous ceux qui ont signé et contiennent votre nom et votre contact',
    'Le journal d’audit et les certificats émis : sans eux, les signatures d’autres personnes ne pourraient plus être vérifiées',
    'Les dossiers de vérification d’identité et les factures : la loi les exige',
    'Ce qu’une entreprise a consigné sur ses membres : elle en est responsable',
  ],
  blocked: 'À régler d’abord',
  and: ', ',
  obstacle: {
    OWNER: (count) => `Entreprises dont vous êtes propriétaire (${count}) : transférez la propriété`,
    RUNNING: (count) => `Contrats en cours que vous avez envoyés (${count}) : menez-les à terme ou retirez-les`,
    TURN: (count) => `Contrats qui vous attendent (${count}) : signez-les ou refusez-les`,
    MULTI_SEND: (count) => `Envois groupés en cours (${count}) : menez-les à terme ou retirez-les`,
  },
  confirmTitle: 'Supprimer votre compte ?',
  confirmWhy: (days) =>
    `Tous les appareils sont déconnectés aussitôt. Après un délai de ${days} jours, le compte et les données ci-dessus sont supprimés et ne peuvent pas être restaurés. Vous pourrez vous inscrire de nouveau avec le même numéro de téléphone ou la même adresse e-mail, mais sans retrouver les contrats actuels.`,
  password: 'Mot de passe de connexion',
  passwordMissing: 'Saisissez le mot de passe de connexion',
  needPassword:
    'Vous n’avez pas encore de mot de passe de connexion. Définissez-en un d’abord, puis supprimez le compte.',
  setPassword: 'Définir un mot de passe de connexion',
};
