import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/terms-text.ts';
import { SEAL_USES_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  endDay: 'Bis',
  endDayPast: 'Wählen Sie heute oder einen späteren Tag',
  times: 'Anzahl der Verwendungen',
  timesFault: `Geben Sie eine ganze Zahl von 1 bis ${SEAL_USES_MAX.toLocaleString('de')} ein`,
};
