import { PASSWORD_MAX, PASSWORD_MIN, type PasswordCheckCode } from '@countersign/domain';
import { defineText } from '../../text/text.ts';
import type { Rule, Strength } from './rules.ts';

type FaultWords = Readonly<Record<PasswordCheckCode, string>>;
/** Spec §5 "New password, by check code". */
export const usePasswordFaultText = defineText<FaultWords>(
  {
    0: '',
    101: '请输入确认密码',
    201: '密码不能包含空格',
    202: '密码不能全是数字',
    203: '密码不能全是符号',
    204: `密码至少 ${PASSWORD_MIN} 个字符`,
    205: `密码最多 ${PASSWORD_MAX} 个字符`,
    206: '密码不能全是字母',
    999: '密码无效',
  },
  {
    0: '',
    101: 'Please enter confirm password',
    201: 'Password cannot contain spaces',
    202: 'Password cannot be all digits',
    203: 'Password cannot be all symbols',
    204: `At least ${PASSWORD_MIN} characters`,
    205: `At most ${PASSWORD_MAX} characters`,
    206: 'Password cannot be all letters',
    999: 'Password invalid',
  },
);

export const usePasswordText = defineText(
  {
    newPassword: '新密码',
    confirm: '再次输入密码',
    missing: '请输入密码',
    mismatch: '两次输入的密码不一致，请重新输入',
    rules: '密码要求',
    rule: {
      length: `${PASSWORD_MIN} 到 ${PASSWORD_MAX} 个字符`,
      noSpace: '不含空格',
      mixed: '数字、字母、符号至少两种',
    } as Readonly<Record<Rule, string>>,
    met: '已满足',
    notYet: '未满足',
    strengthLabel: '密码强度',
    strength: { 0: '', 1: '较弱', 2: '中等', 3: '强' } as Readonly<Record<Strength, string>>,
  },
  {
    newPassword: 'New password',
    confirm: 'Password again',
    missing: 'Please enter a password',
    mismatch: 'The two passwords do not match, please re-enter',
    rules: 'Password requirements',
    rule: {
      length: `${PASSWORD_MIN} to ${PASSWORD_MAX} characters`,
      noSpace: 'No spaces',
      mixed: 'Two of digits, letters and symbols',
    },
    met: 'met',
    notYet: 'not yet',
    strengthLabel: 'Strength',
    strength: { 0: '', 1: 'weak', 2: 'fair', 3: 'strong' },
  },
);
