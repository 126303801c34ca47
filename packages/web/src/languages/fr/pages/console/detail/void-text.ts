import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/detail/void-text.ts';
import { CHANNEL_LABELS } from '@countersign/contract/languages/fr/labels';

export const text: typeof Shape = {
  voided: (when) => `Ce contrat a été annulé d’un commun accord : ${when}`,
  because: (reason) => `Motif : ${reason}`,
  running: 'Un accord d’annulation attend la confirmation de tous. D’ici là, ce contrat reste valable.',
  seeAgreement: 'Voir l’accord',
  voids: (title) => `Ceci est un accord d’annulation. Quand tous auront confirmé, « ${title} » sera annulé.`,
  voidsUnnamed: 'Ceci est un accord d’annulation. Quand tous auront confirmé, le contrat sera annulé.',
  seeContract: 'Voir le contrat',
  done: 'L’accord est achevé ; le contrat est annulé.',
  ended: 'L’annulation n’a pas été acceptée ; le contrat reste valable.',
  branch: 'Annulation',
  reason: 'Motif de l’annulation',
  related: 'Contrats liés',
  relation: {
    CANCELLED_BY: 'Accord d’annulation',
    CANCELS: 'Contrat à annuler',
    COPIED_FROM: 'Copié de',
    COPY: 'Copie renvoyée',
    SIBLING: 'Du même envoi groupé',
    MULTI_SEND: 'Brouillon de l’envoi groupé',
  } as Record<string, string>,
  undelivered: 'Avis non arrivés',
  undeliveredWords: 'Vérifiez le contact, ou copiez le lien de signature et envoyez-le vous-même.',
  channel: CHANNEL_LABELS,
  toWhom: (name, channel) => `${isolate(name)} · ${channel}`,
  tries: (count) => (count === 1 ? 'un essai' : `${count} essais`),
  failure: {
    FAILED: 'le prestataire n’a pas pu le remettre',
    BOUNCED: 'l’e-mail est revenu : l’adresse est peut-être erronée ou fermée',
    UNDELIVERED: 'le réseau n’a pas pu le remettre',
    COMPLAINED: 'le destinataire ne veut pas de tels avis',
    '100500205': 'le numéro est sur liste noire',
    '100500208': 'envois trop fréquents',
    '100500210': 'au-delà de la limite du prestataire',
  } as Record<string, string>,
  retry: 'Réessayer',
  retried: 'Nouvel envoi en cours',
};
