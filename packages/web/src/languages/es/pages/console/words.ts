import type { text as Shape } from '../../../zh-CN/pages/console/words.ts';
import {
  SHOWN_LABELS,
  SHOWN_FILTER_LABELS,
  PARTICIPANT_STATUS_LABELS,
  UNAVAILABLE_LABELS,
  ACT_LABELS,
} from '@countersign/contract/languages/es/labels';

export const text: typeof Shape = {
  shown: SHOWN_LABELS,
  tab: SHOWN_FILTER_LABELS,
  label: PARTICIPANT_STATUS_LABELS,
  untitled: 'Contrato sin título',
  unavailable: UNAVAILABLE_LABELS,
  stuck: 'Se espera a alguien que no puede actuar',
  unstick: 'Resolver',
  me: 'yo',
  newEnvelope: 'Nuevo contrato',
  deadline: (when) => `Plazo: ${when}`,
  loadFailed: 'No se ha podido cargar',
  documents: (count) => (count === 1 ? '1 documento' : `${count} documentos`),
  remind: ACT_LABELS.remind,
  remindIn: (left) => `Recordar en ${left}`,
  reminded: 'El recordatorio está en camino',
  sign: 'Firmar',
  check: 'Revisar',
  confirm: 'Confirmar',
  join: 'Unirse',
  restore: ACT_LABELS.restore,
  restored: 'Restaurado',
  continueDraft: 'Continuar',
  view: 'Ver',
};
