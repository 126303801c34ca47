import type { Rule, Strength } from '../../../../parts/password/rules.ts';
import { PASSWORD_MIN, PASSWORD_MAX } from '@countersign/domain';

export const text = {
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
};
