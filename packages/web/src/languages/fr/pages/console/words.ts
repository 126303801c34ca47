import type { text as Shape } from '../../../zh-CN/pages/console/words.ts';
import {
  SHOWN_LABELS,
  SHOWN_FILTER_LABELS,
  PARTICIPANT_STATUS_LABELS,
  UNAVAILABLE_LABELS,
  ACT_LABELS,
} from '@countersign/contract/languages/fr/labels';

export const text: typeof Shape = {
  shown: SHOWN_LABELS,
  tab: SHOWN_FILTER_LABELS,
  label: PARTICIPANT_STATUS_LABELS,
  untitled: 'Contrat sans titre',
  unavailable: UNAVAILABLE_LABELS,
  stuck: 'En attente d’une personne qui ne peut pas agir',
  unstick: 'Résoudre',
  me: 'moi',
  newEnvelope: 'Nouveau contrat',
  deadline: (when) => `Échéance : ${when}`,
  loadFailed: 'Le chargement a échoué',
  documents: (count) => (count < 2 ? `${count} document` : `${count} documents`),
  remind: ACT_LABELS.remind,
  remindIn: (left) => `Relancer dans ${left}`,
  reminded: 'Le rappel est en route',
  sign: 'Signer',
  check: 'Approuver',
  confirm: 'Confirmer',
  join: 'Rejoindre',
  restore: ACT_LABELS.restore,
  restored: 'Restauré',
  continueDraft: 'Continuer',
  view: 'Voir',
};
