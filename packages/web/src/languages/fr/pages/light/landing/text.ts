import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/landing/text.ts';

export const text: typeof Shape = {
  title: 'Où mène ce lien',
  kicker: 'Vous avez ouvert un lien',
  asideTitle: 'Vérifiez où mène le lien',
  asideText:
    'Cette page ne mène qu’à des pages de ce site. Elle ne vous envoie jamais vers un autre site et ne fait rien en votre nom.',
  sign: 'Signer un contrat',
  signWhy:
    'Le contrat s’ouvre à la page suivante. Si vous n’êtes pas connecté, un code confirme d’abord que le contact est le vôtre.',
  sentTo: 'Ce lien a été envoyé à',
  notYou: 'Ce n’est pas vous ? Arrêtez-vous ici et prévenez la personne qui l’a envoyé.',
  login: 'Se connecter',
  loginWhy: 'Après la connexion, vous arriverez sur votre page.',
  register: 'S’inscrire',
  registerWhy: orMail('Par téléphone ou e-mail, en quelques minutes.', 'Par e-mail, en quelques minutes.'),
  page: (name) => `Vers ${name}`,
  pages: {
    '/wesign': 'votre accueil',
    '/envelopes': 'la liste des contrats',
    '/envelope-detail': 'un de vos contrats',
    '/account': 'les paramètres de votre compte',
    '/verify': 'la vérification d’un fichier',
    '/manual': 'le guide d’utilisation',
    '/invitation': 'l’invitation d’une entreprise',
    '/join': 'le lien d’invitation d’une entreprise',
  },
  otherPage: 'la page demandée',
  pageWhyOpen: 'Cette page ne demande pas de connexion.',
  pageWhyMember: 'Vous êtes connecté et pouvez l’ouvrir tout de suite.',
  pageWhyStranger: 'Cette page demande une connexion ; elle s’ouvre juste après.',
  address: 'Adresse',
  actSign: 'Ouvrir le contrat',
  actLogin: 'Se connecter',
  actRegister: 'S’inscrire',
  actPage: 'Ouvrir',
  actPageStranger: 'Se connecter et continuer',
  nowhere: 'Ce lien est incomplet',
  nowhereWhy:
    'Il n’indique pas de destination, ou ce n’est pas une adresse de ce site. Ouvrez-le à nouveau depuis le message, ou adressez-vous à la personne qui l’a envoyé.',
  home: 'Aller à l’accueil',
  wechat: 'Veuillez l’ouvrir dans un navigateur',
  wechatWhy:
    'Dans WeChat, un contrat ne peut pas être téléchargé et les clés d’accès ne fonctionnent pas. Appuyez sur ⋯ en haut à droite et choisissez le navigateur.',
  copy: 'Copier le lien',
  copied: 'Copié : collez-le dans un navigateur',
  copyFailed: 'Copie impossible : maintenez l’appui sur l’adresse',
  stay: 'Continuer dans WeChat',
};
