import type { IconName } from '../../../ui/icon.tsx';

interface Place {
  readonly to: string;
  readonly icon: IconName;
  readonly word: string;
  /** Sections of one group are listed together. */
  readonly group: 'home' | 'contracts' | 'seals' | 'people' | 'account';
}

/** The sections of the enterprise in the order of their list; the permissions decide which of them are listed. */
export const ENTERPRISE_PLACES = [
  { to: '/enterprise', icon: 'building', word: 'home', group: 'home' },
  { to: '/enterprise-envelopes', icon: 'files', word: 'allEnvelopes', group: 'contracts' },
  { to: '/enterprise/templates', icon: 'copy', word: 'templates', group: 'contracts' },
  { to: '/enterprise/contract-numbers', icon: 'tag', word: 'contractNumbers', group: 'contracts' },
  { to: '/enterprise/seals', icon: 'seal', word: 'seals', group: 'seals' },
  { to: '/enterprise/my-seals', icon: 'signature', word: 'mySeals', group: 'seals' },
  { to: '/enterprise/seal-audit', icon: 'check', word: 'sealAudit', group: 'seals' },
  { to: '/enterprise/members', icon: 'users', word: 'members', group: 'people' },
  { to: '/enterprise/invitations', icon: 'send', word: 'invitations', group: 'people' },
  { to: '/enterprise/roles', icon: 'key', word: 'roles', group: 'people' },
  { to: '/enterprise/forbidden-members', icon: 'logout', word: 'forbidden', group: 'people' },
  { to: '/enterprise/finance', icon: 'chart', word: 'finance', group: 'account' },
  { to: '/enterprise/applications', icon: 'link', word: 'applications', group: 'account' },
] as const satisfies readonly Place[];
