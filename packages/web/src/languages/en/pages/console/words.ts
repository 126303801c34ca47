import type { text as Shape } from '../../../zh-CN/pages/console/words.ts';
import {
  SHOWN_LABELS,
  SHOWN_FILTER_LABELS,
  PARTICIPANT_STATUS_LABELS,
  UNAVAILABLE_LABELS,
  ACT_LABELS,
} from '@countersign/contract/languages/en/labels';

export const text: typeof Shape = {
  shown: SHOWN_LABELS,
  tab: SHOWN_FILTER_LABELS,
  label: PARTICIPANT_STATUS_LABELS,
  untitled: 'Untitled contract',
  unavailable: UNAVAILABLE_LABELS,
  stuck: 'Waiting for someone who cannot act',
  unstick: 'Sort out',
  me: 'me',
  newEnvelope: 'New contract',
  deadline: (when) => `Due ${when}`,
  loadFailed: 'This could not be loaded',
  documents: (count) => (count === 1 ? '1 document' : `${count} documents`),
  remind: ACT_LABELS.remind,
  remindIn: (left) => `Remind again in ${left}`,
  reminded: 'The reminder is on its way',
  sign: 'Sign',
  check: 'Review',
  confirm: 'Confirm',
  join: 'Join',
  restore: ACT_LABELS.restore,
  restored: 'Restored',
  continueDraft: 'Continue',
  view: 'View',
};
