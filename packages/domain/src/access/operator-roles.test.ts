import { describe, expect, it } from 'vitest';
import { OPERATOR_REQUEST_KINDS } from '../operator-vocabulary.ts';
import {
  OPERATOR_PERMISSIONS,
  OPERATOR_REQUEST_PERMISSION,
  OPERATOR_ROLES,
  OPERATOR_ROLE_PERMISSIONS,
  type OperatorPermission,
  mayOperate,
  maySeeRequest,
  needsSecondAdministrator,
  readOperatorRoles,
} from './operator-roles.ts';

const rolesWith = (permission: OperatorPermission) => OPERATOR_ROLES.filter((role) => mayOperate([role], permission));

describe('The roles of operators', () => {
  it('hold every permission between them, and the auditor holds those that read', () => {
    for (const permission of OPERATOR_PERMISSIONS)
      expect([permission, rolesWith(permission)]).not.toEqual([permission, []]);
    expect(OPERATOR_ROLE_PERMISSIONS.AUDITOR).toEqual(OPERATOR_PERMISSIONS.filter((one) => one.endsWith('.read')));
  });

  it('separate what one person must not decide alone', () => {
    expect(rolesWith('identity.decide')).toEqual(['REGISTRATION_OFFICER']);
    expect(rolesWith('certificates.revoke')).toEqual(['REGISTRATION_OFFICER']);
    expect(rolesWith('charges.credit')).toEqual(['FINANCE']);
    expect(rolesWith('operators.change')).toEqual(['ADMINISTRATOR']);
    expect(rolesWith('trust.change')).toEqual(['ADMINISTRATOR']);
    expect(rolesWith('audit.read')).toEqual(['AUDITOR']);
    expect(rolesWith('accounts.lock')).toEqual(['SUPPORT']);
  });

  it('let an operator with several roles do what any of them permits, and one without a role nothing', () => {
    expect(mayOperate(['SUPPORT', 'FINANCE'], 'orders.decide')).toBe(true);
    expect(mayOperate(['SUPPORT', 'FINANCE'], 'complaints.handle')).toBe(true);
    expect(OPERATOR_PERMISSIONS.filter((permission) => mayOperate([], permission))).toEqual([]);
  });

  it.each(OPERATOR_REQUEST_KINDS)('can decide a request of %s only with a role that changes things', (kind) => {
    expect(OPERATOR_REQUEST_PERMISSION[kind]).not.toMatch(/\.read$/);
    for (const role of rolesWith(OPERATOR_REQUEST_PERMISSION[kind])) {
      expect(mayOperate([role], 'requests.decide')).toBe(true);
      expect(maySeeRequest([role], kind)).toBe(true);
    }
    expect(maySeeRequest(['AUDITOR'], kind)).toBe(true);
    expect(maySeeRequest(['SUPPORT'], kind)).toBe(false);
  });

  it('are read each once, in the order of the table', () => {
    expect(readOperatorRoles(['FINANCE', 'AUDITOR', 'FINANCE'])).toEqual(['AUDITOR', 'FINANCE']);
    expect(readOperatorRoles(['FINANCE', 'CHIEF'])).toBeNull();
    expect(readOperatorRoles([])).toBeNull();
  });

  it('need a second administrator when one is given, or an administrator loses theirs', () => {
    expect(needsSecondAdministrator(['SUPPORT'], ['SUPPORT', 'FINANCE'])).toBe(true);
    expect(needsSecondAdministrator(['SUPPORT', 'FINANCE'], ['FINANCE'])).toBe(false);
    expect(needsSecondAdministrator(['ADMINISTRATOR', 'AUDITOR'], ['AUDITOR'])).toBe(true);
    expect(needsSecondAdministrator(['ADMINISTRATOR', 'AUDITOR'], ['ADMINISTRATOR'])).toBe(false);
  });
});
