import type { text as Shape } from '../../../../zh-CN/pages/operator/users/text.ts';
import { ACCOUNT_LABELS, IDENTITY_LABELS } from '@countersign/contract/languages/en/labels';

export const text: typeof Shape = {
  title: 'Users',
  lead: 'Contacts are masked; search by the complete phone number or e-mail address.',
  contact: 'Phone or e-mail',
  name: 'Name',
  status: 'Account',
  identity: 'Identity',
  registered: (day) => `signed up ${day}`,
  lastLogin: 'Last login',
  never: 'never',
  statusWord: ACCOUNT_LABELS,
  identityWord: IDENTITY_LABELS,
  emptyTitle: 'There are no users yet',
  emptyWhy: 'People who sign up appear here.',
  disable: 'Disable',
  enable: 'Enable',
  disableTitle: (name) => `Disable the account of “${name}”?`,
  disableWhy: 'All logins end at once; until the account is enabled again, no one can log in to it.',
  enableTitle: (name) => `Enable the account of “${name}” again?`,
  enableWhy: 'Afterwards this person can log in again.',
  disabled: 'The account was disabled',
  enabled: 'The account was enabled',
  record: 'Record',
  actOn: (act, name) => `${act}: ${name}`,
};
