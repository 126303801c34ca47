import { SEAL_USES_MAX } from '@countersign/domain';
import { defineText } from '../../../../text/text.ts';

export const useTermsText = defineText(
  {
    endDay: '使用期限至',
    endDayPast: '请选择今天或以后的日期',
    times: '次数上限',
    timesFault: `请填写 1 到 ${SEAL_USES_MAX} 之间的整数`,
  },
  {
    endDay: 'Until',
    endDayPast: 'Choose today or a later day',
    times: 'Number of uses',
    timesFault: `Enter a whole number from 1 to ${SEAL_USES_MAX.toLocaleString('en')}`,
  },
);
