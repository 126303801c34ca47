import type { IconName } from '../../../ui/icon.tsx';

/** The sections of the enterprise in the order of their list; which of them stand in it, the permissions say. */
export const ENTERPRISE_PLACES = [
  { to: '/enterprise', icon: 'building', word: 'home' },
  { to: '/enterprise/members', icon: 'users', word: 'members' },
  { to: '/enterprise/invitations', icon: 'send', word: 'invitations' },
  { to: '/enterprise/forbidden-members', icon: 'logout', word: 'forbidden' },
] as const satisfies readonly {
  to: string;
  icon: IconName;
  word: string;
}[];
