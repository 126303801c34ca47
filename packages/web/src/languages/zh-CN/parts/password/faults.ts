import { PASSWORD_MIN, PASSWORD_MAX, type PasswordCheckCode } from '@countersign/domain';

export type FaultWords = Readonly<Record<PasswordCheckCode, string>>;

export const text: FaultWords = {
  0: '',
  101: '请输入确认密码',
  201: '密码不能包含空格',
  202: '密码不能全是数字',
  203: '密码不能全是符号',
  204: `密码至少 ${PASSWORD_MIN} 个字符`,
  205: `密码最多 ${PASSWORD_MAX} 个字符`,
  206: '密码不能全是字母',
  999: '密码无效',
};
