import { type OperatorPermission, type OperatorRole, mayOperate } from '@countersign/domain';
import type { IconName } from '../../../ui/icon.tsx';
import type { useOperatorText } from '../words.ts';

/** The pages of the console in the order of its menu, and what each needs; null for any operator. */
export const PLACES = [
  { to: '/operator', icon: 'home', word: 'overview', needs: null, isExact: true },
  { to: '/operator/identity', icon: 'user', word: 'identity', needs: 'identity.read' },
  { to: '/operator/seals', icon: 'seal', word: 'seals', needs: 'identity.read' },
  { to: '/operator/requests', icon: 'check', word: 'requests', needs: 'requests.read' },
  { to: '/operator/certificates', icon: 'shield', word: 'certificates', needs: 'certificates.read' },
  { to: '/operator/authority', icon: 'seal', word: 'authority', needs: 'authority.read' },
  { to: '/operator/trust', icon: 'link', word: 'trust', needs: 'trust.read' },
  { to: '/operator/directory', icon: 'files', word: 'directory', needs: 'directory.read' },
  { to: '/operator/users', icon: 'users', word: 'users', needs: 'directory.read' },
  { to: '/operator/complaints', icon: 'bell', word: 'complaints', needs: 'complaints.read' },
  { to: '/operator/blacklist', icon: 'eyeOff', word: 'blacklist', needs: 'complaints.read' },
  { to: '/operator/unreached', icon: 'bell', word: 'unreached', needs: 'complaints.read' },
  { to: '/operator/holds', icon: 'shield', word: 'holds', needs: 'holds.read' },
  { to: '/operator/orders', icon: 'tag', word: 'orders', needs: 'orders.read' },
  { to: '/operator/health', icon: 'device', word: 'health', needs: 'health.read' },
  { to: '/operator/statistics', icon: 'chart', word: 'statistics', needs: 'statistics.read' },
  { to: '/operator/audit', icon: 'files', word: 'audit', needs: 'audit.read' },
  { to: '/operator/operators', icon: 'key', word: 'operators', needs: 'operators.read' },
] as const satisfies readonly {
  to: string;
  icon: IconName;
  word: keyof ReturnType<typeof useOperatorText>;
  needs: OperatorPermission | null;
  isExact?: true;
}[];

/** Whether these roles may see the page at a path; the server refuses its calls otherwise. */
export function mayOpen(roles: readonly OperatorRole[], pathname: string): boolean {
  const place = PLACES.find(({ to }) => to !== PLACES[0].to && (pathname === to || pathname.startsWith(`${to}/`)));
  return !place?.needs || mayOperate(roles, place.needs);
}
