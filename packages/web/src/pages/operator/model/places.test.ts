import { OPERATOR_ROLES } from '@countersign/domain';
import { describe, expect, it } from 'vitest';
import { PLACES, mayOpen } from './places.ts';

const open = (role: (typeof OPERATOR_ROLES)[number]): string[] =>
  PLACES.map(({ to }) => to).filter((to) => mayOpen([role], to));

describe('The pages of the operator console', () => {
  it('open for the roles that can read what they show', () => {
    expect(open('SUPPORT')).toEqual([
      '/operator',
      '/operator/directory',
      '/operator/users',
      '/operator/complaints',
      '/operator/blacklist',
      '/operator/unreached',
      '/operator/statistics',
    ]);
    expect(open('AUDITOR')).toEqual(PLACES.map(({ to }) => to));
    expect(mayOpen(['FINANCE'], '/operator/identity/WSID_APPL_1')).toBe(false);
    expect(mayOpen(['FINANCE', 'REGISTRATION_OFFICER'], '/operator/identity/WSID_APPL_1')).toBe(true);
  });

  it('that belong to the operator alone open for every role', () => {
    for (const role of OPERATOR_ROLES) {
      expect(mayOpen([role], '/operator/password')).toBe(true);
      expect(mayOpen([role], '/operator/second-factor')).toBe(true);
    }
  });
});
