import { calls } from '@countersign/contract/calls';
import { expect, test } from 'vitest';
import { isLoginName } from './login-name.ts';

test.each([
  ['zhang.wei', true],
  [' Zhang.Wei ', true],
  ['a1-_.', true],
  ['x'.repeat(32), true],
  ['x'.repeat(33), false],
  ['ab', false],
  ['.abc', false],
  ['王小明', false],
  ['a b c', false],
])('the login name %j is allowed: %s, and the contract says the same', (login, isAllowed) => {
  expect(isLoginName(login)).toBe(isAllowed);
  expect(calls.createOperator.body.safeParse({ login, name: '张伟', roles: ['AUDITOR'] }).success).toBe(isAllowed);
});
