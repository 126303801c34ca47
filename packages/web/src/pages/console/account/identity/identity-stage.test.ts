import { describe, expect, it } from 'vitest';
import { identityStage, shownIdentity } from './identity-stage.ts';

describe('Identity verification (Spec §4 "Identity status")', () => {
  it.each([
    ['NO', null, 'form', 'NO'],
    ['NO', 'RETURNED', 'returned', 'RETURNED'],
    ['WAITING', 'WAITING', 'waiting', 'WAITING'],
    ['PASSED', 'PASSED', 'passed', 'PASSED'],
    ['PASSED', null, 'passed', 'PASSED'],
    ['INCOMPLETE', null, 'form', 'INCOMPLETE'],
    ['INCOMPLETE', 'RETURNED', 'returned', 'RETURNED'],
    ['SENIOR_NO_CERT', 'PASSED', 'passed', 'SENIOR_PASSED'],
    ['WAITING', 'RETURNED', 'waiting', 'WAITING'],
  ] as const)('%s with the last application %s shows %s and says %s', (status, last, stage, shown) => {
    const application = last === null ? null : { status: last };
    expect(identityStage(status, application)).toBe(stage);
    expect(shownIdentity(status, application)).toBe(shown);
  });
});
