import type { IconName } from '../../../ui/icon.tsx';

/** The sections of the enterprise in the order of their list; which of them stand in it, the permissions say. */
export const ENTERPRISE_PLACES = [
  { to: '/enterprise', icon: 'building', word: 'home' },
  { to: '/enterprise/templates', icon: 'files', word: 'templates' },
  { to: '/enterprise/members', icon: 'users', word: 'members' },
  { to: '/enterprise/invitations', icon: 'send', word: 'invitations' },
  { to: '/enterprise/forbidden-members', icon: 'logout', word: 'forbidden' },
  { to: '/enterprise/seals', icon: 'seal', word: 'seals' },
  { to: '/enterprise/my-seals', icon: 'signature', word: 'mySeals' },
  { to: '/enterprise/seal-audit', icon: 'check', word: 'sealAudit' },
  { to: '/enterprise-envelopes', icon: 'files', word: 'allEnvelopes' },
  { to: '/enterprise/applications', icon: 'link', word: 'applications' },
  { to: '/enterprise/contract-numbers', icon: 'tag', word: 'contractNumbers' },
  { to: '/enterprise/finance', icon: 'files', word: 'finance' },
  { to: '/enterprise/roles', icon: 'key', word: 'roles' },
] as const satisfies readonly {
  to: string;
  icon: IconName;
  word: string;
}[];
