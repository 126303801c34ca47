import type { FaultWords } from '../../../zh-CN/parts/password/faults.ts';
import { PASSWORD_MIN, PASSWORD_MAX } from '@countersign/domain';

export const text: FaultWords = {
  0: '',
  101: '確認用パスワードを入力してください',
  201: 'パスワードにスペースは使用できません',
  202: '数字だけのパスワードは使用できません',
  203: '記号だけのパスワードは使用できません',
  204: `パスワードは${PASSWORD_MIN}文字以上にしてください`,
  205: `パスワードは${PASSWORD_MAX}文字以内にしてください`,
  206: '英字だけのパスワードは使用できません',
  999: 'パスワードが無効です',
};
