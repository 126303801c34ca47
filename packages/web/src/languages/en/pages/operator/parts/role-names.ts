import type { text as Shape } from '../../../../zh-CN/pages/operator/parts/role-names.ts';

export const text: typeof Shape = {
  roles: {
    REGISTRATION_OFFICER: 'Registration officer',
    AUDITOR: 'Auditor',
    SUPPORT: 'Support',
    FINANCE: 'Finance',
    ADMINISTRATOR: 'Administrator',
  },
  hints: {
    REGISTRATION_OFFICER: 'decides on identities and seals, revokes certificates, withdraws identities',
    AUDITOR: 'sees everything and the audit log, changes nothing',
    SUPPORT: 'looks up people and enterprises, disables and enables accounts, handles complaints',
    FINANCE: 'handles orders, payments and credits',
    ADMINISTRATOR: 'manages operators, trusted lists and the health of the service',
  },
  join: ', ',
};
