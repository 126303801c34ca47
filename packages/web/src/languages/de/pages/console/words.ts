import type { text as Shape } from '../../../zh-CN/pages/console/words.ts';
import {
  SHOWN_LABELS,
  SHOWN_FILTER_LABELS,
  PARTICIPANT_STATUS_LABELS,
  UNAVAILABLE_LABELS,
  ACT_LABELS,
} from '@countersign/contract/languages/de/labels';

export const text: typeof Shape = {
  shown: SHOWN_LABELS,
  tab: SHOWN_FILTER_LABELS,
  label: PARTICIPANT_STATUS_LABELS,
  untitled: 'Vertrag ohne Titel',
  unavailable: UNAVAILABLE_LABELS,
  stuck: 'Wartet auf jemanden, der nicht handeln kann',
  unstick: 'Klären',
  me: 'ich',
  newEnvelope: 'Neuer Vertrag',
  deadline: (when) => `Frist: ${when}`,
  loadFailed: 'Dies konnte nicht geladen werden',
  documents: (count) => (count === 1 ? '1 Dokument' : `${count} Dokumente`),
  remind: ACT_LABELS.remind,
  remindIn: (left) => `Erneut erinnern in ${left}`,
  reminded: 'Die Erinnerung ist unterwegs',
  sign: 'Unterzeichnen',
  check: 'Prüfen',
  confirm: 'Bestätigen',
  join: 'Beitreten',
  restore: ACT_LABELS.restore,
  restored: 'Wiederhergestellt',
  continueDraft: 'Fortsetzen',
  view: 'Ansehen',
};
