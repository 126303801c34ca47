import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/terms-text.ts';
import { SEAL_USES_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  endDay: '期限',
  endDayPast: '今日以降の日付を選択してください',
  times: '使用回数',
  timesFault: `1〜${SEAL_USES_MAX.toLocaleString('ja')}の整数を入力してください`,
};
