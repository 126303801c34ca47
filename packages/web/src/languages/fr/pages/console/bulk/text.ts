import type { text as Shape } from '../../../../zh-CN/pages/console/bulk/text.ts';
import { MULTI_JOB_LABELS, EXECUTION_LABELS } from '@countersign/contract/languages/fr/labels';

export const text: typeof Shape = {
  status: MULTI_JOB_LABELS,
  execution: EXECUTION_LABELS,
  title: 'Envoi groupé',
  lead: 'Un brouillon part à toutes les personnes d’une liste ; chacune signe son propre contrat.',
  none: 'Aucun envoi groupé pour l’instant',
  noneWhy:
    'Ajoutez une liste de destinataires à l’étape Participants d’un brouillon pour envoyer le même contrat à chacun.',
  create: 'Nouveau contrat',
  count: (count) => `${count} en tout`,
  rows: (count) => (count === '1' ? '1 personne' : `${count} personnes`),
  progress: (done, total) => `${done} personnes sur ${total} ont terminé`,
  numbers: (sent, failed, waiting) => `Envoyés : ${sent} · non envoyés : ${failed} · en attente : ${waiting}`,
  numberRevoked: (count) => ` · retirés : ${count}`,
  started: (when) => `Lancé : ${when}`,
  untitled: 'Contrat sans titre',
  back: 'Tous les envois groupés',
  inList: 'Voir dans la liste des contrats',
  all: 'Tous',
  which: 'Filtrer par état',
  noMatch: 'Aucun destinataire correspondant',
  row: (number) => `Ligne ${number}`,
  open: 'Ouvrir',
  openOf: (name) => `Ouvrir le contrat de ${name}`,
  pause: 'Suspendre',
  resume: 'Reprendre',
  retry: (count) => `Renvoyer les échecs (${count})`,
  revoke: 'Tout retirer',
  revokeTitle: 'Retirer cet envoi groupé ?',
  revokeWords:
    'Plus rien n’est envoyé. Les contrats en cours sont retirés et leurs signataires prévenus. Les contrats achevés ne changent pas.',
  reason: 'Motif',
  reasonMissing: 'Veuillez indiquer un motif.',
  paused: 'En pause. Vous pouvez reprendre à tout moment.',
  resumed: 'L’envoi reprend',
  retried: 'Nouvel essai en cours',
  revoked: 'Retrait en cours',
  failedHint:
    'Certains contrats n’ont pas pu être envoyés ; chaque ligne en indique le motif. Corrigez-le, puis réessayez.',
  leaveHint: 'Vous pouvez quitter cette page ; l’envoi continue.',
};
