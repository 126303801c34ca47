import { SEAL_USES_MAX } from '@countersign/domain';

export const text = {
  endDay: '使用期限至',
  endDayPast: '请选择今天或以后的日期',
  times: '次数上限',
  timesFault: `请填写 1 到 ${SEAL_USES_MAX} 之间的整数`,
};
