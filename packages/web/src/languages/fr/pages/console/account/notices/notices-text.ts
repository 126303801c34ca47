import { orMail } from '../../../../../../text/channels.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/account/notices/notices-text.ts';
import { CHANNEL_LABELS } from '@countersign/contract/languages/fr/labels';

export const text: typeof Shape = {
  title: 'Notifications',
  lead: orMail(
    'Choisissez comment vous êtes prévenu pour chaque type ; l’effet est immédiat. Chaque notification part une fois, par SMS ou par e-mail, de préférence au contact saisi par l’expéditeur. Les codes sont toujours envoyés.',
    'Choisissez comment vous êtes prévenu pour chaque type ; l’effet est immédiat. Les codes sont toujours envoyés.',
  ),
  table: 'Canaux par type de notification',
  topicHead: 'Notification',
  topic: { TURN: 'Votre tour', REMINDER: 'Rappels', RESULT: 'Résultats', SECURITY: 'Sécurité du compte' },
  why: {
    TURN: 'Un contrat attend votre signature ou votre approbation',
    REMINDER: 'L’expéditeur vous demande d’agir bientôt',
    RESULT: 'Un contrat est achevé, refusé, retiré ou expiré',
    SECURITY:
      'Nouveaux appareils, mots de passe ou contacts changés ; toujours envoyées, sans possibilité de les couper',
  },
  channel: CHANNEL_LABELS,
  by: (topic, channel) => `${topic} : ${channel}`,
  notOffered: 'non proposé',
  undone: 'Non enregistré ; votre choix précédent est rétabli.',
  noPhone: 'Aucun numéro de téléphone n’est associé : les notifications arrivent par e-mail seulement.',
  noEmail: 'Aucune adresse e-mail n’est associée : les notifications arrivent par SMS seulement.',
  bind: 'En associer',
  stopped: (contacts) => `Les notifications de contrats et d’invitations ne sont plus envoyées à ${contacts}`,
  stoppedWhy:
    'Quelqu’un s’y est désabonné ou s’est plaint de nos notifications. Les codes et les notifications de sécurité sont toujours envoyés.',
  resume: 'Reprendre l’envoi',
  resumed: 'Les notifications sont de nouveau envoyées',
  desktopTitle: 'Notifications sur le bureau',
  desktopNone: 'Ce navigateur ne prend pas en charge les notifications sur le bureau.',
  desktopDenied: 'Ce navigateur bloque les notifications de ce site. Autorisez-les dans ses paramètres de site.',
  desktopAsk: 'Ce navigateur n’autorise pas encore les notifications sur le bureau.',
  desktopGranted:
    'Ce navigateur autorise les notifications sur le bureau : tant que ce site est ouvert, vous êtes prévenu quand c’est à vous de signer ou d’approuver.',
  allow: 'Autoriser sur le bureau',
  explainTitle: 'Autoriser les notifications sur le bureau ?',
  explain:
    'Il y en a de deux types : à vous de signer, et à vous d’approuver. Un clic ouvre le contrat concerné. Le navigateur va demander l’autorisation ; vous pourrez la changer dans le navigateur à tout moment.',
  goOn: 'Continuer',
};
