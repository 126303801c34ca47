import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/terms-text.ts';
import { SEAL_USES_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  endDay: '使用期限至',
  endDayPast: '請選擇今天或以後的日期',
  times: '次數上限',
  timesFault: `請填寫 1 到 ${SEAL_USES_MAX} 之間的整數`,
};
