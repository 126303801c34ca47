import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/terms-text.ts';
import { SEAL_USES_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  endDay: 'Jusqu’au',
  endDayPast: 'Choisissez aujourd’hui ou un jour ultérieur',
  times: 'Nombre d’utilisations',
  timesFault: `Saisissez un nombre entier de 1 à ${SEAL_USES_MAX.toLocaleString('fr')}`,
};
