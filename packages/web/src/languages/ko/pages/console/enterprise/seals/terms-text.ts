import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/terms-text.ts';
import { SEAL_USES_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  endDay: '종료일',
  endDayPast: '오늘이나 이후 날짜를 선택해 주십시오',
  times: '사용 횟수',
  timesFault: `1~${SEAL_USES_MAX.toLocaleString('ko')}의 정수를 입력해 주십시오`,
};
