import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/terms-text.ts';
import { SEAL_USES_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  endDay: 'Hasta',
  endDayPast: 'Elija hoy o un día posterior',
  times: 'Número de usos',
  timesFault: `Introduzca un número entero de 1 a ${SEAL_USES_MAX.toLocaleString('es')}`,
};
