import type { FaultWords } from '../../../zh-CN/parts/password/faults.ts';
import { PASSWORD_MIN, PASSWORD_MAX } from '@countersign/domain';

export const text: FaultWords = {
  0: '',
  101: '請輸入確認密碼',
  201: '密碼不能包含空格',
  202: '密碼不能全是數字',
  203: '密碼不能全是符號',
  204: `密碼至少 ${PASSWORD_MIN} 個字元`,
  205: `密碼最多 ${PASSWORD_MAX} 個字元`,
  206: '密碼不能全是字母',
  999: '密碼無效',
};
