import type { text as Shape } from '../../../zh-CN/parts/password/text.ts';
import { PASSWORD_MIN, PASSWORD_MAX } from '@countersign/domain';

export const text: typeof Shape = {
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
};
