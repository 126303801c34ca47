import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/terms-text.ts';
import { SEAL_USES_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  endDay: 'Until',
  endDayPast: 'Choose today or a later day',
  times: 'Number of uses',
  timesFault: `Enter a whole number from 1 to ${SEAL_USES_MAX.toLocaleString('en')}`,
};
