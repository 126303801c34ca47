import type { text as Shape } from '../../../zh-CN/parts/password/text.ts';
import { PASSWORD_MIN, PASSWORD_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  newPassword: '新しいパスワード',
  confirm: 'パスワード（確認用）',
  missing: 'パスワードを入力してください',
  mismatch: '2つのパスワードが一致しません。入力し直してください',
  rules: 'パスワードの条件',
  rule: {
    length: `${PASSWORD_MIN}〜${PASSWORD_MAX}文字`,
    noSpace: 'スペースなし',
    mixed: '数字・英字・記号のうち2種類以上',
  },
  met: '条件を満たしています',
  notYet: '条件を満たしていません',
  strengthLabel: '強度',
  strength: { 0: '', 1: '弱い', 2: '普通', 3: '強い' },
};
