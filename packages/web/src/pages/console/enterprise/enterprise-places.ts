import type { IconName } from '../../../ui/icon.tsx';

/** The sections of the enterprise in the order of their list; which of them stand in it, the permissions say. */
export const ENTERPRISE_PLACES = [{ to: '/enterprise', icon: 'building', word: 'home' }] as const satisfies readonly {
  to: string;
  icon: IconName;
  word: string;
}[];
