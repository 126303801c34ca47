import type { FaultWords } from '../../../zh-CN/parts/password/faults.ts';
import { PASSWORD_MIN, PASSWORD_MAX } from '@countersign/domain';

export const text: FaultWords = {
  0: '',
  101: 'Please enter confirm password',
  201: 'Password cannot contain spaces',
  202: 'Password cannot be all digits',
  203: 'Password cannot be all symbols',
  204: `At least ${PASSWORD_MIN} characters`,
  205: `At most ${PASSWORD_MAX} characters`,
  206: 'Password cannot be all letters',
  999: 'Password invalid',
};
