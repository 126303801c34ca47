import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/invitation/text.ts';

export const text: typeof Shape = {
  title: 'Rejoindre une entreprise',
  kicker: 'Une invitation',
  invited: (name) => `${name} vous invite`,
  linked: (name) => `Demander à rejoindre ${name}`,
  verified: 'Entreprise vérifiée',
  unverified: 'Cette entreprise n’est pas encore vérifiée. Assurez-vous de connaître la personne qui vous invite.',
  why: 'En tant que membre, vous pouvez voir et signer les contrats de l’entreprise dans le compte de celle-ci. Votre compte personnel et ses contrats ne changent pas.',
  until: (time) => `Invitation valable jusqu’à cette date : ${time}`,
  you: 'Connecté en tant que',
  accept: 'Accepter l’invitation',
  ask: 'Demander à rejoindre',
  another: 'Un autre compte',
  strangerContact: orMail(
    'Veuillez vous connecter avec le téléphone ou l’e-mail invité, ou vous inscrire avec celui-ci si vous n’avez pas encore de compte.',
    'Veuillez vous connecter avec l’adresse e-mail invitée, ou vous inscrire avec celle-ci si vous n’avez pas encore de compte.',
  ),
  strangerLink: 'Veuillez d’abord vous connecter ou vous inscrire, puis demander à rejoindre.',
  login: 'Se connecter',
  register: 'S’inscrire',
  joinedTitle: (name) => `Vous avez rejoint ${name}`,
  joinedWhy:
    'Vous pouvez passer au compte de l’entreprise maintenant, ou plus tard par le menu des comptes en haut à droite.',
  enter: 'Passer à l’entreprise',
  stay: 'Rester sur ce compte',
  waitingTitle: 'Votre demande est envoyée',
  waitingWhy: (name) => `Un administrateur décidera (${name}). Vous serez prévenu.`,
  refusedTitle: 'Votre demande n’a pas été acceptée',
  refusedWhy: (name) =>
    `${name} a refusé votre demande. Pour toute question, adressez-vous à la personne qui vous a invité.`,
  home: 'Vers votre espace de travail',
  front: 'Vers l’accueil',
  otherTitle: 'Cette invitation est destinée à un autre contact',
  otherWhy: orMail(
    'Veuillez vous connecter avec le compte invité, ou associer le téléphone ou l’e-mail invité sous « Connexion et sécurité », puis revenir ici.',
    'Veuillez vous connecter avec le compte invité, ou associer l’adresse e-mail invitée sous « Connexion et sécurité », puis revenir ici.',
  ),
  bind: 'Associer un contact',
  ends: {
    USED: {
      title: 'Cette invitation a été acceptée',
      why: 'Si c’était vous, connectez-vous et passez à l’entreprise.',
    },
    EXPIRED: {
      title: 'Cette invitation a expiré',
      why: 'Veuillez demander à la personne qui vous a invité de la renvoyer.',
    },
    DELETED: {
      title: 'Cette invitation a été retirée',
      why: 'Pour toute question, adressez-vous à la personne qui vous a invité.',
    },
    OFF: { title: 'Ce lien a été désactivé', why: 'Veuillez en demander un nouveau à la personne qui l’a partagé.' },
    UNKNOWN: {
      title: 'Cette invitation n’existe pas',
      why: 'Le lien est peut-être incomplet ou ancien. Ouvrez-le à nouveau depuis le message, ou adressez-vous à la personne qui vous a invité.',
    },
  },
};
