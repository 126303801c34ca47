import type { text as Shape } from '../../../zh-CN/parts/password/text.ts';
import { PASSWORD_MIN, PASSWORD_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  newPassword: '新密碼',
  confirm: '再次輸入密碼',
  missing: '請輸入密碼',
  mismatch: '兩次輸入的密碼不一致，請重新輸入',
  rules: '密碼要求',
  rule: {
    length: `${PASSWORD_MIN} 到 ${PASSWORD_MAX} 個字元`,
    noSpace: '不含空格',
    mixed: '數字、字母、符號至少兩種',
  },
  met: '已符合',
  notYet: '未符合',
  strengthLabel: '密碼強度',
  strength: { 0: '', 1: '較弱', 2: '中等', 3: '強' },
};
