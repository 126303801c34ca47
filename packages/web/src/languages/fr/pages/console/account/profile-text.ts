import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/account/profile-text.ts';
import { IDENTITY_LABELS } from '@countersign/contract/languages/fr/labels';

export const text: typeof Shape = {
  title: 'Profil',
  details: 'Informations',
  lead: 'Comment les participants et vos collègues vous voient.',
  picture: 'Image',
  pictureOf: (name) => `Image de ${name}`,
  change: 'Changer l’image',
  add: 'Importer une image',
  remove: 'Retirer l’image',
  removeTitle: 'Retirer l’image ?',
  removeWhy: 'Vos initiales sont affichées à la place.',
  removed: 'L’image est retirée',
  crop: 'Ajuster l’image',
  use: 'Utiliser cette image',
  pictureDone: 'L’image est changée',
  unreadable: 'Cette image ne peut pas être utilisée. Choisissez un PNG ou un JPEG.',
  identity: 'Identité',
  verify: 'La vérifier',
  identityOf: IDENTITY_LABELS,
  nickname: 'Pseudonyme',
  nicknameMissing: 'Saisissez un pseudonyme',
  nameRule: (name) =>
    `Les autres voient « ${name} ». Une fois votre identité vérifiée, c’est votre vrai nom ; d’ici là votre pseudonyme, à défaut votre ${orMail('numéro de téléphone ou votre adresse e-mail', 'adresse e-mail')}.`,
  verifiedRule: (name) =>
    `Votre identité est vérifiée : les autres voient votre vrai nom, « ${name} », et non plus le pseudonyme.`,
  sex: 'Sexe',
  sexes: { '': 'Non précisé', MALE: 'Homme', FEMALE: 'Femme' },
  language: 'Langue des notifications',
  languageHint: orMail(
    'Pour les SMS, les e-mails et les appels. La langue des pages se choisit séparément.',
    'Pour les e-mails. La langue des pages se choisit séparément.',
  ),
  save: 'Enregistrer',
  saved: 'Le profil est enregistré',
  look: 'Apparence',
  lookWhy: 'Pour ce navigateur seulement.',
  account: 'Compte',
  userId: 'Identifiant',
  copyId: 'Copier l’identifiant',
  registered: 'Inscription',
  lastLogin: 'Dernière connexion',
  lastLoginFrom: (when, ip) => `${when}, IP ${ip}`,
  never: 'aucune connue',
};
